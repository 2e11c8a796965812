/** Reads the places in a table: a CSV file with the columns that maps and spreadsheets name, or one of this site. */
import { describeFaults, faultsOfRow, isFormulaError, readCsv, type CsvFault, type CsvRow } from '~/lib/read-csv'
import { readPair, readPoint } from '~/tools/ground/read-coordinates'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { addPlace, toMapPoint } from './map-place'
import { parseStand, serializeStand, slopes } from './stand'
import type { WaypointFile } from './waypoint'

const columnNames = {
  lat: ['latitude', 'lat', 'y', 'lat (deg)', 'latitude (deg)', 'gps latitude', 'lat_dd', 'ylat'],
  lon: ['longitude', 'lon', 'long', 'lng', 'x', 'lon (deg)', 'longitude (deg)', 'gps longitude', 'lon_dd', 'xlong'],
  both: [
    'coordinates',
    'coordinate',
    'coords',
    'location',
    'position',
    'point',
    'lat/lon',
    'lat,lon',
    'latlng',
    'gps',
    'url',
  ],
  wkt: ['wkt', 'geometry', 'geom', 'shape'],
  name: ['name', 'title', 'label', 'waypoint', 'waypoint name', 'stand', 'stand name', 'pin name', 'marker', 'id'],
  note: ['note', 'notes', 'description', 'desc', 'comment', 'comments', 'cmt', 'remarks'],
  kind: ['icon', 'symbol', 'sym', 'type', 'category', 'kind', 'folder', 'layer', 'marker type'],
} as const

/** The file of Garmin's POI Loader names no columns: longitude, latitude, name, comment. */
const garminNames = 'longitude,latitude,name,comment\n'

/** The points of 20,000 lines are read in a second or so. */
const mostRows = 20_000

/** @returns the places, or the end of a sentence that says what is wrong with the file */
export function readTable(text: string): WaypointFile | string {
  const isGarmin = /^\s*"?-?\d{1,3}\.\d+"?\s*,\s*"?-?\d{1,2}\.\d+"?\s*(?:,|\n|$)/.test(text)
  const table = readCsv(isGarmin ? garminNames + text : text)
  const written = table?.header.columns ?? []
  const columnOf = (kind: keyof typeof columnNames) =>
    columnNames[kind].flatMap((name) => written.find((column) => column.toLowerCase() === name) ?? [])[0]
  const columns = { lat: columnOf('lat'), lon: columnOf('lon'), both: columnOf('both'), wkt: columnOf('wkt') }
  const isPlaced = (columns.lat && columns.lon) ?? columns.both ?? columns.wkt
  if (!table || isPlaced === undefined) {
    return 'is not a GPX, KML or GeoJSON file, and as a table it lacks the columns “latitude” and “longitude”'
  }
  if (table.rows.length > mostRows) return 'has more than 20,000 lines. Keep only those of your stands'
  const isOurs = written.some((column) => column.toLowerCase() === 'good winds')
  const file: WaypointFile = { waypoints: [], leftOut: [], repairs: [] }
  const faults: CsvFault[] = []
  for (const row of table.rows) {
    const cell = (kind: keyof typeof columnNames) => {
      const column = columnOf(kind)
      const text = column === undefined ? '' : row.cell(column).trim()
      return isFormulaError(text) ? '' : text
    }
    const { lat, lon, both, wkt } = columns
    const numbers = lat !== undefined && lon !== undefined ? toMapPoint(row.cell(lat), row.cell(lon)) : undefined
    const typed =
      lat !== undefined && lon !== undefined
        ? readPoint(row.cell(lat), row.cell(lon)).point
        : readPair(both === undefined ? wktPair(row.cell(wkt ?? '')) : row.cell(both))
    const shape = /^(?:MULTI)?(LINESTRING|POLYGON)/i.exec(wkt === undefined ? '' : cell('wkt'))?.[1]
    if (shape !== undefined) file.leftOut.push(shape.toUpperCase() === 'POLYGON' ? 'area' : 'line')
    else if (row.fault !== undefined) faults.push(...faultsOfRow(row, []))
    else {
      const name = cell('name')
      addPlace(file, typed ? [numbers ?? toMapPoint(typed.latitude, typed.longitude)] : [], {
        name,
        note: cell('note'),
        kind: cell('kind'),
        written: isOurs && name !== '' ? ownStand(name, row) : '',
        isCertain: typed?.isCertain === true && !cell('both').includes('/'),
      })
    }
  }
  const repairs = describeFaults(faults).map((fault) => `Not read: ${fault.replace('Line', 'line')}.`)
  return { ...file, repairs }
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
