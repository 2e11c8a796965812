/**
 * What the public forms share: who has tried too often is refused, and a form that cannot be taken now goes back with
 * everything that was typed in it.
 */
import { parse, type SubmissionResult } from '@conform-to/react'
import { data } from '@remix-run/node'
import type { RequestArgs } from '~/http/load-context'
import type { Message } from '~/lib/toast'
import { LimitReachedError, checkLimit, countOne, type Limit, type Submission } from '~db/rate-limits.server'
import { failedWrite } from './reply.server'
import { readFormData } from '~/forms/form-data.server'
import { retryAfter, tooManyRequests, attemptLimit, storedFormLimit } from '~/server/rate-limits.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { write } from '~db/write.server'
import { db } from '~/server/database.server'

/** What an action answers when it did not take the form. */
interface RefusedForm {
  lastResult: SubmissionResult<string[]>
  message: Message
}

/**
 * Hands the fields of the post to `take`, which stores through `store`. What cannot be taken now, for there were too many
 * posts, or none can be counted, is answered with the form as it was typed.
 */
export async function takeForm<T>(
  { request, context }: RequestArgs,
  { names, failed }: { names: readonly string[]; failed: Message },
  take: (form: URLSearchParams, store: Store) => Promise<T>,
) {
  const reading = once(() => readFormData(request, names))
  return asAttempt(
    { context },
    async (store) => take(await reading(), store),
    async (error) => notStored(error, { request, context }, { lastResult: asTyped(await reading()), message: failed }),
  )
}

/** Answers with the form: 429 when the limit is reached, 503 or 500 with the form's own words when a write failed. */
export function notStored(error: unknown, { request, context }: RequestArgs, form: RefusedForm) {
  if (!(error instanceof LimitReachedError)) return data(form, failedWrite(error, { request, context }))
  const { retryAfterSeconds } = error
  return data({ ...form, message: tooManyRequests }, { status: 429, headers: retryAfter(retryAfterSeconds) })
}

/** A body can be read but once. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= read())
}

/** The fields as they came, with no word about what is wrong with them. */
function asTyped(form: URLSearchParams): SubmissionResult<string[]> {
  return parse<null, string[]>(form, { resolve: () => ({ value: null }) }).reply()
}

/** Runs what writes: the attempt counts in its transaction. */
export type Store = <T>(work: (submission: Submission) => Promise<T>) => Promise<T>

/**
 * Runs `take` for a post that is to be stored. Whoever has tried too often is refused before anything of the post is
 * read. The attempt is counted once: in the transaction that stores what was sent, or alone where nothing is stored. When the attempt is one too many, or cannot be counted, the outcome is what `refuse` makes of the error: it
 * is thrown unless told otherwise.
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
      const result = await work({ now: new Date(), attempt, limit })
      isDue = false
      return result
    } catch (error) {
      // What could not be written now would not be counted either.
      if (error instanceof DatabaseWriteError || isOf(error, attempt)) isDue = false
      throw error
    }
  }
  const taken = take(store)
  await Promise.allSettled([taken])
  try {
    if (isDue) await write(db(), (trx) => countOne(trx, attempt, new Date()))
  } catch (error) {
    return refuse(error)
  }
  return taken
}

function isOf(error: unknown, { kind }: Limit): boolean {
  return error instanceof LimitReachedError && error.kind === kind
}

function rethrow(error: unknown): never {
  throw error
}
