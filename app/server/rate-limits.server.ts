import type { RequestArgs } from './load-context'
import { networkOf } from '~/lib/network-of'
import type { Message } from '~/lib/messages'
import type { Limit } from '~db/rate-limits.server'
import { env } from './env.server'

/** The message is the same for every limit, so it does not reveal which one was reached. */
export const tooManyRequests = {
  title: 'Error',
  description: 'Too many requests. Please try again later.',
} as const satisfies Message

const attemptsPerStored = 10

export function attemptLimit(stored: Limit): Limit {
  return { ...stored, kind: 'form-attempt', count: stored.count * attemptsPerStored }
}

export function storedFormLimit({ context }: Pick<RequestArgs, 'context'>): Limit {
  return { kind: 'form-stored', key: networkOf(context.clientAddress ?? 'unknown'), ...env().LIMIT_FORMS }
}

/** What all visitors together may store in a day, in KiB. */
export function storedDailyLimit(): Limit {
  return { kind: 'stored-daily', key: 'site', count: env().LIMIT_STORED * 1024, seconds: 24 * 60 * 60 }
}

/** Dashboard forms without a session are read and rendered, so they count. */
export function dashboardFormLimit(args: Pick<RequestArgs, 'context'>): Limit {
  return { ...attemptLimit(storedFormLimit(args)), kind: 'dashboard-form' }
}

export function retryAfter(seconds: number): Record<string, string> {
  return { 'Retry-After': String(seconds) }
}
