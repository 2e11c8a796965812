/** Turns what a file of another map says of a place into a stand. */
import { characterCount, cleanLine, countNoun, truncate } from '~/lib/text'
import { nameList } from '~/lib/name-list'
import type { OutsidePoint } from '~/tools/ground/point-reader'
import { describeStand } from './judge-stand'
import {
  cleanNote,
  isSameName,
  mostNameCharacters,
  parseStand,
  toPoint,
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
  /** Letters leave no doubt about the point. */
  isCertain?: boolean
  /** The file has the numbers of the point in the wrong order. */
  isSwapped: boolean
  outside?: OutsidePoint | undefined
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
  file: { one: 'other file inside', many: 'other files inside' },
  repeated: { one: 'repeated point', many: 'repeated points' },
} as const

export type LeftOut = keyof typeof leftOutNouns

export interface WaypointFile {
  waypoints: Waypoint[]
  leftOut: LeftOut[]
  /** Sentences say what was mended, or where the file ends in damage. */
  repairs: string[]
}

/** A place of a file, as a stand. */
export interface FoundStand {
  stand: Stand
  /** This site wrote the file, so it has the winds, too. */
  isOwn: boolean
  kind: string
  isLikely: boolean
  /** The visitor has yet to say whether the point is right. */
  outside: OutsidePoint | undefined
}

const standWords =
  /\b(?:stands?|blind|ladder|climber|climbing|hang[ -]?on|lock[ -]?on|saddle|tower|tripod|box|hide|treestands?)\b/i

export function toStands(file: WaypointFile): { found: FoundStand[]; leftOut: LeftOut[] } {
  const found: FoundStand[] = []
  let repeated = 0
  const taken = new Map<string, number>()
  for (const [index, waypoint] of file.waypoints.entries()) {
    const { point, kind, outside } = waypoint
    const wanted = nameOf(waypoint, index)
    if (point && found.some(({ stand }) => isSamePoint(stand.point, point) && isSameName(stand.name, wanted))) {
      repeated += 1
      continue
    }
    const own = parseStand(waypoint.written)
    const stand: Stand = {
      name: freeName(wanted, taken),
      goodWinds: own?.goodWinds ?? [],
      access: own?.access,
      slope: own?.slope,
      point,
      note: cleanNote(withoutOwnWords(waypoint.note, own)),
    }
    const isLikely = waypoint.written !== '' || standWords.test(`${waypoint.name} ${kind}`)
    found.push({ stand, isOwn: own !== undefined, kind, isLikely, outside })
  }
  return { found, leftOut: [...file.leftOut, ...Array.from({ length: repeated }, () => 'repeated' as const)] }
}

/** Answers for those whose point may be meant to be elsewhere, or else for all outside. */
export function answerOutside(found: readonly FoundStand[], answer: 'change' | 'keep'): FoundStand[] {
  const asked = askedOutside(found)
  return found.map((each) => {
    const { meant } = each.outside ?? {}
    if (!asked.includes(each)) return each
    const point = answer === 'change' && meant ? toPoint(meant.latitude, meant.longitude) : each.stand.point
    return { ...each, stand: { ...each.stand, point }, outside: undefined }
  })
}

export function askedOutside(found: readonly FoundStand[]): FoundStand[] {
  const outside = found.filter((each) => each.outside)
  const meant = outside.filter((each) => each.outside?.meant)
  return meant.length > 0 ? meant : outside
}

/** Tells whether a list has a stand of this name. */
export function isKnownIn(stands: readonly Stand[]): (found: FoundStand) => boolean {
  return (found) => stands.some(({ name }) => isSameName(name, found.stand.name))
}

/** Adds the chosen stands to the list. One that it has stays as it is where the file says nothing. */
export function addFound(stands: readonly Stand[], chosen: readonly FoundStand[]): Stand[] {
  return chosen.reduce<Stand[]>(
    (all, { stand, isOwn }) => {
      const old = all.find(({ name }) => isSameName(name, stand.name))
      const { name, goodWinds } = old ?? stand
      return withStand(all, {
        name,
        goodWinds: isOwn ? stand.goodWinds : goodWinds,
        access: stand.access ?? old?.access,
        slope: stand.slope ?? old?.slope,
        point: stand.point ?? old?.point,
        note: stand.note ?? old?.note,
      })
    },
    [...stands],
  )
}

/** Returns “3 tracks and 1 area were left out.”, or an empty text if nothing was. */
export function leftOutText(leftOut: readonly LeftOut[]): string {
  return leftOut.length === 0 ? '' : `${leftOutList(leftOut)} ${leftOut.length === 1 ? 'was' : 'were'} left out.`
}

/** Returns “3 tracks and 1 area”. */
export function leftOutList(leftOut: readonly LeftOut[]): string {
  const countOfKind = (kind: LeftOut) => leftOut.filter((each) => each === kind).length
  return nameList(Array.from(new Set(leftOut), (kind) => countNoun(countOfKind(kind), leftOutNouns[kind])))
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

/**
 * Adds a number to a name that the file already has.
 * @param taken the names so far, with the last number that each has got
 */
function freeName(name: string, taken: Map<string, number>): string {
  const key = name.toLowerCase()
  let number = taken.get(key)
  let free = name
  while (number !== undefined && taken.has(free.toLowerCase())) {
    number += 1
    taken.set(key, number)
    const end = ` ${String(number)}`
    const start = Array.from(name).slice(0, mostNameCharacters - end.length)
    free = `${start.join('').trimEnd()}${end}`
  }
  taken.set(free.toLowerCase(), 1)
  return free
}

function isSamePoint(one: StandPoint | undefined, other: StandPoint): boolean {
  return one?.latitude === other.latitude && one.longitude === other.longitude
}
