import { perTimeZone } from './dates'

/** An instant with the time of day, for the dashboard: November 21, 2026 at 2:15 PM. The tools do without. */
export function longDateTime(isoTime: string, timeZone: string): string {
  return longFormat(timeZone).format(new Date(isoTime))
}

const longFormat = perTimeZone({ dateStyle: 'long', timeStyle: 'short' })
