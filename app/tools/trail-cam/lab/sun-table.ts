/** This module brings astronomy along, so import it when it is needed. */
import type { SeasonHours } from '~/kinds/seasons/seasons'
import { toGroundQuery, type Ground, type Place } from '~/tools/ground/ground'
import { legalHoursFor } from '~/tools/legal-light/legal-hours'
import { readSun } from '~/tools/legal-light/sky-day'
import { clockOf } from '~/tools/moon-calendar/local-clock'
import type { SunTable } from './activity'
import { readTimesQuery } from './times-query'
import { wallDay } from './wall-time'

const millisecondsPerMinute = 60_000

export interface GivenSun {
  place: string
  table: SunTable
}

export function readGivenSun(
  query: URLSearchParams,
  ground: Ground | undefined,
  seasons: readonly SeasonHours[],
): GivenSun | undefined {
  const { times } = readTimesQuery(query)
  if (!ground || times.length === 0) return undefined
  return { place: toGroundQuery(ground).toString(), table: sunTable(times.map(wallDay), ground, seasons) }
}

export function sunTable(
  days: readonly string[],
  place: Place & Pick<Ground, 'state'>,
  seasons: readonly SeasonHours[],
): SunTable {
  const clock = clockOf(place.timeZone)
  const minutesOf = (day: string, at: Date) =>
    Math.round((clock(at).asUniversal - Date.parse(`${day}T00:00:00Z`)) / millisecondsPerMinute)
  return Object.fromEntries(
    [...new Set(days)].flatMap((day) => {
      const { rise, set } = readSun(day, place)
      if (!rise || !set) return []
      const { before, after, name, rule } = legalHoursFor(place.state, { day, seasons })
      return [[day, { rise: minutesOf(day, rise), set: minutesOf(day, set), hours: { before, after, name, rule } }]]
    }),
  )
}
