/**
 * Reads the places in a file of onX, HuntStand, Gaia GPS, Garmin, Google Earth, CalTopo or a spreadsheet. The content
 * tells which it is: GPX, KML, KMZ, GeoJSON or CSV. This module brings packages along, so import it when it is needed.
 */
import * as z from 'zod/mini'
import { htmlToText } from '~/lib/html-text'
import { decodeCsv, readCsv, type CsvRow } from '~/lib/read-csv'
import { readPair, readPoint } from '~/tools/ground/read-coordinates'
import { parseJson } from '~/lib/parse-json'
import { readWaypointXml } from './read-waypoint-xml'
import { parseStand, serializeStand, slopes, toPoint } from './stand'
import type { LeftOut, Waypoint, WaypointFile } from './waypoint'
import { directions } from '~/tools/wind-picker/wind-picker.data'

/** A season of tracks is smaller. */
export const mostFileBytes = 20_000_000

/** @returns the places, or a sentence that says what is wrong with the file */
export async function readWaypointFile(file: Blob & { name: string }): Promise<WaypointFile | string> {
  if (file.size === 0) return `“${file.name}” is empty.`
  if (file.size > mostFileBytes) return `“${file.name}” is larger than 20 MB. Export the waypoints without the tracks.`
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = await readBytes(bytes)
  if (typeof read === 'string') return `“${file.name}” ${read}.`
  if (read.waypoints.length > 0) return read
  return `“${file.name}” holds no waypoints${read.leftOut.length === 0 ? '' : ', only lines, areas or entries without a point'}.`
}

async function readBytes(bytes: Uint8Array<ArrayBuffer>): Promise<WaypointFile | string> {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('PK')) {
    const kml = await kmlOf(bytes)
    return typeof kml === 'string' ? kml : readBytes(kml)
  }
  if (start.slice(8) === '.FIT') return 'is a FIT file. Export the waypoints as GPX, as Garmin BaseCamp does'
  const decoded = decodeCsv(bytes.buffer)
  if ('refused' in decoded) return 'is a workbook. Save it as CSV'
  if (decoded.text.includes('\0')) return 'is no GPX, KML, GeoJSON or CSV file'
  return readWaypoints(decoded.text)
}

