/**
 * Limits of the kind "30 in ten minutes", kept in the database, so that a restart forgets nothing and processes share
 * them. A window begins with the first count and has a fixed end: around the end of one, twice the limit can pass. The
 * count is taken in the transaction of what it counts: what is rolled back was not counted.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database'
import { write } from './write.server'

interface CountName {
  /** What is counted. */
  kind: string
  /** By whom, in at most 64 characters. */
  key: string
}

export interface Limit extends CountName {
  count: number
  seconds: number
}

/** A visitor's form or API call that is to be stored. */
export interface Submission {
  now: Date
  /** How much this sender may try: counted first, whatever comes of it. Absent where nothing counts it. */
  attempt?: Limit
  /** How much this sender may store: counted by whoever stores. */
  limit: Limit
}

/** One transaction for the attempt and for what it stores. @throws LimitReachedError · and what write() throws */
export function writeSubmission<T>(
  db: Kysely<Database>,
  { attempt, now }: Submission,
  fn: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return write(db, async (trx) => {
    if (attempt !== undefined) await countOne(trx, attempt, now)
    return fn(trx)
  })
}

/** Thrown where a limit is reached. It rolls the transaction back, so nothing is stored and nothing counted. */
export class LimitReachedError extends Error {
  constructor(
    public readonly retryAfterSeconds: number,
    /** Of the limit. */
    public readonly kind: string,
  ) {
    super('The limit is reached.')
    this.name = 'LimitReachedError'
  }
}

/** Requests overtake each other on their way to the write lock, and clocks are corrected: by less than this. */
const graceSeconds = 60

/** Counts one. @throws LimitReachedError when the window is full. */
export async function countOne(trx: Transaction<Database>, limit: Limit, now: Date): Promise<void> {
  const { kind, key, seconds } = limit
  const lastEnd = toInstant(now, seconds + graceSeconds)
  const newEnd = toInstant(now, seconds)
  const counted = await trx
    .insertInto('rateLimits')
    .values({ kind, key, count: 1, endsAt: newEnd })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((eb) => {
        // An end further off is of a longer limit, or of a clock that has been set back.
        const isOpen = eb.and([eb('rateLimits.endsAt', '>', now.toISOString()), eb('rateLimits.endsAt', '<=', lastEnd)])
        return {
          count: eb
            .case()
            .when(isOpen)
            .then(eb('rateLimits.count', '+', 1))
            .else(1)
            .end(),
          endsAt: eb.case().when(isOpen).then(eb.ref('rateLimits.endsAt')).else(newEnd).end(),
        }
      }),
    )
    .returning(['count', 'endsAt'])
    .executeTakeFirstOrThrow()
  if (counted.count > limit.count) throw new LimitReachedError(secondsBetween(now, counted.endsAt), kind)
  // Each new window clears those that are over, so the table holds little more than the open ones.
  if (counted.count === 1) await forgetEndedWindows(trx, now)
}

/** Counts nothing. @throws LimitReachedError when the window is full, as countOne() would. */
export async function checkLimit(db: Kysely<Database>, limit: Limit, now: Date): Promise<void> {
  const counted = await readCount(db, limit, now)
  if (counted === undefined || counted.count < limit.count) return
  const lastEnd = toInstant(now, limit.seconds + graceSeconds)
  if (counted.endsAt <= lastEnd) throw new LimitReachedError(secondsBetween(now, counted.endsAt), limit.kind)
}

/** Forgets whoever was counted in a window that is over: on a quiet site no new window would clear it for long. */
export async function forgetEndedWindows(trx: Transaction<Database>, now: Date): Promise<void> {
  await trx.deleteFrom('rateLimits').where('endsAt', '<=', now.toISOString()).execute()
}

/** Takes one count back. */
export async function uncountOne(trx: Transaction<Database>, { kind, key }: CountName): Promise<void> {
  await trx.deleteFrom('rateLimits').where('kind', '=', kind).where('key', '=', key).where('count', '=', 1).execute()
  await trx
    .updateTable('rateLimits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute()
}

/** How many are counted in the window that is open, and its end. */
export async function readCount(db: Kysely<Database>, { kind, key }: CountName, now: Date) {
  return db
    .selectFrom('rateLimits')
    .select(['count', 'endsAt'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('endsAt', '>', now.toISOString())
    .executeTakeFirst()
}

/** Begins anew. */
export async function forgetCount(trx: Transaction<Database>, { kind, key }: CountName): Promise<void> {
  await trx.deleteFrom('rateLimits').where('kind', '=', kind).where('key', '=', key).execute()
}

function toInstant(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}

function secondsBetween(now: Date, end: string): number {
  return Math.max(1, Math.ceil((new Date(end).getTime() - now.getTime()) / 1000))
}
