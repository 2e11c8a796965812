/**
 * A database that nobody else has open, kept so. Each connection to a database with a write-ahead log holds a shared
 * lock on the file from its first read to its end, idle or not, and the system takes the lock back when its process
 * dies in whatever way. So an exclusive lock can be had only where no process of any kind has the database open.
 */
import BetterSqlite3 from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { isBusy } from './busy.server'
import { connect, DatabaseOpenError } from '~db/client.server'
import type { Database } from '~db/database'
import { describe, isDamage, openProblem } from './open-problem.server'

export interface LockedDatabase {
  /** For reading. */
  db: Kysely<Database>
  release: () => void
}

/**
 * Folds the log into the file and locks out everybody until `release`: who opens the database meanwhile is told that it
 * is locked. The file is then all there is of it, and may be given another name.
 * @throws DatabaseOpenError when somebody has it open, and when it is too damaged to tell.
 */
export function acquireExclusiveLock(file: string): LockedDatabase {
  const options = { fileMustExist: true, timeout: 0 } as const
  let handle: BetterSqlite3.Database | undefined
  try {
    foldIn(new BetterSqlite3(file, options))
    // A second connection, which never writes: the first leaves by deleting its journal by name, and that name would
    // be another file's by then.
    handle = new BetterSqlite3(file, options)
    const db = connect(handle)
    handle.pragma('busy_timeout = 0')
    handle.exec('BEGIN EXCLUSIVE')
    // Somebody was faster, between the two, and has left again.
    if (handle.pragma('journal_mode', { simple: true }) === 'wal') throw new DatabaseOpenError(file, inUse)
    const held = handle
    // Not db.destroy(), which closes nothing that was never asked.
    return { db, release: () => held.close() }
  } catch (error) {
    handle?.close()
    throw toOpenError(file, error)
  }
}

function foldIn(handle: BetterSqlite3.Database): void {
  try {
    handle.pragma('locking_mode = EXCLUSIVE')
    handle.exec('BEGIN EXCLUSIVE; COMMIT')
    // Checkpoints, and deletes the -wal.
    handle.pragma('journal_mode = DELETE')
  } finally {
    handle.close()
  }
}

const inUse = 'it is in use. Stop the site first, and any other command that works with it.'

function toOpenError(file: string, error: unknown): unknown {
  if (error instanceof DatabaseOpenError) return error
  if (isBusy(error)) return new DatabaseOpenError(file, inUse, { cause: error })
  if (isDamage(error)) {
    const words =
      `it is so damaged (${describe(error)}) that nobody can tell whether the site still uses it. Stop the site, ` +
      'move this file, and those beside it with the same name and -wal, -shm or -journal at the end, to another ' +
      'folder (delete nothing), and run this again.'
    return new DatabaseOpenError(file, words, { cause: error })
  }
  const problem = openProblem(error)
  return problem === undefined ? error : new DatabaseOpenError(file, problem, { cause: error })
}
