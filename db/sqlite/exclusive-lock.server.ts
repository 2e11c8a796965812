/**
 * Every connection to a WAL database holds a shared lock until it is closed or its process dies, so the exclusive lock
 * proves that nobody has the file open.
 */
import BetterSqlite3 from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { isBusy } from './busy.server'
import { connect } from '~db/sqlite/connect.server'
import { DatabaseOpenError } from '~db/open-error'
import type { Database } from '~db/database'
import { describe, isDamage, openProblem } from './open-problem.server'

export interface LockedDatabase {
  db: Kysely<Database>
  release: () => void
}

/**
 * Checkpoints and locks everybody out until `release`. The file is then complete and may be renamed. @throws
 * DatabaseOpenError if somebody has it open, or it is too damaged to tell
 */
export function acquireExclusiveLock(file: string): LockedDatabase {
  const options = { fileMustExist: true, timeout: 0 } as const
  let handle: BetterSqlite3.Database | undefined
  try {
    foldIn(new BetterSqlite3(file, options))
    // The second connection never writes, because the first would delete its journal by name on closing, which could be
    // another file's by then.
    handle = new BetterSqlite3(file, options)
    const db = connect(handle)
    handle.pragma('busy_timeout = 0')
    handle.exec('BEGIN EXCLUSIVE')
    // Another process got in between.
    if (handle.pragma('journal_mode', { simple: true }) === 'wal') throw new DatabaseOpenError(file, inUse)
    const held = handle
    // db.destroy() does not close a connection that was never used.
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
