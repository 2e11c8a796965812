/** Tools load dates.ts instead, which is smaller. */
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

export function longDateTime(isoTime: string, timeZone: string): string {
  return dateTimeFormat(timeZone).format(new Date(isoTime))
}

export function timeOfDay(isoTime: string, timeZone: string): string {
  return timeFormat(timeZone).format(new Date(isoTime))
}

export function localDateTime(isoTime: string, timeZone: string): string {
  return numericFormat(timeZone)
    .format(new Date(isoTime))
    .replace(/^(\d+)\/(\d+)\/(\d+), /, '$3-$1-$2 ')
}

export function longDate(isoTime: string, timeZone: string): string {
  return dateFormat(timeZone).format(new Date(isoTime))
}
