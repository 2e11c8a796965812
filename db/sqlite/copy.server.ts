/**
 * SQLite's stepwise backup would start over with each write of another process. VACUUM INTO reads one snapshot, notices
 * damage, leaves deleted content out, and writes a single file. The caller syncs it.
 */
import BetterSqlite3 from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { handleOf } from '~db/sqlite/connect.server'
import type { Database } from '~db/database'

/** @param file new or empty; keeps its mode @throws SQLite's error, leaving a partial file */
export function copyInto(db: Kysely<Database>, file: string): void {
  handleOf(db).prepare('VACUUM INTO ?').run(file)
}

/** Checkpoints, so that the file can be moved alone. Nobody else may use it. */
export function toSingleFile(file: string): void {
  const handle = new BetterSqlite3(file, { fileMustExist: true })
  try {
    handle.pragma('journal_mode = DELETE')
  } finally {
    handle.close()
  }
}

/**
 * Ended sessions must not come back, and the privacy page promises that network addresses are forgotten within minutes.
 * Overwrites the bytes. @returns how many rows each table had
 */
export function emptyTables(file: string, tables: readonly string[]): ReadonlyMap<string, number> {
  const handle = new BetterSqlite3(file, { fileMustExist: true })
  try {
    handle.pragma('secure_delete = ON')
    // If this fails, the file is thrown away.
    handle.pragma('journal_mode = MEMORY')
    const isThere = handle.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`)
    const counts = tables
      .filter((table) => isThere.get(table))
      .map((table) => [table, handle.prepare(`DELETE FROM "${table}"`).run().changes] as const)
    return new Map(counts)
  } finally {
    handle.close()
  }
}
