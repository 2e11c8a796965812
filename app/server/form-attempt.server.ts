/**
 * A post that somebody tries to have stored. Who has tried too often is refused before anything of the post is read. The
 * attempt itself is counted once: in the transaction that stores what was sent, for a second one would cost as much
 * again, or by itself where nothing is stored.
 */
import type { RequestArgs } from '~/http/load-context'
import { checkLimit, countOne, LimitReachedError, type Limit, type Submission } from '~db/rate-limits.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { write } from '~db/write.server'
import { db } from './database.server'
import { attemptLimit, storedFormLimit } from './rate-limits.server'

/** Runs what writes: the attempt counts in its transaction. */
export type Store = <T>(work: (submission: Submission) => Promise<T>) => Promise<T>

/**
 * Runs `take`. When the attempt is one too many, or cannot be counted, the outcome is what `refuse` makes of the error: it
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
