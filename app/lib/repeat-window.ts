/** A form post that equals a stored one in every field and comes within this time of it is the same post, sent twice. */
const repeatWindowMs = 10 * 60 * 1000

/** Rows stored after this instant (ISO 8601, UTC) are recent enough to be the first of two. */
export function repeatsSince(now: Date): string {
  return new Date(now.getTime() - repeatWindowMs).toISOString()
}
