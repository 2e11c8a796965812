/** Dates in US long form (November 21, 2026), in the site's time zone: the same on the server and in the browser. */
import { perTimeZone } from './dates'

const longFormat = perTimeZone({ dateStyle: 'long' })

/** What was written last: lists show the same dates again and again, and to write one costs as much as its card. */
const written = new Map<string, string>()
const mostWritten = 500

export function longDate(isoTime: string, timeZone: string): string {
  const name = `${isoTime} ${timeZone}`
  const known = written.get(name)
  if (known !== undefined) return known
  const date = longFormat(timeZone).format(new Date(isoTime))
  if (written.size === mostWritten) written.clear()
  written.set(name, date)
  return date
}
