/** The same form post within this time is a repeat of the first. */
const repeatWindowMs = 10 * 60 * 1000

/** @returns ISO 8601, UTC */
export function repeatsSince(now: Date): string {
  return new Date(now.getTime() - repeatWindowMs).toISOString()
}
