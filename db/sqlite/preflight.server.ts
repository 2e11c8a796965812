/**
 * Setting the journal mode writes into any file, and SQLite deletes the log of an empty one. So a file is checked
 * before it is opened for writing.
 */
import { accessSync, constants, statSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { sqliteCode } from './busy.server'
import { followLinks } from './follow-links.server'
import { inOneLine } from './open-problem.server'
import { findForeignProblem, listTables } from './schema-state.server'

export interface OpenOptions {
  mustExist?: boolean
  /**
   * `integrity_check` also compares indexes with tables, and takes several times as long. `none` is for a file with a
   * clean-shutdown marker.
   */
  check?: 'quick_check' | 'integrity_check' | 'none'
}

const emptyProblem = 'it is empty. Restore a backup.'

/**
 * Reads the whole file, at about a second per gigabyte. Changes nothing, except that SQLite rolls back a killed
 * process's transaction. @throws SQLite's errors; SQLITE_CORRUPT with the first finding of the check
 */
export function findProblem(file: string, options: OpenOptions = {}): string | undefined {
  // The order matters, because a process creating the file writes into the file first.
  const hasLog = sizeOf(`${followLinks(file)}-wal`) > 0
  if (sizeOf(file) === 0) {
    // Opening an empty file writes a header, and the next start would mistake it for a database.
    if (!hasLog) return options.mustExist && isFile(file) ? emptyProblem : undefined
    return 'it is missing or empty, but its write-ahead log is there. Put it back beside the log, or restore a backup.'
  }
  if (!isWritable(file)) return 'the file or its folder is read-only for this user.'
  try {
    return lookInto(file, options)
  } catch (error) {
    if (sqliteCode(error) !== 'SQLITE_READONLY_ROLLBACK') throw error
    rollBack(file)
    return lookInto(file, options)
  }
}

/** Read-only connections leave file and log as they are. */
function lookInto(file: string, { mustExist, check = 'quick_check' }: OpenOptions): string | undefined {
  const handle = new BetterSqlite3(file, { readonly: true, fileMustExist: true, timeout: 0 })
  try {
    const problem = findForeignProblem(handle)
    if (problem !== undefined) return problem
    if (mustExist && listTables(handle).length === 0) return emptyProblem
    if (check === 'none') return undefined
    const [fault] = handle.prepare(`PRAGMA ${check}(1)`).pluck().all()
    // SQLite throws the same error.
    if (fault !== 'ok') throw new BetterSqlite3.SqliteError(inOneLine(String(fault)), 'SQLITE_CORRUPT')
    return undefined
  } finally {
    handle.close()
  }
}

/**
 * A database without a log may have a journal: SQLite rolls back at the first read, and without that the file cannot be
 * read.
 */
function rollBack(file: string): void {
  const handle = new BetterSqlite3(file, { fileMustExist: true, timeout: 0 })
  try {
    handle.prepare('SELECT count(*) FROM sqlite_schema').get()
  } finally {
    handle.close()
  }
}

/** SQLite opens a read-only file and fails only at the first write. */
function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function isFile(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isFile() === true
}

function sizeOf(name: string): number {
  const found = statSync(name, { throwIfNoEntry: false })
  return found?.isFile() === true ? found.size : 0
}
