/** The limits of the public forms, per client. The counting is in db/rate-limits.server.ts, its figures in LIMIT_FORMS. */
import type { RequestArgs } from '~/http/load-context'
import { networkOf } from '~/lib/network-of'
import type { Message } from '~/lib/toast'
import type { Limit } from '~db/rate-limits.server'
import { env } from './env.server'

/** The same words for every limit: they tell nobody which one it was. */
export const tooManyRequests = {
  title: 'Error',
  description: 'Too many requests. Please try again later.',
} as const satisfies Message

/** For each quote or message that is stored, this many may be tried: wrong fields, double clicks, repeats. */
const attemptsPerStored = 10

/** The limit of what is tried, stored or not. */
export function attemptLimit(stored: Limit): Limit {
  return { ...stored, kind: 'form-attempt', count: stored.count * attemptsPerStored }
}

/** The limit of what is stored: whoever stores counts it in the transaction of the row. */
export function storedFormLimit({ context }: Pick<RequestArgs, 'context'>): Limit {
  return { kind: 'form-stored', key: networkOf(context.clientAddress ?? 'unknown'), ...env().LIMIT_FORMS }
}

/** The limit of dashboard forms that come without a session: each is read and rendered. */
export function dashboardFormLimit(args: Pick<RequestArgs, 'context'>): Limit {
  return { ...attemptLimit(storedFormLimit(args)), kind: 'dashboard-form' }
}

export function retryAfter(seconds: number): Record<string, string> {
  return { 'Retry-After': String(seconds) }
}
