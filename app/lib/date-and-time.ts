import { perTimeZone } from './dates'

/** November 21, 2026 at 2:15 PM. A module of its own to stay out of the tools' JavaScript. */
export function longDateTime(isoTime: string, timeZone: string): string {
  return longFormat(timeZone).format(new Date(isoTime))
}

const longFormat = perTimeZone({ dateStyle: 'long', timeStyle: 'short' })
