/** Dates in US long form (November 21, 2026), in the site's time zone: the same on the server and in the browser. */
export function longDate(isoTime: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(isoTime))
}
