/**
 * What the clocks of a time zone show. Put together from numbers, for whole texts of Intl differ between engines in
 * their spaces.
 */
import { perTimeZone } from '~/lib/dates'

const millisecondsPerDay = 86_400_000
const millisecondsPerHalfHour = 1_800_000

export interface LocalTime {
  /** As 2026-11-21. */
  day: string
  /** As 2:02 AM EST. */
  clock: string
  /** What the clock shows, read as if it were universal time: for sums. */
  asUniversal: number
}

const clockFormat = perTimeZone({
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  ...{ hourCycle: 'h23', timeZoneName: 'short' },
})

/** A reader of instants. */
export function clockOf(timeZone: string): (instant: Date) => LocalTime {
  const format = clockFormat(timeZone)
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
    const [year, month, day] = [number('year'), number('month'), number('day')]
    const [hour, minute, second] = [number('hour'), number('minute'), number('second')]
    const half = hour < 12 ? 'AM' : 'PM'
    const asUniversal = Date.UTC(year, month - 1, day, hour, minute, second)
    return {
      day: new Date(asUniversal).toISOString().slice(0, 10),
      clock: `${String(hour % 12 || 12)}:${String(minute).padStart(2, '0')} ${half} ${parts.get('timeZoneName') ?? ''}`,
      asUniversal,
    }
  }
}

/** The instant at which the clocks of a time zone show noon on a day. */
export function noonOf(day: string, clock: (instant: Date) => LocalTime): Date {
  const noon = universalNoon(day)
  let instant = new Date(noon)
  // Twice: the first answer may lie on the other side of a change to or from daylight saving time.
  for (let round = 0; round < 2; round += 1) {
    instant = new Date(instant.getTime() + noon - clock(instant).asUniversal)
  }
  return instant
}

/** The first instant of a day; where the clocks are changed at midnight, that need not show midnight. */
export function startOfDay(day: string, clock: (instant: Date) => LocalTime): Date {
  let start = noonOf(day, clock).getTime() - millisecondsPerDay / 2
  // A change of the clocks before noon moves it by an hour at most, and none comes at less than half past.
  while (clock(new Date(start)).day < day) start += millisecondsPerHalfHour
  while (clock(new Date(start - millisecondsPerHalfHour)).day === day) start -= millisecondsPerHalfHour
  return new Date(start)
}

/**
 * Noon on each of some days that follow each other, by one look at the clock a day: what it showed at noon it shows a
 * day later, but where the clocks are changed between.
 */
export function listNoons(days: readonly string[], clock: (instant: Date) => LocalTime): { day: string; at: Date }[] {
  let last: Date | undefined
  return days.map((day) => {
    const next = last && new Date(last.getTime() + millisecondsPerDay)
    last = next && clock(next).asUniversal === universalNoon(day) ? next : noonOf(day, clock)
    return { day, at: last }
  })
}

function universalNoon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`)
}
