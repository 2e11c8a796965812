/** Turns what a file of another map says of a place into a stand. */
import { characterCount, cleanLine, countNoun, truncate } from '~/lib/text'
import { describeStand } from './judge-stand'
import {
  cleanNote,
  isSameName,
  mostNameCharacters,
  mostStands,
  parseStand,
  withStand,
  type Stand,
  type StandPoint,
} from './stand'

export interface Waypoint {
  name: string
  /** Only a waypoint in a file of this site may have no point. */
  point: StandPoint | undefined
  note: string
  /** The kind as the file names it, such as "Tree Stand". */
  kind: string
  /** The stand as this site wrote it into the file. */
  written: string
}

/** The nouns for what is no waypoint. */
const leftOutNouns = {
  track: { one: 'track', many: 'tracks' },
  route: { one: 'route', many: 'routes' },
  line: { one: 'line', many: 'lines' },
  area: { one: 'area', many: 'areas' },
  picture: { one: 'picture', many: 'pictures' },
  link: { one: 'link to another file', many: 'links to other files' },
  unplaced: { one: 'entry without a usable point', many: 'entries without a usable point' },
  repeated: { one: 'repeated point', many: 'repeated points' },
} as const

export type LeftOut = keyof typeof leftOutNouns

export interface WaypointFile {
  format: 'GPX' | 'KML' | 'GeoJSON' | 'CSV'
  waypoints: Waypoint[]
  leftOut: LeftOut[]
}

/** A place of a file, as a stand. */
export interface FoundStand {
  stand: Stand
  kind: string
  /** The list has a stand of this name, which stays as it is where the file says nothing. */
  isKnown: boolean
  /** The place looks like a stand, or no place of the file does. */
  isLikely: boolean
}

const standWords =
  /\b(?:stands?|blind|ladder|climber|climbing|hang[ -]?on|lock[ -]?on|saddle|tower|tripod|box|hide|treestands?)\b/i

/** @param known the present list */
export function toStands(file: WaypointFile, known: readonly Stand[]): { found: FoundStand[]; leftOut: LeftOut[] } {
  const found: FoundStand[] = []
  let repeated = 0
  const looksLikeStand = ({ name, kind, written }: Waypoint) => written !== '' || standWords.test(`${name} ${kind}`)
  const hasLikely = file.waypoints.some(looksLikeStand)
  for (const [index, waypoint] of file.waypoints.entries()) {
    const { point, kind } = waypoint
    const wanted = nameOf(waypoint, index)
    if (point && found.some(({ stand }) => isSamePoint(stand.point, point) && isSameName(stand.name, wanted))) {
      repeated += 1
      continue
    }
    const name = freeName(wanted, found)
    const old = known.find((stand) => isSameName(stand.name, name))
    const own = parseStand(waypoint.written)
    const stand: Stand = {
      name: old?.name ?? name,
      goodWinds: own?.goodWinds ?? old?.goodWinds ?? [],
      access: own?.access ?? old?.access,
      slope: own?.slope ?? old?.slope,
      point: point ?? old?.point,
      note: cleanNote(withoutOwnWords(waypoint.note, own)) ?? old?.note,
    }
    found.push({ stand, kind, isKnown: old !== undefined, isLikely: !hasLikely || looksLikeStand(waypoint) })
  }
  return { found, leftOut: [...file.leftOut, ...Array.from({ length: repeated }, () => 'repeated' as const)] }
}

/** Adds the chosen stands to the list. Those beyond the most that it can have are left out. */
export function addFound(known: readonly Stand[], chosen: readonly FoundStand[]): Stand[] {
  return chosen.reduce<Stand[]>((all, { stand }) => withStand(all, stand), [...known])
}

export function roomFor(known: readonly Stand[]): number {
  return Math.max(0, mostStands - known.length)
}

/** Returns “3 tracks and 1 area were left out.”, or an empty text if nothing was. */
export function leftOutText(leftOut: readonly LeftOut[]): string {
  const kinds = new Set(leftOut)
  const parts = Array.from(kinds, (kind) =>
    countNoun(leftOut.filter((each) => each === kind).length, leftOutNouns[kind]),
  )
  const last = parts.pop()
  if (last === undefined) return ''
  const list = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
  return `${list} ${leftOut.length === 1 ? 'was' : 'were'} left out.`
}

/** A note in a file from this site ends with a description of the stand's winds. */
function withoutOwnWords(note: string, own: Stand | undefined): string {
  const [text, words] = [cleanLine(note), own ? describeStand(own) : '']
  return words !== '' && text.endsWith(words) ? text.slice(0, -words.length) : text
}

function nameOf({ name, kind }: Waypoint, index: number): string {
  const line = cleanLine(name) || cleanLine(kind) || `Waypoint ${String(index + 1)}`
  return characterCount(line) > mostNameCharacters ? truncate(line, mostNameCharacters - 1) : line
}

/** Adds a number to a name that the file already has. */
function freeName(name: string, found: readonly FoundStand[]): string {
  const isTaken = (wanted: string) => found.some(({ stand }) => isSameName(stand.name, wanted))
  if (!isTaken(name)) return name
  for (let number = 2; ; number += 1) {
    const end = ` ${String(number)}`
    const start = Array.from(name).slice(0, mostNameCharacters - end.length)
    const numbered = `${start.join('').trimEnd()}${end}`
    if (!isTaken(numbered)) return numbered
  }
}

function isSamePoint(one: StandPoint | undefined, other: StandPoint): boolean {
  return one?.latitude === other.latitude && one.longitude === other.longitude
}
