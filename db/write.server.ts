/**
 * The one way to write. A write waits up to five seconds for its turn and for a lock that another process holds, and
 * leaves the connection free for readers between attempts. Routes answer a DatabaseWriteError with 503.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isBusy, isFullDisk, retryWhileBusy, sqliteCode } from './busy.server'
import type { Database } from './database'
import { holdingConnection, refuseInsideTransaction } from './sqlite-dialect.server'

const patienceMs = 5000

/** The database cannot be written now; nothing of the write is stored, and it may be sent again. */
export abstract class DatabaseWriteError extends Error {}

export class DatabaseBusyError extends DatabaseWriteError {
  constructor(options?: ErrorOptions) {
    super('The database is busy: another write did not end in time.', options)
    this.name = 'DatabaseBusyError'
  }
}

export class DatabaseUnavailableError extends DatabaseWriteError {
  constructor(code: string, options?: ErrorOptions) {
    super(`The database cannot be written: ${reason(code)} (${code}).`, options)
    this.name = 'DatabaseUnavailableError'
  }
}

/**
 * The write in progress per database; the next one waits for it. Without the line, many writers would each stop the
 * process for the 100 ms of busy_timeout while a lock is held elsewhere.
 */
const line = new WeakMap<Kysely<Database>, Promise<unknown>>()

/**
 * Runs `fn` in a transaction that holds the write lock, and commits. `fn` uses the transaction alone, never `db`, and
 * has no effect outside the database, for it may run again.
 * @throws DatabaseBusyError after `limitMs` · DatabaseUnavailableError for a full disk, a read-only file or a failing
 * disk · and what `fn` throws, after a rollback.
 */
export async function write<T>(
  db: Kysely<Database>,
  fn: (trx: Transaction<Database>) => Promise<T>,
  limitMs = patienceMs,
): Promise<T> {
  refuseInsideTransaction()
  const deadline = performance.now() + limitMs
  const before = line.get(db)
  const mine = before === undefined ? attempt(db, fn, deadline) : before.then(() => attemptInTurn(db, fn, deadline))
  const settled = mine.then(
    () => undefined,
    () => undefined,
  )
  line.set(db, settled)
  void settled.then(() => {
    if (line.get(db) === settled) line.delete(db)
  })
  return mine
}

async function attemptInTurn<T>(
  db: Kysely<Database>,
  fn: (trx: Transaction<Database>) => Promise<T>,
  deadline: number,
): Promise<T> {
  // A backlog must not keep readers waiting until it is through.
  await nextTurn()
  if (performance.now() >= deadline) throw new DatabaseBusyError()
  return attempt(db, fn, deadline)
}

async function attempt<T>(
  db: Kysely<Database>,
  fn: (trx: Transaction<Database>) => Promise<T>,
  deadline: number,
): Promise<T> {
  const once = () => db.transaction().execute((trx) => holdingConnection(() => fn(trx)))
  try {
    return await retryWhileBusy(once, deadline)
  } catch (error) {
    throw toWriteError(error)
  }
}

function toWriteError(error: unknown): unknown {
  if (isBusy(error)) return new DatabaseBusyError({ cause: error })
  const code = sqliteCode(error)
  if (code === undefined || reason(code) === undefined) return error
  return new DatabaseUnavailableError(code, { cause: error })
}

function reason(code: string): string | undefined {
  if (isFullDisk(code)) return 'the disk is full'
  if (code.startsWith('SQLITE_READONLY')) return 'the file or its folder is read-only'
  if (code.startsWith('SQLITE_IOERR')) return 'the disk failed'
  if (code.startsWith('SQLITE_CANTOPEN')) return 'a file beside it cannot be opened'
  return undefined
}
