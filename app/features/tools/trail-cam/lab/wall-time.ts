/**
 * Times as a camera's clock shows them. A camera writes no time zone, so a wall time is the milliseconds of the same
 * clock reading in UTC: for arithmetic only, never an instant.
 */
import { longDay } from '~/lib/dates'

const millisecondsPerMinute = 60_000
const minutesPerDay = 1440

/** 2026:11:14 06:42:10 of cameras, 2026-11-14T06:42 and the like. */
const yearFirst = /^(\d{4})[-:/.](\d{1,2})[-:/.](\d{1,2})(?:T|,?\s+)/i
/** 11/14/2026 or 11-14-26: the month first, as Americans write it. */
const monthFirst = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2}),?\s+/
/** 14.11.2026 */
const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4}),?\s+/
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s*([AP])\.?M\.?)?$/i

/** @returns undefined for what is no date with a time, or no day of the calendar from 1990 to 2099 */
export function readWallTime(text: string): number | undefined {
  const trimmed = text.trim()
  const date = readDate(trimmed)
  const time = date && clock.exec(trimmed.slice(date.length))
  if (!date || !time) return undefined
  const [, hourText = '', minute = '', second = '0', half = ''] = time
  const hour = hourOf(Number(hourText), half.toUpperCase())
  if (hour === undefined || Number(minute) > 59 || Number(second) > 59) return undefined
  const at = Date.UTC(date.year, date.month - 1, date.day, hour, Number(minute), Number(second))
  const isDay = new Date(at).getUTCMonth() === date.month - 1 && date.day > 0
  return isDay && date.year >= 1990 && date.year <= 2099 ? at : undefined
}

interface ReadDate {
  year: number
  month: number
  day: number
  /** Of the text before the time. */
  length: number
}

function readDate(text: string): ReadDate | undefined {
  const match = yearFirst.exec(text)
  if (match) return dateOf(match, [1, 2, 3])
  const american = monthFirst.exec(text)
  if (american) return dateOf(american, [3, 1, 2])
  const european = dayFirst.exec(text)
  return european ? dateOf(european, [3, 2, 1]) : undefined
}

function dateOf(match: RegExpExecArray, order: readonly [number, number, number]): ReadDate {
  const [year = 0, month = 0, day = 0] = order.map((index) => Number(match[index]))
  return { year: year < 100 ? 2000 + year : year, month, day, length: match[0].length }
}

function hourOf(hour: number, half: string): number | undefined {
  if (half === '') return hour < 24 ? hour : undefined
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half === 'P' ? 12 : 0)
}

/** The clock of this device, for a file's date: a card has local time, which the browser turned into an instant. */
export function wallTimeOf(instant: Date): number {
  return instant.getTime() - instant.getTimezoneOffset() * millisecondsPerMinute
}

/** Such as 2026-11-14. */
export function wallDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

export function minuteOfDay(at: number): number {
  return Math.floor(at / millisecondsPerMinute) % minutesPerDay
}

/** Such as 2026-11-14T06:42:10, as spreadsheets and date fields read it. */
export function toIsoWallTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19)
}

/** Such as "November 14, 2026, 6:42 AM". */
export function describeWallTime(at: number): string {
  const minutes = minuteOfDay(at)
  return `${longDay(wallDay(at))}, ${hourName(Math.floor(minutes / 60), minutes % 60)}`
}

/** Such as "6 AM" or "6:05 AM". */
export function hourName(hour: number, minute?: number): string {
  const minutes = minute === undefined ? '' : `:${String(minute).padStart(2, '0')}`
  return `${String(hour % 12 || 12)}${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
