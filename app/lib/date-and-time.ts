/** An instant with the time of day, for the dashboard: November 21, 2026 at 2:15 PM. The tools do without. */
export function longDateTime(isoTime: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(isoTime))
}
