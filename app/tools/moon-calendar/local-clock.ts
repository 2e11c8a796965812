/** Clock times of a time zone are assembled from parts, because engines differ in the spaces of formatted text. */
import { perTimeZone } from '~/lib/dates'

const millisecondsPerDay = 86_400_000
const millisecondsPerHalfHour = 1_800_000

export interface LocalTime {
  /** A date such as 2026-11-21. */
  day: string
  /** A time such as 2:02 AM EST. */
  clock: string
  /** The local time as if it were UTC, for arithmetic. */
  asUniversal: number
}

const clockFormat = perTimeZone({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})

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

export function noonOf(day: string, clock: (instant: Date) => LocalTime): Date {
  const noon = universalNoon(day)
  let instant = new Date(noon)
  // The loop runs twice, because the first result may be across a daylight saving change.
  for (let round = 0; round < 2; round += 1) {
    instant = new Date(instant.getTime() + noon - clock(instant).asUniversal)
  }
  return instant
}

/** Returns the first instant of a day, which is not midnight if the clocks change then. */
export function startOfDay(day: string, clock: (instant: Date) => LocalTime): Date {
  let start = noonOf(day, clock).getTime() - millisecondsPerDay / 2
  // A change of the clocks before noon moves the start by an hour at most, and by half hours at least.
  while (clock(new Date(start)).day < day) start += millisecondsPerHalfHour
  while (clock(new Date(start - millisecondsPerHalfHour)).day === day) start -= millisecondsPerHalfHour
  return new Date(start)
}

/**
 * Lists noon of consecutive days with one clock reading per day: noon is 24 hours after noon unless the clocks change.
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
