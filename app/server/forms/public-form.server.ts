/** A public form that cannot be accepted comes back with everything typed. */
import { parse, type SubmissionResult } from '@conform-to/react'
import { data } from '@remix-run/node'
import type { RequestArgs } from '~/server/load-context'
import type { Message } from '~/lib/messages'
import { LimitReachedError, checkLimit, countOne, type Limit, type Submission } from '~db/rate-limits.server'
import { failedWrite, sendAgainLater } from './reply.server'
import { readFormData } from '~/server/forms/form-data.server'
import {
  attemptLimit,
  retryAfter,
  storedDailyLimit,
  storedFormLimit,
  tooManyRequests,
} from '~/server/rate-limits.server'
import { env } from '~/server/env.server'
import { log, ofRequest } from '~/server/log.server'
import { isReadable } from '~db/health.server'
import { findSiteEmail } from '~db/site-name.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { write } from '~db/write.server'
import { db } from '~/server/database.server'

interface RefusedForm {
  lastResult: SubmissionResult<string[]>
  message: Message
}

interface TakenForm {
  names: readonly string[]
  failed: Message
  isPageStored?: boolean
}

export async function takeForm<T>(
  { request, context }: RequestArgs,
  { names, failed, isPageStored = false }: TakenForm,
  take: (form: URLSearchParams, store: Store) => Promise<T>,
) {
  const reading = once(() => readFormData(request, names))
  const taken = await asAttempt(
    { context },
    async (store) => take(await reading(), store),
    async (error) => notStored(error, { request, context }, { lastResult: asTyped(await reading()), message: failed }),
  )
  const needsPage = isPageStored && context.isDocument === true && context.isUnavailable === true
  if (needsPage && !(await isReadable(db()))) throw sendAgainLater({ request }, [...(await reading())])
  return taken
}

export async function notStored(error: unknown, { request, context }: RequestArgs, form: RefusedForm) {
  if (!(error instanceof LimitReachedError)) return data(form, failedWrite(error, { request, context }))
  const { kind, retryAfterSeconds } = error
  const message = kind === storedDailyLimit().kind ? await fullForToday({ request, context }) : tooManyRequests
  return data({ ...form, message }, { status: 429, headers: retryAfter(retryAfterSeconds) })
}

async function fullForToday(args: RequestArgs): Promise<Message> {
  log.warn('visitors have stored as much as they may in a day: LIMIT_STORED', ofRequest(args))
  const email = (await findSiteEmail(db())) ?? env().SITE_EMAIL
  return {
    title: 'Not Sent',
    description: `We have received more today than this form can take. What you typed is still here: please send it to ${email}.`,
  }
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= read())
}

export function asTyped(form: URLSearchParams): SubmissionResult<string[]> {
  return parse<null, string[]>(form, { resolve: () => ({ value: null }) }).reply()
}

type Store = <T>(work: (submission: Submission) => Promise<T>) => Promise<T>

/**
 * The limit is checked before the body is read, and the attempt counts once: in the transaction that stores the post,
 * or alone. By default `refuse` throws.
 */
export async function asAttempt<T, R = never>(
  { context }: Pick<RequestArgs, 'context'>,
  take: (store: Store) => Promise<T>,
  refuse: (error: unknown) => R | Promise<R> = rethrow,
): Promise<T | R> {
  const limit = storedFormLimit({ context })
  const attempt = attemptLimit(limit)
  try {
    await checkLimit(db(), attempt, new Date())
  } catch (error) {
    return refuse(error)
  }
  let isDue = true
  const store: Store = async (work) => {
    try {
      const result = await work({ now: new Date(), attempt, limit, daily: storedDailyLimit() })
      isDue = false
      return result
    } catch (error) {
      // The attempt could not be written either.
      if (error instanceof DatabaseWriteError || isOf(error, attempt)) isDue = false
      throw error
    }
  }
  const taken = take(store)
  const [settled] = await Promise.allSettled([taken])
  try {
    if (isDue) await write(db(), (trx) => countOne(trx, attempt, new Date()))
  } catch (error) {
    return refuse(error)
  }
  // A read did not end, while the attempt could be counted.
  if (settled.status === 'rejected' && settled.reason instanceof DatabaseWriteError) return refuse(settled.reason)
  return taken
}

function isOf(error: unknown, { kind }: Limit): boolean {
  return error instanceof LimitReachedError && error.kind === kind
}

function rethrow(error: unknown): never {
  throw error
}
