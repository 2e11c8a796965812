/** What a visitor sends in to be stored: when it came, and what is counted for it. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database'
import { countOne, type Limit } from './rate-limits.server'
import { write } from './write.server'

export interface Arrival {
  now: Date
  /** How much this sender may try: counted first, whatever comes of it. Absent where nothing counts it. */
  attempt?: Limit
  /** How much this sender may store: counted by whoever stores. */
  limit: Limit
}

/** One transaction for the attempt and for what it brings. @throws LimitReachedError · and what write() throws */
export function writeArrived<T>(
  db: Kysely<Database>,
  { attempt, now }: Arrival,
  fn: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return write(db, async (trx) => {
    if (attempt !== undefined) await countOne(trx, attempt, now)
    return fn(trx)
  })
}
