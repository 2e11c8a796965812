/**
 * Latitude and longitude are degrees, north and east positive. A state alone is replaced by its center, and every view
 * of the place says so.
 */
import { states, type StateCode } from '~/lib/states.data'

export interface Place {
  latitude: number
  longitude: number
  timeZone: string
}

export interface Ground extends Place {
  name: string
  state: StateCode | undefined
  /** Only a point in Canada has a province. */
  province: string | undefined
  isStateCenter: boolean
  isZoneChosen: boolean
}

export const groundParameters = ['state', 'lat', 'lon', 'place', 'zone'] as const

export type GroundParameter = (typeof groundParameters)[number]

export const mostNameCharacters = 60

/** A point has two decimals, which is within half a mile or so. */
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

/** A point outside of the states and Canada has letters, because the page would ask about numbers alone. */
export function writePoint({ latitude, longitude, ...region }: Ground): { lat: string; lon: string } {
  if (regionName(region) === undefined) return withLetters(latitude, longitude)
  return { lat: String(latitude), lon: String(longitude) }
}

export function withLetters(latitude: number, longitude: number): { lat: string; lon: string } {
  return {
    lat: `${String(Math.abs(latitude))}${latitude < 0 ? 'S' : 'N'}`,
    lon: `${String(Math.abs(longitude))}${longitude < 0 ? 'W' : 'E'}`,
  }
}

export function regionName({ state, province }: Pick<Ground, 'state' | 'province'>): string | undefined {
  return states.find(({ id }) => id === state)?.name ?? province
}

/** Returns "Back forty, 44.47° N, 73.21° W (Vermont)" or "Vermont (center of the state)". */
export function describeGround(ground: Ground): string {
  const { name, latitude, longitude, isStateCenter } = ground
  const region = regionName(ground)
  const point = `${describePoint(latitude, longitude)}${region === undefined ? '' : ` (${region})`}`
  const where = isStateCenter ? `${region ?? ''} (center of the state)` : point
  return name === '' ? where : `${name}, ${where}`
}

/** Returns "Back forty", "Vermont" or "44.47° N, 73.21° W". */
export function nameGround(ground: Ground): string {
  const { name, latitude, longitude, isStateCenter } = ground
  if (name !== '') return name
  return (isStateCenter ? regionName(ground) : undefined) ?? describePoint(latitude, longitude)
}

function describePoint(latitude: number, longitude: number): string {
  const north = `${String(roundDegrees(Math.abs(latitude)))}° ${latitude < 0 ? 'S' : 'N'}`
  const east = `${String(roundDegrees(Math.abs(longitude)))}° ${longitude < 0 ? 'W' : 'E'}`
  return `${north}, ${east}`
}

/** Tells whether a point has no more than the two decimals of an address. */
export function isRounded({ latitude, longitude }: Pick<Ground, 'latitude' | 'longitude'>): boolean {
  return roundDegrees(latitude) === latitude && roundDegrees(longitude) === longitude
}

export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100) / 100
}
