/**
 * A place as it is stored, to be read without a table of regions: as in an address, and besides the clock that it has and
 * the province. `zone` is there only if the visitor chose it. Older texts have a zone and no clock, and it may be that of
 * an earlier place.
 */
import { states, type StateCode } from '~/features/tools/regulations/states.data'
import { isTimeZone } from '~/lib/dates'
import { readGround, toGroundQuery, type Ground } from './ground'
import type { RegionLookup } from './ground-questions'
import { readPoint, withLetters } from './read-coordinates'
import { stateCenters } from './state-centers.data'
import { hasZone } from './clocks'

/** A point to two decimals. */
export function toStoredGround(ground: Ground): URLSearchParams {
  const query = toGroundQuery(ground)
  if (ground.isStateCenter) return query
  query.set('clock', ground.timeZone)
  if (ground.province !== undefined) query.set('province', ground.province)
  return query
}

export function readStoredGround(text: string): Ground | undefined {
  const query = withUsableZone(text)
  if (!query.has('lat')) return readGround(query).input
  const state = stateOf(query)
  const isOld = isUnchecked(text)
  const isZoneChosen = !isOld && query.has('zone')
  const clock = query.get(isOld ? 'zone' : 'clock') ?? (state && stateCenters[state].timeZone)
  query.delete('zone')
  if (clock === undefined || !isTimeZone(clock)) return undefined
  const province = query.get('province') ?? undefined
  const { input } = readGround(query, () => ({ timeZone: clock, state, province }))
  return input && { ...input, isZoneChosen }
}

/** Whether it has a point, and nothing that was found for it. */
export function isUnchecked(text: string): boolean {
  const query = new URLSearchParams(text)
  return query.has('lat') && !query.has('clock')
}

/** The point of an older text, with what is found for it now. */
export function checkStoredGround(text: string, regionOf: RegionLookup): Ground | undefined {
  const query = new URLSearchParams(text)
  const { point } = readPoint(query.get('lat') ?? '', query.get('lon') ?? '')
  if (!point) return undefined
  const { state } = regionOf(point.latitude, point.longitude)
  const { lat, lon } = withLetters(point.latitude, point.longitude)
  query.set('lat', lat)
  query.set('lon', lon)
  query.set('state', state ?? '')
  const usable = withUsableZone(query.toString())
  if (!state) usable.delete('zone')
  return readGround(usable, regionOf).input
}

/** Without a zone that the engine does not know, or the state does not have. */
function withUsableZone(text: string): URLSearchParams {
  const query = new URLSearchParams(text)
  const zone = query.get('zone')
  const state = stateOf(query)
  if (zone !== null && !(isTimeZone(zone) && (!state || hasZone(state, zone)))) query.delete('zone')
  return query
}

function stateOf(query: URLSearchParams): StateCode | undefined {
  return states.find(({ id }) => id === query.get('state'))?.id
}
