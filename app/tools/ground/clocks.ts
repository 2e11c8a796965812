/** Time zones count as clocks: America/Detroit and America/New_York always show the same time. */
import type { StateCode } from '~/lib/states.data'
import { perTimeZone } from '~/lib/dates'
import { stateZones } from './state-zones.data'
import { timeZones } from './time-zones.data'

export function hasZone(state: StateCode, timeZone: string): boolean {
  return stateZones[state].some((zone) => isSameClock(zone, timeZone))
}

export function isSameClock(one: string, other: string): boolean {
  return one === other || offsetsOf(one).join() === offsetsOf(other).join()
}

/**
 * Returns "Eastern time" for America/Detroit, too, and the zone itself where the states have no name for it, as in the
 * Yukon.
 */
export function zoneName(timeZone: string): string {
  const [winter, summer] = offsetsOf(timeZone)
  const isShared = winter !== summer
  const known = timeZones.find(({ id }) => id === timeZone || (isShared && isSameClock(id, timeZone)))
  return known?.time ?? timeZone
}

const offsetFormat = perTimeZone({ timeZoneName: 'longOffset' })
const winterAndSummer = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((instant) => new Date(instant))

function offsetsOf(timeZone: string): (string | undefined)[] {
  const format = offsetFormat(timeZone)
  return winterAndSummer.map(
    (instant) => format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value,
  )
}
