/**
 * "My stands": the stands a hunter chooses from, as an address and the browser's storage write them. In an address:
 * `stand=Oak ladder*NW.N*S*east`, with the good winds, the direction you walk in from and the side of the slope.
 */
import { directions, type Direction } from '~/tools/wind-picker/wind-picker.data'
import { characterCount, cleanLine } from '~/lib/text'

export type WindId = Direction['id']

/** A slope is named for the side that it faces: a stand on the east slope looks downhill to the east. */
export type SlopeId = Lowercase<Direction['name']> | 'ridge-top' | 'bottom' | 'flat'

export interface Stand {
  name: string
  /** Empty where nobody said. */
  goodWinds: readonly WindId[]
  /** The direction you come from on the walk in. */
  access?: WindId | undefined
  slope?: SlopeId | undefined
}

export const standParameter = 'stand'
export const mostStands = 12
export const mostNameCharacters = 40

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

/** From an address or from storage: at most twelve, each name once. What it cannot read it leaves out. */
export function readStands(query: URLSearchParams): Stand[] {
  return query.getAll(standParameter).reduce<Stand[]>((stands, text) => {
    const stand = parseStand(text)
    return stand ? withStand(stands, stand) : stands
  }, [])
}

/** Only the stands. */
export function toStandsQuery(stands: readonly Stand[]): URLSearchParams {
  return new URLSearchParams(stands.map((stand) => [standParameter, serializeStand(stand)]))
}

export function withoutStands(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete(standParameter)
  return rest
}

/**
 * A thirteenth is left out.
 * @param replaces the name of the stand whose place it takes
 */
export function withStand(stands: readonly Stand[], stand: Stand, replaces = stand.name): Stand[] {
  const others = stands.filter(({ name }) => isSameName(name, replaces) || !isSameName(name, stand.name))
  if (others.some(({ name }) => isSameName(name, replaces))) {
    return others.map((other) => (isSameName(other.name, replaces) ? stand : other))
  }
  return others.length < mostStands ? [...others, stand] : others
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

export function serializeStand({ name, goodWinds, access, slope }: Stand): string {
  const rest = [goodWinds.join('.'), access ?? '', slope ?? '']
  return rest.every((part) => part === '') && !name.includes('*') ? name : [name, ...rest].join('*')
}

/** Undefined without a usable name. */
export function parseStand(text: string): Stand | undefined {
  const [, written = '', winds = '', access, slope] = /^(.*?)(?:\*([^*]*)\*([^*]*)\*([^*]*))?$/s.exec(text) ?? []
  const name = cleanLine(written)
  if (name === '' || characterCount(name) > mostNameCharacters) return undefined
  const named = winds.split('.')
  return {
    name,
    goodWinds: windIds.filter((id) => named.includes(id)),
    access: windIds.find((id) => id === access),
    slope: slopes.find(({ id }) => id === slope)?.id,
  }
}
