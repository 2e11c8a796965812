/** Windows are fixed and begin with the first count: around the end of one, twice the limit can pass. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database'
import { writeTogether } from './write.server'

interface CountName {
  kind: string
  /** A key has at most 64 characters. */
  key: string
}

export interface Limit extends CountName {
  count: number
  seconds: number
  amount?: number
}

export interface Submission {
  now: Date
  attempt?: Limit
  limit: Limit
  /** What all visitors together may store, in KiB. */
  daily?: Limit
}

/** @throws LimitReachedError */
export async function countStored(
  trx: Transaction<Database>,
  { limit, daily, now }: Submission,
  sent: object,
): Promise<void> {
  await countOne(trx, limit, now)
  const amount = Math.ceil(Buffer.byteLength(JSON.stringify(sent)) / 1024)
  if (daily !== undefined) await countOne(trx, { ...daily, amount }, now)
}

/** Attempt and content share one transaction. @throws LimitReachedError · and what write() throws */
export function writeSubmission<T>(
  db: Kysely<Database>,
  { attempt, now }: Submission,
  fn: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return writeTogether(db, async (trx) => {
    if (attempt !== undefined) await countOne(trx, attempt, now)
    return fn(trx)
  })
}

export class LimitReachedError extends Error {
  constructor(
    public readonly retryAfterSeconds: number,
    public readonly kind: string,
  ) {
    super('The limit is reached.')
    this.name = 'LimitReachedError'
  }
}

const graceSeconds = 60

/** @throws LimitReachedError if the window is full */
export async function countOne(trx: Transaction<Database>, limit: Limit, now: Date): Promise<void> {
  const { kind, key, seconds, amount = 1 } = limit
  const lastEnd = toInstant(now, seconds + graceSeconds)
  const newEnd = toInstant(now, seconds)
  const counted = await trx
    .insertInto('rateLimits')
    .values({ kind, key, count: amount, endsAt: newEnd })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((eb) => {
        // A more distant end belongs to a longer limit, or to a clock that was set back.
        const isOpen = eb.and([eb('rateLimits.endsAt', '>', now.toISOString()), eb('rateLimits.endsAt', '<=', lastEnd)])
        return {
          count: eb
            .case()
            .when(isOpen)
            .then(eb('rateLimits.count', '+', amount))
            .else(amount)
            .end(),
          endsAt: eb.case().when(isOpen).then(eb.ref('rateLimits.endsAt')).else(newEnd).end(),
        }
      }),
    )
    .returning(['count', 'endsAt'])
    .executeTakeFirstOrThrow()
  if (counted.count > limit.count) throw new LimitReachedError(secondsBetween(now, counted.endsAt), kind)
  // Each new window deletes the ended ones.
  if (counted.count === amount) await forgetEndedWindows(trx, now)
}

/** @throws LimitReachedError as countOne() would, without counting */
export async function checkLimit(db: Kysely<Database>, limit: Limit, now: Date): Promise<void> {
  const counted = await readCount(db, limit, now)
  if (counted === undefined || counted.count < limit.count) return
  const lastEnd = toInstant(now, limit.seconds + graceSeconds)
  if (counted.endsAt <= lastEnd) throw new LimitReachedError(secondsBetween(now, counted.endsAt), limit.kind)
}

/** The site also calls this regularly, because on a quiet site no new window deletes the ended ones. */
export async function forgetEndedWindows(trx: Transaction<Database>, now: Date): Promise<void> {
  await trx.deleteFrom('rateLimits').where('endsAt', '<=', now.toISOString()).execute()
}

export async function uncountOne(trx: Transaction<Database>, { kind, key }: CountName): Promise<void> {
  await trx.deleteFrom('rateLimits').where('kind', '=', kind).where('key', '=', key).where('count', '=', 1).execute()
  await trx
    .updateTable('rateLimits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute()
}

export async function readCount(db: Kysely<Database>, { kind, key }: CountName, now: Date) {
  return db
    .selectFrom('rateLimits')
    .select(['count', 'endsAt'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('endsAt', '>', now.toISOString())
    .executeTakeFirst()
}

export async function forgetCount(trx: Transaction<Database>, { kind, key }: CountName): Promise<void> {
  await trx.deleteFrom('rateLimits').where('kind', '=', kind).where('key', '=', key).execute()
}

function toInstant(now: Date, seconds: number): string {
  return new Date(now.getTime() + seconds * 1000).toISOString()
}

function secondsBetween(now: Date, end: string): number {
  return Math.max(1, Math.ceil((new Date(end).getTime() - now.getTime()) / 1000))
}
