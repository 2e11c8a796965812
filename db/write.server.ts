/** A write waits up to five seconds for its turn and for other processes' locks, and lets readers through meanwhile. */
import type { Kysely, Transaction } from 'kysely'
import { retryWhileBusy } from '~db/sqlite/busy.server'
import type { Database } from './database'
import { toWriteError } from './engine-errors.server'
import { isPostgres } from './engine.server'
import { writeOnPostgres } from './postgres/write.server'
import { DatabaseBusyError } from './write-errors.server'

const patienceMs = 5000

/**
 * `fn` uses only `trx`, never `db`, and has no side effects, because it may run again. If `db` is a transaction, it is
 * used. @throws DatabaseBusyError after `limitMs` · DatabaseUnavailableError for a full disk, a read-only or moved
 * file, a failing disk or a server that is down · and what `fn` throws, after a rollback
 */
export async function write<T>(
  db: Kysely<Database>,
  fn: (trx: Transaction<Database>) => Promise<T>,
  limitMs = patienceMs,
): Promise<T> {
  if (isTransaction(db)) return fn(db)
  const deadline = performance.now() + limitMs
  let last: Transaction<Database> | undefined
  const run = (trx: Transaction<Database>) => {
    last = trx
    return fn(trx)
  }
  const attempt = () => (isPostgres(db) ? writeOnPostgres(db, run, deadline) : db.transaction().execute(run))
  const writing = takeTurn(db, () => {
    // Every attempt blocks for the 100 ms of busy_timeout, so a crowd gives up together.
    if (performance.now() >= deadline) throw new DatabaseBusyError()
    return retryWhileBusy(attempt, deadline)
  })
  try {
    const result = await writing
    for (const work of (last && sequels.get(last)) ?? []) work()
    return result
  } catch (error) {
    throw toWriteError(error)
  }
}

const sequels = new WeakMap<Transaction<Database>, (() => void)[]>()

/** Everybody sees the write when `work` is called. `work` does not throw. */
export function afterCommit(trx: Transaction<Database>, work: () => void): void {
  sequels.set(trx, [...(sequels.get(trx) ?? []), work])
}

function isTransaction(db: Kysely<Database>): db is Transaction<Database> {
  return db.isTransaction
}

/** The end of each database's queue never rejects. */
const lastTurns = new WeakMap<Kysely<Database>, Promise<unknown>>()

function takeTurn<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  const turn = (lastTurns.get(db) ?? Promise.resolve()).then(work)
  lastTurns.set(
    db,
    turn.catch(() => undefined),
  )
  return turn
}
