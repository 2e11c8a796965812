/**
 * A whole copy of a database that others are writing to, in one file.
 *
 * By VACUUM INTO, and not by SQLite's backup interface (better-sqlite3's `backup()`), because it
 * - reads one snapshot of the write-ahead log from its beginning to its end: writers go on meanwhile and are not waited
 *   for, where a backup in steps starts over with each write of another process and may never end on a busy site;
 * - reads rows and not pages, so that much damage ends it, and what was deleted is not in the copy;
 * - leaves a copy that is in no write-ahead mode: one file, which can be opened and moved alone.
 * It does not sync what it wrote: whoever calls does.
 */
import BetterSqlite3 from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { handleOf } from '~db/client.server'
import type { Database } from '~db/database'

/** @param file is not there, or empty; it keeps its mode. @throws SQLite's error, and leaves what it wrote so far */
export function copyInto(db: Kysely<Database>, file: string): void {
  handleOf(db).prepare('VACUUM INTO ?').run(file)
}

/** Folds a log into the file that it belongs to, so that the file can be moved alone. Nobody else uses it. */
export function toSingleFile(file: string): void {
  const handle = new BetterSqlite3(file, { fileMustExist: true })
  try {
    handle.pragma('journal_mode = DELETE')
  } finally {
    handle.close()
  }
}

/** Rows that mean something for hours or minutes only. */
const passingTables = ['sessions', 'loginTickets', 'pendingSecondFactors', 'rateLimits']

/**
 * Takes logins and counters of a copy that nobody uses: a session that was ended since must not live again, and the
 * privacy page promises that visitors' network addresses are forgotten within minutes. Overwritten, not only unlinked.
 */
export function forgetPassing(file: string): void {
  const handle = new BetterSqlite3(file, { fileMustExist: true })
  try {
    handle.pragma('secure_delete = ON')
    // The file is one that is thrown away should this fail.
    handle.pragma('journal_mode = MEMORY')
    const isThere = handle.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`)
    for (const table of passingTables) if (isThere.get(table)) handle.exec(`DELETE FROM "${table}"`)
  } finally {
    handle.close()
  }
}
