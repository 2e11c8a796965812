/**
 * "My stands" are the stands that a hunter chooses from. An address and the browser's storage write them as `stand=Oak
 * ladder*NW.N*S*east`, with the good winds, the direction you walk in from and the side of the slope. If somebody
 * entered them, the point and a note follow: `*@44.47,-73.21*Two ash trees`.
 */
import { directions, type Direction } from '~/tools/wind-picker/wind-picker.data'
import { characterCount, cleanLine, truncate } from '~/lib/text'

export type WindId = Direction['id']

/** A slope is named for the side that it faces: a stand on the east slope looks downhill to the east. */
export type SlopeId = Lowercase<Direction['name']> | 'ridge-top' | 'bottom' | 'flat'

/** What a shared link tells of a stand. */
export interface LinkStand {
  name: string
  /** The list is empty if nobody named any. */
  goodWinds: readonly WindId[]
  /** The direction you come from on the walk in. */
  access?: WindId | undefined
  slope?: SlopeId | undefined
}

export interface Stand extends LinkStand {
  point?: StandPoint | undefined
  note?: string | undefined
}

/** Both are in degrees, north and east positive. */
export interface StandPoint {
  latitude: number
  longitude: number
}

const standParameter = 'stand'
export const mostStands = 60
export const mostNameCharacters = 40
export const mostNoteCharacters = 300

const windIds = directions.map(({ id }) => id)

export const slopes: readonly { id: SlopeId; name: string }[] = [
  { id: 'flat', name: 'Flat ground' },
  { id: 'north', name: 'North slope' },
  { id: 'northeast', name: 'Northeast slope' },
  { id: 'east', name: 'East slope' },
  { id: 'southeast', name: 'Southeast slope' },
  { id: 'south', name: 'South slope' },
  { id: 'southwest', name: 'Southwest slope' },
  { id: 'west', name: 'West slope' },
  { id: 'northwest', name: 'Northwest slope' },
  { id: 'ridge-top', name: 'Ridge top' },
  { id: 'bottom', name: 'Bottom or draw' },
]

/** Reads stands from an address or from storage, each name once, and leaves out what it cannot read. */
export function readStands(query: URLSearchParams): Stand[] {
  return query.getAll(standParameter).reduce<Stand[]>((stands, text) => {
    const stand = parseStand(text)
    return stand ? withStand(stands, stand) : stands
  }, [])
}

/** Writes only the stands, without their points and notes, for a link that others may get. Storage needs `toFullQuery`. */
export function toStandsQuery(stands: readonly LinkStand[]): URLSearchParams {
  return toFullQuery(stands.map(toLinkStand))
}

export function toLinkStand({ name, goodWinds, access, slope }: LinkStand): LinkStand {
  return { name, goodWinds, access, slope }
}

/** Writes only the stands, with all that is known of them. */
export function toFullQuery(stands: readonly Stand[]): URLSearchParams {
  return new URLSearchParams(stands.map((stand) => [standParameter, serializeStand(stand)]))
}

export function withoutStands(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete(standParameter)
  return rest
}

/**
 * Adds or replaces a stand. One too many is left out.
 * @param replaces the name of the stand whose place it takes
 */
export function withStand(stands: readonly Stand[], stand: Stand, replaces = stand.name): Stand[] {
  const others = stands.filter(({ name }) => isSameName(name, replaces) || !isSameName(name, stand.name))
  if (others.some(({ name }) => isSameName(name, replaces))) {
    return others.map((other) => (isSameName(other.name, replaces) ? stand : other))
  }
  return others.length < mostStands ? [...others, stand] : others
}

export interface MergedStands {
  stands: Stand[]
  added: number
  /** So many were in the list already. */
  known: number
  /** For so many the list had no room. */
  left: number
}

/** Adds stands of a link or a file. A stand of mine keeps all that it has, and gets only what it lacks. */
export function mergeStands(mine: readonly Stand[], theirs: readonly Stand[]): MergedStands {
  const known = theirs.filter(({ name }) => mine.some((each) => isSameName(each.name, name)))
  const missing = theirs.filter((stand) => !known.includes(stand))
  const added = missing.slice(0, Math.max(0, mostStands - mine.length))
  const filled = mine.map((stand) => {
    const other = known.find(({ name }) => isSameName(name, stand.name))
    return other ? fillStand(stand, other) : stand
  })
  return {
    stands: [...filled, ...added],
    added: added.length,
    known: known.length,
    left: missing.length - added.length,
  }
}

function fillStand(stand: Stand, other: Stand): Stand {
  return {
    name: stand.name,
    goodWinds: stand.goodWinds.length === 0 ? other.goodWinds : stand.goodWinds,
    access: stand.access ?? other.access,
    slope: stand.slope ?? other.slope,
    point: stand.point ?? other.point,
    note: stand.note ?? other.note,
  }
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Hunters type the names of the season log, so case and spaces do not count. */
export function standKey(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/g, '')
}

export function serializeStand({ name, goodWinds, access, slope, point, note = '' }: Stand): string {
  const rest = [goodWinds.join('.'), access ?? '', slope ?? '']
  const place = point ? `@${String(point.latitude)},${String(point.longitude)}` : '@'
  if (point || note !== '') return [name, ...rest, place, note.replaceAll('%', '%25').replaceAll('*', '%2A')].join('*')
  return rest.every((part) => part === '') && !name.includes('*') ? name : [name, ...rest].join('*')
}

const shape = /^(.*?)(?:\*([^*]*)\*([^*]*)\*([^*@]*)(?:\*@([^*]*)\*([^*]*))?)?$/s

/** Returns undefined if the text has no usable name. */
export function parseStand(text: string): Stand | undefined {
  const [, written = '', winds = '', access, slope, point = '', note = ''] = shape.exec(text) ?? []
  const name = cleanLine(written)
  if (name === '' || characterCount(name) > mostNameCharacters) return undefined
  const named = winds.split('.')
  return {
    name,
    goodWinds: windIds.filter((id) => named.includes(id)),
    access: windIds.find((id) => id === access),
    slope: slopes.find(({ id }) => id === slope)?.id,
    point: parsePoint(point),
    note: cleanNote(note.replaceAll('%2A', '*').replaceAll('%25', '%')),
  }
}

function parsePoint(text: string): StandPoint | undefined {
  const [, lat = '', lon = ''] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
  return lat === '' ? undefined : toPoint(Number(lat), Number(lon))
}

/** Rounds to six decimals, which is four inches. Returns undefined if the point is no place on Earth. */
export function toPoint(latitude: number, longitude: number): StandPoint | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined
  return { latitude: Number(latitude.toFixed(6)) + 0, longitude: Number(longitude.toFixed(6)) + 0 }
}

/** Returns undefined if the note is empty. */
export function cleanNote(text: string): string | undefined {
  const note = cleanLine(text)
  if (note === '') return undefined
  return characterCount(note) > mostNoteCharacters ? truncate(note, mostNoteCharacters - 1) : note
}

/** Writes a point as maps read it, without needless zeros: "44.47, -73.21". */
export function pointText({ latitude, longitude }: StandPoint): string {
  return `${String(latitude)}, ${String(longitude)}`
}
