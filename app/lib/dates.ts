/** Dates in US long form (November 21, 2026), in the site's time zone: the same on the server and in the browser. */
export function longDate(isoTime: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(isoTime))
}

/** The same with the time of day: November 21, 2026 at 2:15 PM. */
export function longDateTime(isoTime: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(isoTime))
}
