/** Reads the places in a GeoJSON file. Lines and areas are only counted. */
import * as z from 'zod/mini'
import { htmlToText } from '~/lib/html-text'
import { parseJson } from '~/lib/parse-json'
import { readPair } from '~/tools/ground/read-coordinates'
import { addPlace, toMapPoint } from './map-place'
import type { LeftOut, WaypointFile } from './waypoint'

const Geometry = z.object({
  type: z.string(),
  coordinates: z.optional(z.unknown()),
  geometries: z.optional(z.unknown()),
})
const Fields = z.record(z.string(), z.unknown())
const Feature = z.object({
  geometry: z.optional(z.nullable(Geometry)),
  properties: z.optional(z.nullable(Fields)),
})
const Features = z.object({ features: z.array(z.unknown()) })
const Typed = z.object({ type: z.string() })

const shapeKinds = new Map<string, LeftOut>([
  ['LineString', 'line'],
  ['MultiLineString', 'line'],
  ['Polygon', 'area'],
  ['MultiPolygon', 'area'],
])
const geometryTypes = ['Point', 'MultiPoint', 'GeometryCollection', ...shapeKinds.keys()]

/** Google writes this as the comment of a pin whose point is only in its link. */
const noPlaceName = /^No location information is available for this saved place\.?$/

/** @returns the places, or the end of a sentence that says what is wrong with the file */
export function readGeoJson(text: string): WaypointFile | string {
  const json = parseJson(text)
  if (json === undefined) return 'is damaged or not complete: it is not valid JSON'
  const features = featuresOf(json)
  if (!features) return 'is JSON of another kind, not GeoJSON'
  const file: WaypointFile = { waypoints: [], leftOut: [], repairs: [] }
  for (const value of features) {
    const { geometry, properties } = z.safeParse(Feature, value).data ?? {}
    const fields = properties ?? {}
    const of = (...names: string[]) => textIn(fields, names)
    const location = z.safeParse(Fields, valueIn(fields, 'location')).data ?? {}
    const parts = geometry ? partsOf(geometry) : []
    const points = parts.flatMap((part) =>
      part.type === 'Point' ? [part.coordinates] : part.type === 'MultiPoint' ? listIn(part.coordinates) : [],
    )
    const usable = points.map((position) => {
      const [longitude, latitude] = listIn(position)
      return toMapPoint(latitude, longitude)
    })
    const linked = usable.some(Boolean) ? undefined : readPair(of('google_maps_url', 'google maps url', 'url'))
    const note = htmlToText(of('description', 'notes', 'note', 'desc', 'comment'))
    addPlace(file, linked ? [toMapPoint(linked.latitude, linked.longitude)] : usable, {
      name: of('name', 'title', 'label') || textIn(location, ['name', 'business name', 'address']),
      note: noPlaceName.test(note) ? '' : note,
      kind: of('icon', 'sym', 'marker-symbol', 'category', 'type'),
      written: of('stagwiseStand'),
      shapes: parts.flatMap(({ type }) => shapeKinds.get(type) ?? []),
    })
  }
  return file
}

function featuresOf(json: unknown): unknown[] | undefined {
  const { type = '' } = z.safeParse(Typed, json).data ?? {}
  if (type === 'Feature') return [json]
  if (geometryTypes.includes(type)) return [{ geometry: json }]
  return type === 'FeatureCollection' ? z.safeParse(Features, json).data?.features : undefined
}

/** Lists the geometries in a collection, and in those inside it. */
function partsOf(geometry: z.infer<typeof Geometry>): z.infer<typeof Geometry>[] {
  const all = [geometry]
  for (const { type, geometries } of all) {
    if (type !== 'GeometryCollection') continue
    for (const part of listIn(geometries)) all.push(z.safeParse(Geometry, part).data ?? { type: '' })
  }
  return all.filter(({ type }) => type !== 'GeometryCollection')
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns the first of these fields that has a text or a number, whatever the case of its name. */
function textIn(fields: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  for (const name of names) {
    const value = valueIn(fields, name)
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return ''
}

function valueIn(fields: Readonly<Record<string, unknown>>, wanted: string): unknown {
  return Object.entries(fields).find(([name]) => name.toLowerCase() === wanted.toLowerCase())?.[1]
}
