/** Writes the stands as files for other maps. This module brings a package along, so import it when it is needed. */
import { csvHead, csvRecords } from '~/lib/csv'
import { escapeXml } from '~/lib/escape'
import { describeStand } from './judge-stand'
import { serializeStand, slopes, type Stand } from './stand'

export const standFormats = [
  { id: 'gpx', name: 'GPX', type: 'application/gpx+xml', write: toGpx },
  { id: 'kml', name: 'KML', type: 'application/vnd.google-earth.kml+xml', write: toKml },
  { id: 'geojson', name: 'GeoJSON', type: 'application/geo+json', write: toGeoJson },
  { id: 'csv', name: 'CSV', type: 'text/csv', write: toCsv },
] as const

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'urn:stagwise'

/** Writes the winds and the slope, which only this site reads back. */
function writtenStand({ name, goodWinds, access, slope }: Stand): string {
  return serializeStand({ name, goodWinds, access, slope })
}

/** Writes the text for people who use another map; this site drops the winds again when it reads the file. */
function words(stand: Stand): string {
  return [stand.note ?? '', describeStand(stand)].filter(Boolean).join('\n')
}

/** Leaves out stands without a point, because a waypoint needs one. */
export function toGpx(stands: readonly Stand[]): string {
  const waypoints = stands.flatMap((stand) => {
    const { name, point } = stand
    if (!point) return []
    return [
      `  <wpt lat="${String(point.latitude)}" lon="${String(point.longitude)}">`,
      `    <name>${escapeXml(name)}</name>`,
      ...(words(stand) === '' ? [] : [`    <desc>${escapeXml(words(stand))}</desc>`]),
      '    <sym>Tree Stand</sym>',
      `    <extensions><s:stagwiseStand>${escapeXml(writtenStand(stand))}</s:stagwiseStand></extensions>`,
      '  </wpt>',
    ]
  })
  const open = `<gpx xmlns="http://www.topografix.com/GPX/1/1" xmlns:s="${namespace}" version="1.1" creator="Stagwise">`
  return `${head}${[open, ...waypoints, '</gpx>'].join('\n')}\n`
}

export function toKml(stands: readonly Stand[]): string {
  const placemarks = stands.flatMap((stand) => {
    const { name, point } = stand
    const data = `<Data name="stagwiseStand"><value>${escapeXml(writtenStand(stand))}</value></Data>`
    return [
      '    <Placemark>',
      `      <name>${escapeXml(name)}</name>`,
      ...(words(stand) === '' ? [] : [`      <description>${escapeXml(words(stand))}</description>`]),
      `      <ExtendedData>${data}</ExtendedData>`,
      ...(point
        ? [`      <Point><coordinates>${String(point.longitude)},${String(point.latitude)}</coordinates></Point>`]
        : []),
      '    </Placemark>',
    ]
  })
  const open = ['<kml xmlns="http://www.opengis.net/kml/2.2">', '  <Document>', '    <name>My stands</name>']
  return `${head}${[...open, ...placemarks, '  </Document>', '</kml>'].join('\n')}\n`
}

export function toGeoJson(stands: readonly Stand[]): string {
  const features = stands.map((stand) => ({
    type: 'Feature',
    geometry: stand.point ? { type: 'Point', coordinates: [stand.point.longitude, stand.point.latitude] } : null,
    properties: { name: stand.name, description: words(stand), stagwiseStand: writtenStand(stand) },
  }))
  return `${JSON.stringify({ type: 'FeatureCollection', features }, undefined, 2)}\n`
}

const columns = ['name', 'latitude', 'longitude', 'note', 'good winds', 'walk in', 'slope']

export function toCsv(stands: readonly Stand[]): string {
  const records = stands.map(({ name, point, note, goodWinds, access, slope }) => [
    name,
    point?.latitude ?? '',
    point?.longitude ?? '',
    note ?? '',
    goodWinds.join(' '),
    access ?? '',
    slopes.find(({ id }) => id === slope)?.name ?? '',
  ])
  return csvHead(columns) + csvRecords(records)
}
