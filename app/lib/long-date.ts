/** November 21, 2026, in the site's time zone. */
import { perTimeZone } from './dates'

const longFormat = perTimeZone({ dateStyle: 'long' })

/** Lists repeat the same dates, and formatting one costs as much as rendering its card. */
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
