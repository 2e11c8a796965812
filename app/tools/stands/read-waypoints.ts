/**
 * Reads the places in a file of onX, HuntStand, Gaia GPS, Garmin, Google Earth, CalTopo or a spreadsheet. The content
 * tells which it is: GPX, KML, KMZ, GeoJSON or CSV. This module brings packages along, so import it when it is needed.
 */
import { decodeCsv } from '~/lib/read-csv'
import { countOf } from '~/lib/text'
import { findOutside } from '~/tools/ground/point-reader'
import { readGeoJson } from './read-geojson'
import { listArchive, unpack } from './read-archive'
import { readTable } from './read-waypoint-table'
import { readWaypointXml } from './read-waypoint-xml'
import { leftOutList, type Waypoint, type WaypointFile } from './waypoint'

/** A season of tracks is smaller. */
const mostFileBytes = 20_000_000
/** The visitor chooses from a list of all of them. */
const mostWaypoints = 5000

const damaged = 'is damaged or not complete'
const withoutTracks = 'Export the waypoints without the tracks'
const tooLargeUnpacked = `is larger than 20 MB when unpacked. ${withoutTracks}`

/** @returns the places, or a sentence that says what is wrong with the file */
export async function readWaypointFile(file: Blob & { name: string }): Promise<WaypointFile | string> {
  if (file.size === 0) return `“${file.name}” is empty.`
  if (file.size > mostFileBytes) return `“${file.name}” is larger than 20 MB. ${withoutTracks}.`
  const read = await readBytes(new Uint8Array(await file.arrayBuffer()))
  if (typeof read === 'string') return `“${file.name}” ${read}.`
  const { waypoints, leftOut, repairs } = read
  if (waypoints.length > mostWaypoints) {
    return `“${file.name}” holds more than ${mostWaypoints.toLocaleString('en-US')} waypoints. Export only those of your stands.`
  }
  if (waypoints.length > 0) {
    return { ...read, waypoints: waypoints.map(withOutside), repairs: [...repairs, ...describeSwapped(waypoints)] }
  }
  const rest = leftOut.length === 0 ? '' : `, only ${leftOutList(leftOut)}`
  const advice = leftOut.includes('link') ? ['Export the map itself, not a link to it.'] : []
  return [`“${file.name}” holds no waypoints${rest}.`, ...advice, ...repairs].join(' ')
}

function describeSwapped(waypoints: readonly Waypoint[]): string[] {
  const { length } = waypoints.filter(({ isSwapped }) => isSwapped)
  return length === 0
    ? []
    : [`Latitude and longitude were swapped for ${countOf(length, 'point')} in the file. They are corrected here.`]
}

/** A stand that this site wrote was asked about when it was entered. */
function withOutside(waypoint: Waypoint): Waypoint {
  const { point, written, isCertain } = waypoint
  return point && written === '' && !isCertain ? { ...waypoint, outside: findOutside(point) } : waypoint
}

async function readBytes(bytes: Uint8Array<ArrayBuffer>): Promise<WaypointFile | string> {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.slice(8) === '.FIT') return 'is a FIT file. Export the waypoints as GPX, as Garmin BaseCamp does'
  try {
    if (/^PK\p{Cc}/u.test(start)) return await readArchive(bytes)
    if (!start.startsWith('\u001F\u008B')) return readText(bytes)
    const unpacked = await unpack(bytes, 'gzip', mostFileBytes)
    return unpacked ? readText(unpacked) : tooLargeUnpacked
  } catch (error) {
    if (error instanceof RangeError) return damaged
    throw error
  }
}

/** A KMZ begins with doc.kml, which may link to other files in it. Without a doc.kml all maps in it are read. */
async function readArchive(bytes: Uint8Array<ArrayBuffer>): Promise<WaypointFile | string> {
  const files = listArchive(bytes).filter(({ name }) => /\.(?:kml|gpx|geojson|csv)$/i.test(name))
  const main = files.find(({ name }) => /^doc\.kml$/i.test(name))
  const wanted = main ? [main] : [...files]
  const read: (WaypointFile | string)[] = []
  let room = mostFileBytes
  for (const { name, packed, isStored } of wanted) {
    const content = isStored ? packed : await unpack(packed, 'deflate-raw', room)
    if (!content || content.length > room) return tooLargeUnpacked
    room -= content.length
    const follow = (href: string) => {
      const path = pathOf(href, name)
      const target = path === undefined ? undefined : files.find((each) => pathOf(each.name, '') === path)
      if (target && !wanted.includes(target)) wanted.push(target)
      return target !== undefined
    }
    read.push(readText(content, follow))
  }
  const [first = 'is an archive without a KML or GPX file. Unpack it, or export KML or GPX'] = read
  const maps = read.filter((each) => typeof each !== 'string')
  if (maps.length === 0) return first
  return {
    waypoints: maps.flatMap(({ waypoints }) => waypoints),
    leftOut: [
      ...maps.flatMap(({ leftOut }) => leftOut),
      ...Array.from({ length: files.length - maps.length }, () => 'file' as const),
    ],
    repairs: maps.flatMap(({ repairs }) => repairs),
  }
}

function pathOf(href: string, base: string): string | undefined {
  const archive = `https://archive.invalid/${encodeURI(base)}`
  const { origin, pathname } = URL.canParse(href, archive) ? new URL(href, archive) : { origin: '', pathname: '' }
  return origin === 'https://archive.invalid' ? pathname : undefined
}

type FollowLink = (href: string) => boolean

function readText(bytes: Uint8Array<ArrayBuffer>, follow?: FollowLink): WaypointFile | string {
  const decoded = decodeCsv(bytes.buffer)
  if ('refused' in decoded) return 'is a workbook. Save it as CSV'
  if (decoded.text.includes('\0')) return 'is not a GPX, KML, GeoJSON or CSV file'
  return readWaypoints(decoded.text, follow)
}

/**
 * @param follow takes a link to another file, and tells whether that is read
 * @returns the places, or the end of a sentence that says what is wrong with the file
 */
export function readWaypoints(text: string, follow: FollowLink = () => false): WaypointFile | string {
  const content = text.replace(/^\uFEFF/, '').trimStart()
  if (/^<(?:!doctype html|html)\b/i.test(content)) return 'is a web page, not a file of waypoints'
  if (content.startsWith('<')) return readWaypointXml(text.replace(/^\uFEFF/, ''), follow)
  if (/^[{[]/.test(content)) return readGeoJson(content)
  return readTable(content)
}
