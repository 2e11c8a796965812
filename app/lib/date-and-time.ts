/** Dates in a time zone, as the dashboard and the blog show them. Not in dates.ts, which the tools load. */
import { perTimeZone } from './dates'

const dateFormat = perTimeZone({ dateStyle: 'long' })
const dateTimeFormat = perTimeZone({ dateStyle: 'long', timeStyle: 'short' })
const timeFormat = perTimeZone({ timeStyle: 'short' })
const numericFormat = perTimeZone({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** November 21, 2026 at 2:15 PM. */
export function longDateTime(isoTime: string, timeZone: string): string {
  return dateTimeFormat(timeZone).format(new Date(isoTime))
}

/** 2:15 PM. */
export function timeOfDay(isoTime: string, timeZone: string): string {
  return timeFormat(timeZone).format(new Date(isoTime))
}

/** 2026-11-21 14:15:00, as spreadsheets read a time. */
export function localDateTime(isoTime: string, timeZone: string): string {
  return numericFormat(timeZone)
    .format(new Date(isoTime))
    .replace(/^(\d+)\/(\d+)\/(\d+), /, '$3-$1-$2 ')
}

/** November 21, 2026. */
export function longDate(isoTime: string, timeZone: string): string {
  return dateFormat(timeZone).format(new Date(isoTime))
}
