/**
 * "My ground": where the visitor hunts, as every tool reads it. Latitude and longitude are degrees, north and east
 * positive. A state alone is replaced by its center, and whoever shows the place says so.
 */
import * as z from 'zod/mini'
import { states, type StateCode } from '~/features/tools/regulations/states.data'
import { readTool, type ToolReading } from '~/features/tools/tool-query'
import { isTimeZone } from '~/lib/dates'
import { stateCenters } from './state-centers.data'

export interface Place {
  latitude: number
  longitude: number
  /** An IANA name, such as America/Denver. */
  timeZone: string
}

export interface Ground extends Place {
  /** What the visitor calls it; empty where it has no name. */
  name: string
  state: StateCode | undefined
  /** Whether the state's center is used for want of coordinates. */
  isStateCenter: boolean
}

/** The parameters of a place in an address, and the names of its fields. */
export const groundParameters = ['state', 'lat', 'lon', 'place', 'zone'] as const

/** Finds the time zone of a point. The browser loads its table only when a point is typed. */
export type ZoneLookup = (latitude: number, longitude: number) => string

export const mostNameCharacters = 60

const stateCodes = states.map(({ id }) => id)

const degrees = (most: number, error: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => readDegrees(text)),
    ),
    z.nullable(z.number({ error }).check(z.minimum(-most, { error }), z.maximum(most, { error }))),
  )

const GroundQuery = z.object({
  state: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.toUpperCase()),
    ),
    z.union([z.literal(''), z.enum(stateCodes)], { error: 'Choose one of the fifty states.' }),
  ),
  lat: degrees(90, 'Enter a latitude from -90 to 90, such as 44.47 or 44°28′N.'),
  lon: degrees(180, 'Enter a longitude from -180 to 180, such as -73.21 or 73°13′W.'),
  place: z
    .string()
    .check(z.maxLength(mostNameCharacters, { error: `Use at most ${String(mostNameCharacters)} characters.` })),
  zone: z
    .string()
    .check(z.refine((zone) => zone === '' || isTimeZone(zone), { error: 'Choose a time zone from the list.' })),
})

/**
 * The place that an address names, or what is wrong with it. Without a time zone in the address, `zoneOf` is asked for a
 * point; where it is not there yet, the place is not known yet either.
 */
export function readGround(query: URLSearchParams, zoneOf?: ZoneLookup): ToolReading<Ground> & { needsZone: boolean } {
  const { isAsked, input, errors } = readTool(query, GroundQuery, { one: groundParameters })
  if (!input || Object.keys(errors).length > 0) return { isAsked, input: undefined, errors, needsZone: false }
  const { lat, lon, place: name, zone } = input
  const state = input.state === '' ? undefined : input.state
  if ((lat === null) !== (lon === null)) {
    const missing = lat === null ? { lat: 'Enter the latitude too.' } : { lon: 'Enter the longitude too.' }
    return { isAsked, input: undefined, errors: missing, needsZone: false }
  }
  if (lat !== null && lon !== null) {
    const timeZone = zone === '' ? zoneOf?.(lat, lon) : zone
    const ground = timeZone && { latitude: lat, longitude: lon, timeZone, name, state, isStateCenter: false }
    return { isAsked, input: ground || undefined, errors: {}, needsZone: !ground }
  }
  if (!state) return { isAsked, input: undefined, errors: {}, needsZone: false }
  const center = stateCenters[state]
  const timeZone = zone === '' ? center.timeZone : zone
  return { isAsked, input: { ...center, timeZone, name, state, isStateCenter: true }, errors: {}, needsZone: false }
}

/** Whether an address asks a tool that needs a place, and names none. */
export function lacksGround(query: URLSearchParams): boolean {
  const { isAsked, input, needsZone } = readGround(query)
  return isAsked && !input && !needsZone
}

/** As it is written into an address: a point to two decimals, which is within half a mile or so. */
export function toGroundQuery({ state, latitude, longitude, name, timeZone, isStateCenter }: Ground): URLSearchParams {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (!isStateCenter) {
    query.set('lat', roundedDegrees(latitude))
    query.set('lon', roundedDegrees(longitude))
  }
  if (name !== '') query.set('place', name)
  const isDefaultZone = state && isStateCenter && timeZone === stateCenters[state].timeZone
  if (!isDefaultZone) query.set('zone', timeZone)
  return query
}

/** In one line: "Back forty, 44.47° N, 73.21° W" or "Vermont (center of the state)". */
export function describeGround({ name, state, latitude, longitude, isStateCenter }: Ground): string {
  const stateName = states.find(({ id }) => id === state)?.name
  const where = isStateCenter ? `${stateName ?? ''} (center of the state)` : describePoint(latitude, longitude)
  return name === '' ? where : `${name}, ${where}`
}

function describePoint(latitude: number, longitude: number): string {
  const north = `${roundedDegrees(Math.abs(latitude))}° ${latitude < 0 ? 'S' : 'N'}`
  const east = `${roundedDegrees(Math.abs(longitude))}° ${longitude < 0 ? 'W' : 'E'}`
  return `${north}, ${east}`
}

function roundedDegrees(degrees: number): string {
  return String(Math.round(degrees * 100) / 100)
}

/**
 * Degrees as people write them: 44.47, -73.21, 73.21 W, 44°28′12″N, 44 28.2 N. Null for an empty text; NaN, which no
 * schema takes, for anything else.
 */
function readDegrees(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const match =
    /^([+-]|−)?(\d{1,3}(?:[.,]\d+)?)\s*[°º]?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*["″”]?\s*)?)?([NSEW])?$/i.exec(
      trimmed,
    )
  if (!match) return Number.NaN
  const [, sign = '', whole = '', minutes = '0', seconds = '0', side = ''] = match
  const [m, s] = [toNumber(minutes), toNumber(seconds)]
  if (m >= 60 || s >= 60) return Number.NaN
  const size = toNumber(whole) + m / 60 + s / 3600
  const isNegative = (sign !== '' && sign !== '+') !== /[SW]/i.test(side)
  return isNegative ? -size : size
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'))
}
