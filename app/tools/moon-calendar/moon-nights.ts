/**
 * Finds moonrise, moonset and the dark hours of each day of a month, over one place. An hour is dark while the sun is
 * more than 6° below the horizon (past civil twilight) and the moon is down. Clouds and hills do not count.
 */
import type { Place } from '~/tools/ground/ground'
import { listMoonEvents, readSun, toMinute, type MoonEvent, type SunDay } from '~/tools/legal-light/sky-day'
import { addDays } from '~/lib/days'
import { clockOf, startOfDay } from './local-clock'
import { dayOf, daysIn } from './moon-month'

const millisecondsPerMinute = 60_000

export interface MoonNight {
  /**
   * Times such as 5:12 PM. The moon may rise twice in a day far in the north; about one day a month has no moonrise.
   */
  rises: string[]
  sets: string[]
  /** Spans between one midnight and the next, such as "midnight to 2:10 AM". */
  dark: string[]
  darkMinutes: number
}

/** Returns the text of a table for the rises or sets of a day. */
export function timesOf(times: readonly string[]): string {
  return times.join(', ') || 'none'
}

interface Span {
  from: Date
  to: Date
}

/** @param month such as 2026-11, by the clocks of the place */
export function readNights(month: string, place: Place): MoonNight[] {
  const clock = clockOf(place.timeZone)
  const timeOf = (instant: Date) => clock(toMinute(instant)).clock.split(' ').slice(0, 2).join(' ')
  const days = Array.from({ length: daysIn(month) }, (_day, index) => dayOf(month, index + 1))
  const starts = [...days, addDays(dayOf(month, days.length), 1)].map((day) => startOfDay(day, clock))
  const [start, end] = [starts[0], starts.at(-1)]
  if (!start || !end) return []

  const events = listMoonEvents(start, end, place)
  const suns = [addDays(days[0] ?? month, -1), ...days, addDays(days.at(-1) ?? month, 1)].map((day) =>
    readSun(day, place),
  )
  const dark = intersect(listSunless(suns), listMoonless(events, { from: start, to: end }))
  return days.map((_day, index) => {
    const day: Span = { from: starts[index] ?? start, to: starts[index + 1] ?? end }
    const of = (isRise: boolean) =>
      events.filter((event) => event.isRise === isRise && isWithin(event.at, day)).map(({ at }) => timeOf(at))
    const spans = intersect(dark, [day]).filter(
      ({ from, to }) => to.getTime() - from.getTime() >= millisecondsPerMinute,
    )
    return {
      rises: of(true),
      sets: of(false),
      dark: spans.map(({ from, to }) => describeSpan({ from, to }, day, timeOf)),
      darkMinutes: Math.round(
        spans.reduce((sum, { from, to }) => sum + (to.getTime() - from.getTime()), 0) / millisecondsPerMinute,
      ),
    }
  })
}

/** Lists the spans from dusk to the next dawn. A sun that never reaches civil twilight leaves the whole day dark. */
function listSunless(suns: readonly SunDay[]): Span[] {
  return suns.flatMap((today, index) => {
    const tomorrow = suns[index + 1]
    if (!tomorrow) return []
    const [from, to] = [today.dusk ?? noonInDark(today), tomorrow.dawn ?? noonInDark(tomorrow)]
    return from && to ? [{ from, to }] : []
  })
}

/**
 * Lists the spans from each set to the next rise. The moon is also down before its first rise and after its last set.
 */
function listMoonless(events: readonly MoonEvent[], { from, to }: Span): Span[] {
  const downAtFirst = events[0]?.isRise === true ? [{ from, to: events[0].at }] : []
  const later = events.flatMap(({ isRise, at }, index) =>
    isRise ? [] : [{ from: at, to: events[index + 1]?.at ?? to }],
  )
  return [...downAtFirst, ...later]
}

function noonInDark({ polar, dawn, noon }: SunDay): Date | undefined {
  return polar === 'down' && dawn === undefined ? noon : undefined
}

function intersect(some: readonly Span[], others: readonly Span[]): Span[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const from = one.from > other.from ? one.from : other.from
      const to = one.to < other.to ? one.to : other.to
      return from < to ? [{ from, to }] : []
    }),
  )
}

function isWithin(instant: Date, { from, to }: Span): boolean {
  return from <= instant && instant < to
}

function describeSpan({ from, to }: Span, day: Span, timeOf: (instant: Date) => string): string {
  const start = from.getTime() === day.from.getTime() ? 'midnight' : timeOf(from)
  const end = to.getTime() === day.to.getTime() ? 'midnight' : timeOf(to)
  return `${start} to ${end}`
}
