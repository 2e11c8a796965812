/**
 * "My ground": where the visitor hunts, as every tool reads it. Latitude and longitude are degrees, north and east
 * positive. A state alone is replaced by its center, and whoever shows the place says so.
 */
import * as z from 'zod/mini'
import { states, type StateCode } from '~/features/tools/regulations/states.data'
import { readTool, withoutEmptyValues, type ToolReading } from '~/features/tools/tool-query'
import { isTimeZone } from '~/lib/dates'
import { askAboutPoint, askAboutState, regionName, type GroundQuestion, type RegionLookup } from './ground-questions'
import { readPoint, withLetters } from './read-coordinates'
import type { Region } from './region-of-point'
import { stateCenters } from './state-centers.data'
import { hasZone, isSameClock, zoneName } from './clocks'

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
  /** Of a point in Canada. */
  province: string | undefined
  /** Whether the state's center is used for want of coordinates. */
  isStateCenter: boolean
  /** Whether the visitor chose another time zone than the place has. */
  isZoneChosen: boolean
}

/** The parameters of a place in an address, and the names of its fields. */
export const groundParameters = ['state', 'lat', 'lon', 'place', 'zone'] as const

export type GroundParameter = (typeof groundParameters)[number]

export const mostNameCharacters = 60

const stateCodes = states.map(({ id }) => id)

const GroundQuery = z.object({
  state: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.toUpperCase()),
    ),
    z.union([z.literal(''), z.enum(stateCodes)], { error: 'Choose one of the fifty states.' }),
  ),
  place: z
    .string()
    .check(z.maxLength(mostNameCharacters, { error: `Use at most ${String(mostNameCharacters)} characters.` })),
  zone: z
    .string()
    .check(z.refine((zone) => zone === '' || isTimeZone(zone), { error: 'Choose a time zone from the list.' })),
})

export interface GroundReading extends ToolReading<Ground> {
  /** A point waits for the table of regions. */
  needsRegion: boolean
  /** What has to be answered before there is a place. */
  question: GroundQuestion | undefined
  /** What was read, to know it again. */
  asked: string
}

/**
 * The place that an address names, or what is wrong with it. The state and the time zone follow the point; a zone in the
 * address is the visitor's choice. The browser loads its table of regions later: without `regionOf`, a point waits.
 */
export function readGround(query: URLSearchParams, regionOf?: RegionLookup): GroundReading {
  const { isAsked, input, errors: wrong } = readTool(query, GroundQuery, { one: groundParameters })
  const typed = withoutEmptyValues(query)
  const { point, errors: wrongPoint } = readPoint(typed.get('lat') ?? '', typed.get('lon') ?? '')
  const errors = { ...wrong, ...wrongPoint }
  const without = {
    isAsked,
    input: undefined,
    errors,
    needsRegion: false,
    question: undefined,
    asked: askedPlace(query),
  }
  if (!input || Object.keys(errors).length > 0) return without
  const { place: name, zone } = input
  const chosen = input.state === '' ? undefined : input.state

  const withZone = (place: Omit<Ground, 'name' | 'isZoneChosen'>): GroundReading => {
    const isZoneChosen = zone !== '' && !isSameClock(zone, place.timeZone)
    if (isZoneChosen && place.state && !hasZone(place.state, zone)) {
      return { ...without, errors: { zone: wrongZone(place.state, zone) } }
    }
    return { ...without, input: { ...place, timeZone: isZoneChosen ? zone : place.timeZone, name, isZoneChosen } }
  }

  if (!point) {
    if (!chosen) return without
    return withZone({ ...stateCenters[chosen], state: chosen, province: undefined, isStateCenter: true })
  }
  if (!regionOf) return { ...without, needsRegion: true }
  const { latitude, longitude } = point
  const question = askAboutPoint(point, regionOf)
  if (question) return { ...without, question }
  const region = regionAt(latitude, longitude, chosen, regionOf)
  if (chosen && region.state !== chosen) return { ...without, question: askAboutState(chosen, point, region) }
  return withZone({ ...region, latitude, longitude, isStateCenter: false })
}

/** Two decimals move a point by half a mile. */
const tolerance = 0.01

/** That of a point beside the line is the chosen state's, if it is near enough. */
function regionAt(latitude: number, longitude: number, chosen: StateCode | undefined, regionOf: RegionLookup): Region {
  const region = regionOf(latitude, longitude)
  if (chosen === undefined || region.state === chosen) return region
  const steps = [-tolerance, 0, tolerance]
  const around = steps.flatMap((north) => steps.map((east) => regionOf(latitude + north, longitude + east)))
  return around.find(({ state }) => state === chosen) ?? region
}

function wrongZone(state: StateCode, zone: string): string {
  const name = regionName({ state, province: undefined }) ?? state
  return `${name} is not on ${zoneName(zone)}. Choose “The zone of the place,” or a zone that ${name} has.`
}

/** Two addresses with the same text name the same place. */
export function askedPlace(query: URLSearchParams): string {
  const typed = withoutEmptyValues(query)
  return JSON.stringify(groundParameters.map((name) => typed.get(name)))
}

/** As it is written into an address: a point to two decimals, which is within half a mile or so. */
export function toGroundQuery(ground: Ground): URLSearchParams {
  const { state, latitude, longitude, name, timeZone, isStateCenter, isZoneChosen } = ground
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (!isStateCenter) {
    const rounded = { ...ground, latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) }
    const { lat, lon } = writePoint(rounded)
    query.set('lat', lat)
    query.set('lon', lon)
  }
  if (name !== '') query.set('place', name)
  if (isZoneChosen) query.set('zone', timeZone)
  return query
}

/** Abroad, numbers alone would be asked about. */
export function writePoint({ latitude, longitude, ...region }: Ground): { lat: string; lon: string } {
  if (regionName(region) === undefined) return withLetters(latitude, longitude)
  return { lat: String(latitude), lon: String(longitude) }
}

/** In one line: "Back forty, 44.47° N, 73.21° W (Vermont)" or "Vermont (center of the state)". */
export function describeGround(ground: Ground): string {
  const { name, latitude, longitude, isStateCenter } = ground
  const region = regionName(ground)
  const point = `${describePoint(latitude, longitude)}${region === undefined ? '' : ` (${region})`}`
  const where = isStateCenter ? `${region ?? ''} (center of the state)` : point
  return name === '' ? where : `${name}, ${where}`
}

function describePoint(latitude: number, longitude: number): string {
  const north = `${String(roundDegrees(Math.abs(latitude)))}° ${latitude < 0 ? 'S' : 'N'}`
  const east = `${String(roundDegrees(Math.abs(longitude)))}° ${longitude < 0 ? 'W' : 'E'}`
  return `${north}, ${east}`
}

export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
