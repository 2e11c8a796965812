/**
 * The one way to write. A write waits up to five seconds for its turn and for a lock that another process holds, and
 * leaves the connection free for readers between attempts. Those that wait at the same moment share a transaction, each
 * answered after the commit (write-group). Routes answer a DatabaseWriteError with 503.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database'
import { refuseInsideTransaction } from './transaction-guard.server'
import { WriteLine } from './write-line.server'

const patienceMs = 5000

/**
 * Runs `fn` in a transaction that holds the write lock, and commits. `fn` uses the transaction alone, never `db`, and
 * has no effect outside the database, for it may run again; other writes may share the transaction, and what they have
 * done before is seen as if it were committed.
 * @throws DatabaseBusyError after `limitMs` · DatabaseUnavailableError for a full disk, a read-only file or a failing
 * disk · and what `fn` throws, after a rollback.
 */
export async function write<T>(
  db: Kysely<Database>,
  fn: (trx: Transaction<Database>) => Promise<T>,
  limitMs = patienceMs,
): Promise<T> {
  refuseInsideTransaction()
  return new Promise<T>((resolve, reject) => {
    const run = async (trx: Transaction<Database>) => {
      const value = await fn(trx)
      return () => {
        resolve(value)
      }
    }
    lineOf(db).join({ run, reject, deadline: performance.now() + limitMs, toString: () => fn.toString() })
  })
}

/** Those who wait, per database. */
const lines = new WeakMap<Kysely<Database>, WriteLine>()

function lineOf(db: Kysely<Database>): WriteLine {
  const line = lines.get(db) ?? new WriteLine(db)
  lines.set(db, line)
  return line
}
