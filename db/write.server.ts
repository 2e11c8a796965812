/** A write waits up to five seconds for its turn and for other processes' locks, and lets readers through meanwhile. */
import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { retryWhileBusy, isBusy as isSqliteBusy, isFullDisk, sqliteCode } from '~db/sqlite/busy.server'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import { writeOnPostgres } from './postgres/write.server'
import { DatabaseBusyError, DatabaseUnavailableError, DatabaseWriteError, movedFile } from './write-errors.server'
import { isBusy as isPostgresBusy, postgresCode, writeProblem } from '~db/postgres/errors.server'

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

const mostTogether = 20

interface Member {
  /** Returns what tells the caller, after the commit. */
  run: (trx: Transaction<Database>) => Promise<() => void>
  reject: (error: unknown) => void
}

/** Writes that wait for their turn. Others can still join them. */
const gatherings = new WeakMap<Kysely<Database>, Member[]>()

/**
 * As write(), for short work that many may ask for at once. What waits for the same turn shares one transaction, since
 * its flush to the disk takes longer than the rest. If one of them fails, all are rolled back, and each runs alone.
 */
export function writeTogether<T>(db: Kysely<Database>, fn: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return fn(db)
  return new Promise((resolve, reject) => {
    const run = async (trx: Transaction<Database>) => {
      const result = await fn(trx)
      return () => {
        resolve(result)
      }
    }
    const waiting = gatherings.get(db)
    const members = waiting ?? []
    members.push({ run, reject })
    if (members.length === mostTogether) gatherings.delete(db)
    else gatherings.set(db, members)
    if (!waiting) void writeMembers(db, members)
  })
}

async function writeMembers(db: Kysely<Database>, members: readonly Member[]): Promise<void> {
  const close = () => {
    if (gatherings.get(db) === members) gatherings.delete(db)
  }
  // Requests that have arrived by now join.
  await setImmediate()
  try {
    const settlers = await write(db, async (trx) => {
      close()
      const done: (() => void)[] = []
      for (const { run } of members) done.push(await run(trx))
      return done
    })
    for (const settle of settlers) settle()
  } catch (error) {
    close()
    const isAlone = members.length === 1 || error instanceof DatabaseWriteError
    for (const { run, reject } of members) {
      if (isAlone) reject(error)
      else
        await write(db, run).then((settle) => {
          settle()
        }, reject)
    }
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

function toWriteError(error: unknown): unknown {
  if (error instanceof DatabaseWriteError) return error
  if (isBusy(error)) return new DatabaseBusyError({ cause: error })
  const code = sqliteCode(error) ?? postgresCode(error)
  const reason = code && reasonOf(code)
  if (!code || !reason) return error
  return new DatabaseUnavailableError({ code, reason }, { cause: error })
}

/** Another write holds the lock, and this one may be tried again. */
function isBusy(error: unknown): boolean {
  return error instanceof DatabaseBusyError || isSqliteBusy(error) || isPostgresBusy(error)
}

function reasonOf(code: string): string | undefined {
  if (!code.startsWith('SQLITE_')) return writeProblem(code)
  if (isFullDisk(code)) return 'the disk is full'
  if (code === movedFile.code) return movedFile.reason
  if (code.startsWith('SQLITE_READONLY')) return 'the file or its folder is read-only'
  if (code.startsWith('SQLITE_IOERR')) return 'the disk failed'
  if (code.startsWith('SQLITE_CANTOPEN')) return 'a file beside it cannot be opened'
  return undefined
}
