/**
 * A look at a database file before it is opened for writing, which would begin to change it: to set the journal's mode
 * writes into the header of whatever file it is, and SQLite deletes the write-ahead log of a file that is empty.
 */
import { accessSync, constants, statSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { sqliteCode } from './busy.server'
import { followLinks } from './follow-links.server'
import { inOneLine } from './open-problem.server'
import { findForeignProblem, listTables } from './schema-state.server'

export interface OpenOptions {
  /** Refuse a file that is not there or has no tables, where the default is to make the file and its folder. */
  mustExist?: boolean
  /**
   * The second one also holds the indexes against their tables, and takes several times as long. `none` is for a
   * file that is known to be as it was closed (clean-shutdown).
   */
  check?: 'quick_check' | 'integrity_check' | 'none'
}

const emptyProblem = 'it is empty. Restore a backup.'

/**
 * Why this file is not to be opened, in words that follow its name; undefined for a sound one, and for one that is not
 * there yet. The check reads the whole file: about a second for a gigabyte. It changes nothing, but for this: what a
 * process that was killed had begun to change in the file itself is taken back, which any program does that opens it.
 * @throws SQLite's own errors; SQLITE_CORRUPT with the first of what the check finds.
 */
export function findProblem(file: string, options: OpenOptions = {}): string | undefined {
  // In this order: a process that is just making the file writes into the file first.
  const hasLog = sizeOf(`${followLinks(file)}-wal`) > 0
  if (sizeOf(file) === 0) {
    // To open an empty one writes a header into it, and it looks like a database to the next start.
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

/** A connection that can only read leaves the file and its log as they are, also when it closes. */
function lookInto(file: string, { mustExist, check = 'quick_check' }: OpenOptions): string | undefined {
  const handle = new BetterSqlite3(file, { readonly: true, fileMustExist: true, timeout: 0 })
  try {
    const problem = findForeignProblem(handle)
    if (problem !== undefined) return problem
    if (mustExist && listTables(handle).length === 0) return emptyProblem
    if (check === 'none') return undefined
    const [fault] = handle.prepare(`PRAGMA ${check}(1)`).pluck().all()
    // As SQLite says it where it comes upon damage before this check does.
    if (fault !== 'ok') throw new BetterSqlite3.SqliteError(inOneLine(String(fault)), 'SQLITE_CORRUPT')
    return undefined
  } finally {
    handle.close()
  }
}

/**
 * Of a database that has no write-ahead log yet, which one is that a restore has just put in place: SQLite does it at
 * the first read, from the journal beside the file. Without it nobody can read what is in the file, not even whose it is.
 */
function rollBack(file: string): void {
  const handle = new BetterSqlite3(file, { fileMustExist: true, timeout: 0 })
  try {
    handle.prepare('SELECT count(*) FROM sqlite_schema').get()
  } finally {
    handle.close()
  }
}

/** SQLite opens a file that it may not write to as well, and says so only at the first write. */
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