/** @returns the places, or the end of a sentence that says what is wrong with the file */
export function readWaypoints(text: string): WaypointFile | string {
  const content = text.replace(/^\uFEFF/, '').trimStart()
  if (/^<(?:!doctype html|html)\b/i.test(content)) return 'is a web page, not a file of waypoints'
  if (content.startsWith('<')) return readWaypointXml(content)
  if (/^[{[]/.test(content)) return readGeoJson(content)
  return readTable(content)
}

/** Finds the KML in a KMZ, which is a ZIP archive and lists its entries at the end. */
async function kmlOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | string> {
  const noKml = 'is an archive without a KML file. Unpack it, or export KML or GPX'
  const view = new DataView(bytes.buffer)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== 0x06_05_4b_50) end -= 1
  if (end < 0) return 'is damaged or not complete'
  try {
    let at = view.getUint32(end + 16, true)
    for (let entry = view.getUint16(end + 10, true); entry > 0; entry -= 1) {
      const nameLength = view.getUint16(at + 28, true)
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
      if (/\.kml$/i.test(name)) {
        const local = view.getUint32(at + 42, true)
        const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
        const packed = bytes.slice(from, from + view.getUint32(at + 20, true))
        return view.getUint16(at + 10, true) === 0 ? packed : await inflate(packed)
      }
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
  } catch (error) {
    // An archive that is cut short points beyond its end, or cannot be unpacked.
    if (error instanceof RangeError || error instanceof TypeError) return 'is damaged or not complete'
    throw error
  }
  return noKml
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value)
    size += part.value.length
    if (size > mostFileBytes) throw new RangeError('The archive holds more than a map')
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

const Position = z.array(z.number())
const Geometry = z.object({
  type: z.string(),
  coordinates: z.optional(z.unknown()),
  geometries: z.optional(z.unknown()),
})
const Feature = z.object({
  geometry: z.optional(z.nullable(Geometry)),
  properties: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
})
const Features = z.object({ features: z.array(z.unknown()) })
const Typed = z.object({ type: z.string() })

const geometryKinds: Readonly<Record<string, LeftOut>> = {
  LineString: 'line',
  MultiLineString: 'line',
  Polygon: 'area',
  MultiPolygon: 'area',
}

function readGeoJson(text: string): WaypointFile | string {
  const json = parseJson(text)
  if (json === undefined) return 'is damaged or not complete: it is no JSON'
  const { type } = z.safeParse(Typed, json).data ?? {}
  const features =
    type === 'Feature' ? [json] : type === 'FeatureCollection' ? z.safeParse(Features, json).data?.features : undefined
  if (!features) return 'is JSON of another kind, not GeoJSON'
  const waypoints: Waypoint[] = []
  const leftOut: LeftOut[] = []
  for (const value of features) {
    const { geometry, properties } = z.safeParse(Feature, value).data ?? {}
    const of = (...names: string[]) => textIn(properties ?? {}, names)
    const written = of('stagwiseStand')
    const parts = geometry ? partsOf(geometry) : []
    leftOut.push(...parts.flatMap((part) => geometryKinds[part.type] ?? []))
    const points = parts.flatMap((part) =>
      part.type === 'Point' ? [part.coordinates] : part.type === 'MultiPoint' ? listIn(part.coordinates) : [],
    )
    const [point] = points.flatMap((position) => {
      const [longitude = Number.NaN, latitude = Number.NaN] = z.safeParse(Position, position).data ?? []
      return toPoint(latitude, longitude) ?? []
    })
    if (!point && written === '') {
      if (points.length > 0 || parts.every((part) => geometryKinds[part.type] === undefined)) leftOut.push('unplaced')
      continue
    }
    waypoints.push({
      name: of('name', 'title', 'label'),
      point,
      note: htmlToText(of('description', 'notes', 'note', 'desc', 'comment')),
      kind: of('icon', 'sym', 'marker-symbol', 'category', 'type'),
      written,
    })
  }
  return { format: 'GeoJSON', waypoints, leftOut }
}

function partsOf(geometry: z.infer<typeof Geometry>): z.infer<typeof Geometry>[] {
  if (geometry.type !== 'GeometryCollection') return [geometry]
  return listIn(geometry.geometries).flatMap((part) => z.safeParse(Geometry, part).data ?? [])
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns the first of these fields that has a text, whatever the case of its name. */
function textIn(fields: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  for (const wanted of names) {
    const [, value] = Object.entries(fields).find(([name]) => name.toLowerCase() === wanted.toLowerCase()) ?? []
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return ''
}

const columnNames = {
  lat: ['latitude', 'lat', 'y', 'lat (deg)', 'latitude (deg)', 'gps latitude', 'lat_dd', 'ylat'],
  lon: ['longitude', 'lon', 'long', 'lng', 'x', 'lon (deg)', 'longitude (deg)', 'gps longitude', 'lon_dd', 'xlong'],
  both: ['coordinates', 'coordinate', 'coords', 'location', 'position', 'point', 'lat/lon', 'lat,lon', 'latlng', 'gps'],
  wkt: ['wkt', 'geometry', 'geom', 'shape'],
  name: ['name', 'title', 'label', 'waypoint', 'waypoint name', 'stand', 'stand name', 'pin name', 'marker', 'id'],
  note: ['note', 'notes', 'description', 'desc', 'comment', 'comments', 'cmt', 'remarks'],
  kind: ['icon', 'symbol', 'sym', 'type', 'category', 'kind', 'folder', 'layer', 'marker type'],
} as const

/** The file of Garmin's POI Loader names no columns: longitude, latitude, name, comment. */
const garminNames = 'longitude,latitude,name,comment\n'

function readTable(text: string): WaypointFile | string {
  const isGarmin = /^\s*"?-?\d{1,3}\.\d+"?\s*,\s*"?-?\d{1,2}\.\d+"?\s*(?:,|\n|$)/.test(text)
  const table = readCsv(isGarmin ? garminNames + text : text)
  const written = table?.header.columns ?? []
  const columnOf = (kind: keyof typeof columnNames) =>
    columnNames[kind].flatMap((name) => written.find((column) => column.toLowerCase() === name) ?? [])[0]
  const columns = { lat: columnOf('lat'), lon: columnOf('lon'), both: columnOf('both'), wkt: columnOf('wkt') }
  const isPlaced = (columns.lat && columns.lon) ?? columns.both ?? columns.wkt
  if (!table || isPlaced === undefined) {
    return 'is no GPX, KML or GeoJSON file, and as a table it lacks the columns “latitude” and “longitude”'
  }
  const isOurs = written.some((column) => column.toLowerCase() === 'good winds')
  const waypoints: Waypoint[] = []
  const leftOut: LeftOut[] = []
  for (const row of table.rows) {
    const cell = (kind: keyof typeof columnNames) => {
      const column = columnOf(kind)
      return column === undefined ? '' : row.cell(column).trim()
    }
    const { lat, lon, both, wkt } = columns
    const typed =
      lat !== undefined && lon !== undefined
        ? readPoint(row.cell(lat), row.cell(lon)).point
        : readPair(both === undefined ? wktPair(row.cell(wkt ?? '')) : row.cell(both))
    const point = typed && toPoint(typed.latitude, typed.longitude)
    if (wkt !== undefined && /^(?:MULTI)?(?:LINESTRING|POLYGON)/i.test(cell('wkt'))) {
      leftOut.push(/POLYGON/i.test(cell('wkt')) ? 'area' : 'line')
    } else if (row.fault !== undefined || (!point && !(isOurs && cell('name') !== ''))) leftOut.push('unplaced')
    else {
      const { name, note, kind } = { name: cell('name'), note: cell('note'), kind: cell('kind') }
      waypoints.push({ name, point, note, kind, written: isOurs ? ownStand(name, row) : '' })
    }
  }
  return { format: 'CSV', waypoints, leftOut }
}

/** "POINT (-73.21 44.47)" has the longitude first. */
function wktPair(text: string): string {
  const [, longitude, latitude] = /^POINT\s*Z?\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)/i.exec(text.trim()) ?? []
  return latitude === undefined || longitude === undefined ? '' : `${latitude}, ${longitude}`
}

/** Reads the columns that this site writes, with winds such as "NW N". */
function ownStand(name: string, row: CsvRow): string {
  const winds = row
    .cell('good winds')
    .toUpperCase()
    .split(/[ ,;]+/)
  const access = row.cell('walk in').trim().toUpperCase()
  const slope = row.cell('slope').trim().toLowerCase()
  return serializeStand({
    name: parseStand(name)?.name ?? 'Stand',
    goodWinds: directions.map(({ id }) => id).filter((id) => winds.includes(id)),
    access: directions.find(({ id }) => id === access)?.id,
    slope: slopes.find((each) => each.id === slope || each.name.toLowerCase() === slope)?.id,
  })
}
