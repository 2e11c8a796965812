/**
 * The text has a `zone` only if the visitor chose it. An older text has a zone and no clock, and the zone may be that
 * of an earlier place.
 */
import { states } from '~/lib/states.data'
import { isTimeZone } from '~/lib/dates'
import { hasZone, isSameClock } from './clocks'
import { roundDegrees, toGroundQuery, type Ground } from './ground'
import type { RegionLookup } from './point-reader'
import { stateCenters } from './state-centers.data'

/** @param round changes the numbers of a point, and rounds them to two decimals by default */
export function toStoredGround(ground: Ground, round = roundDegrees): URLSearchParams {
  const query = toGroundQuery(ground)
  if (ground.isStateCenter) return query
  query.set('lat', String(round(ground.latitude)))
  query.set('lon', String(round(ground.longitude)))
  query.set('clock', ground.timeZone)
  if (ground.province !== undefined) query.set('province', ground.province)
  return query
}

export function readStoredGround(text: string): Ground | undefined {
  const query = new URLSearchParams(text)
  const state = states.find(({ id }) => id === query.get('state'))?.id
  const zone = readZone(query, 'zone', state)
  const name = query.get('place') ?? ''
  const center = state && stateCenters[state]
  if (!query.has('lat')) {
    if (!center) return undefined
    const isZoneChosen = zone !== undefined && !isSameClock(zone, center.timeZone)
    const timeZone = isZoneChosen ? zone : center.timeZone
    return { ...center, timeZone, name, state, province: undefined, isStateCenter: true, isZoneChosen }
  }
  const point = readNumbers(query)
  const isOld = isUnchecked(text)
  const timeZone = (isOld ? zone : readZone(query, 'clock', state)) ?? center?.timeZone
  if (!point || timeZone === undefined) return undefined
  const province = query.get('province') ?? undefined
  return { ...point, timeZone, name, state, province, isStateCenter: false, isZoneChosen: !isOld && zone !== undefined }
}

export function isUnchecked(text: string): boolean {
  const query = new URLSearchParams(text)
  return query.has('lat') && !query.has('clock')
}

export function checkStoredGround(text: string, regionOf: RegionLookup): Ground | undefined {
  const query = new URLSearchParams(text)
  const point = readNumbers(query)
  if (!point) return undefined
  const { timeZone, state, province } = regionOf(point.latitude, point.longitude)
  const zone = state && readZone(query, 'zone', state)
  const isZoneChosen = zone !== undefined && !isSameClock(zone, timeZone)
  return {
    ...point,
    state,
    province,
    name: query.get('place') ?? '',
    timeZone: isZoneChosen ? zone : timeZone,
    isZoneChosen,
    isStateCenter: false,
  }
}

function readNumbers(query: URLSearchParams): Pick<Ground, 'latitude' | 'longitude'> | undefined {
  const [latitude, longitude] = [Number(query.get('lat') ?? 'none'), Number(query.get('lon') ?? 'none')]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** Refuses a zone that the engine does not know, or the state does not have. */
function readZone(query: URLSearchParams, name: 'zone' | 'clock', state: Ground['state']): string | undefined {
  const zone = query.get(name)
  return zone !== null && isTimeZone(zone) && (!state || hasZone(state, zone)) ? zone : undefined
}
