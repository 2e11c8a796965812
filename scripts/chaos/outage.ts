/** One request of a drill's client. Times are of performance.now(). */
export interface Request {
  sentAt: number
  answeredAt: number
  isServed: boolean
}

/** From the first request that was refused to the first that was served after the last refusal, in milliseconds. */
export function outageOf(requests: readonly Request[]): { ms: number; endedAt: number } | undefined {
  const refused = requests.filter(({ isServed }) => !isServed)
  if (refused.length === 0) return undefined
  const lastRefusal = Math.max(...refused.map(({ answeredAt }) => answeredAt))
  const later = requests.filter(({ isServed, answeredAt }) => isServed && answeredAt >= lastRefusal)
  const endedAt = Math.min(...later.map(({ answeredAt }) => answeredAt))
  return { ms: endedAt - Math.min(...refused.map(({ sentAt }) => sentAt)), endedAt }
}
