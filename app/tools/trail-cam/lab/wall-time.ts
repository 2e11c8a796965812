/**
 * A camera writes no time zone, so a wall time is the milliseconds of the same clock reading in UTC: for arithmetic
 * only, never an instant.
 */
import { orderOf, readDay, readTimeOfDay, type DateOrder } from '~/lib/date-text'
import { longDay } from '~/lib/dates'

const millisecondsPerMinute = 60_000
const minutesPerDay = 1440

/** The text may name an offset from universal time, which says nothing more about the wall. */
const dateAndTime =
  /^(.*?[\d.])(?:T|,?\s+)(\d{1,2}[:.]\d{2}.*?)(?:\s*(?:Z|UTC|GMT|[ECMP][SD]T|AK[SD]T|HST|[+-]\d{2}(?::?\d{2})?))?$/i

/**
 * Reads 2026:11:14 06:42:10 of cameras, 2026-11-14T06:42, 11/14/2026 6:42 AM and the like.
 * @returns undefined if the text has no date with a time, or no day of the calendar from 1970 to 2099
 */
export function readWallTime(text: string, order: DateOrder = 'month first'): number | undefined {
  const [, date = '', time = ''] = dateAndTime.exec(text.trim()) ?? []
  const day = readDay(date, order)
  const seconds = readTimeOfDay(time)
  if (day === undefined || seconds === undefined || day < '1970' || day >= '2100') return undefined
  return Date.parse(day) + seconds * 1000
}

export function orderOfTimes(texts: readonly string[]): DateOrder | undefined {
  return orderOf(texts.map((text) => dateAndTime.exec(text.trim())?.[1] ?? ''))
}

/** A file's date is by the clock of this device: a card has local time, which the browser turned into an instant. */
export function wallTimeOf(instant: Date): number {
  return instant.getTime() - instant.getTimezoneOffset() * millisecondsPerMinute
}

export function wallDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

export function minuteOfDay(at: number): number {
  return Math.floor(at / millisecondsPerMinute) % minutesPerDay
}

export function toIsoWallTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19)
}

export function describeWallTime(at: number): string {
  const minutes = minuteOfDay(at)
  return `${longDay(wallDay(at))}, ${hourName(Math.floor(minutes / 60), minutes % 60)}`
}

export function hourName(hour: number, minute?: number): string {
  const minutes = minute === undefined ? '' : `:${String(minute).padStart(2, '0')}`
  return `${String(hour % 12 || 12)}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
