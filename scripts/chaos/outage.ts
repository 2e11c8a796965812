/** How requests of a drill's clients were answered while something was down. Times are of performance.now(). */

export interface Request {
  sentAt: number
  answeredAt: number
  /** 0: cut without an answer. */
  status: number
  isServed: boolean
}

/**
 * When service was back: the first answer to a request that was served after the last refusal. Infinity if it is not
 * back, undefined if nothing was refused.
 */
export function servedAgainAt(requests: readonly Request[]): number | undefined {
  const refusals = requests.filter(({ isServed }) => !isServed).map(({ answeredAt }) => answeredAt)
  if (refusals.length === 0) return undefined
  const last = Math.max(...refusals)
  const later = requests.filter(({ isServed, answeredAt }) => isServed && answeredAt >= last)
  return Math.min(...later.map(({ answeredAt }) => answeredAt))
}

/** `replacedAt`: when something took the place of what was lost. */
export function describeOutage(
  requests: readonly Request[],
  { lostAt, replacedAt }: { lostAt: number; replacedAt: number },
): string {
  const longest = Math.max(0, ...requests.map(({ sentAt, answeredAt }) => answeredAt - sentAt))
  const again = servedAgainAt(requests)
  const served = `${String(requests.filter(({ isServed }) => isServed).length)} served`
  const waited = `the longest took ${toSeconds(longest)}`
  if (again === undefined) return `${served}, none refused; ${waited}`
  const end = again < replacedAt ? 'before' : `until ${toSeconds(again - replacedAt)} after`
  return `${served}; ${countStatuses(requests)} in ${toSeconds(again - lostAt)}, ${end} the replacement; ${waited}`
}

/** Of refusals: `12 times 503`. */
function countStatuses(requests: readonly Request[]): string {
  const counts = new Map<number, number>()
  for (const { status, isServed } of requests) if (!isServed) counts.set(status, (counts.get(status) ?? 0) + 1)
  const parts = [...counts].map(([status, count]) => `${String(count)} times ${status === 0 ? 'cut' : String(status)}`)
  return parts.join(', ')
}

function toSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
