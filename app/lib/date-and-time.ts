/** Dates in a time zone, as the dashboard and the blog show them. Not in dates.ts, which the tools load. */
import { perTimeZone } from './dates'

const dateFormat = perTimeZone({ dateStyle: 'long' })
const dateTimeFormat = perTimeZone({ dateStyle: 'long', timeStyle: 'short' })

/** November 21, 2026 at 2:15 PM. */
export function longDateTime(isoTime: string, timeZone: string): string {
  return dateTimeFormat(timeZone).format(new Date(isoTime))
}

/** Lists repeat the same dates, and formatting one costs as much as rendering its card. */
const written = new Map<string, string>()
const mostWritten = 500

/** November 21, 2026. */
export function longDate(isoTime: string, timeZone: string): string {
  const name = `${isoTime} ${timeZone}`
  const known = written.get(name)
  if (known !== undefined) return known
  const date = dateFormat(timeZone).format(new Date(isoTime))
  if (written.size === mostWritten) written.clear()
  written.set(name, date)
  return date
}
