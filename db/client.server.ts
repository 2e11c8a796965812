/** Only this module chooses the engine, by the address. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import { migratePostgres, openPostgres, type PoolOptions } from './postgres/connect.server'
import {
  isLeftOpen as isFileLeftOpen,
  takeCleanShutdownMarker,
  writeCleanShutdownMarker,
} from './sqlite/clean-shutdown.server'
import {
  databaseFile as fileOfSqlite,
  emptyWriteAheadLog,
  lostChangesOf,
  migrateSqlite,
  openSqlite,
} from './sqlite/connect.server'
import type { LostChanges } from './sqlite/lost-changes.server'
import type { OpenOptions } from './sqlite/preflight.server'

export function isOnServer(url: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(url)
}

/**
 * Does not migrate. @param url `postgres://…`, or `file:PATH`, relative or absolute, taken literally, or
 * `file::memory:` @throws DatabaseOpenError
 */
export function openDatabase(url: string, options: OpenOptions & PoolOptions = {}): Kysely<Database> {
  return isOnServer(url) ? openPostgres(url, options) : openSqlite(url, options)
}

export function databaseFile(url: string): string | undefined {
  return isOnServer(url) ? undefined : fileOfSqlite(url)
}

/** Checks a whole file first, unless it is large and noteClosed() was the last that happened to it. */
export function openSiteDatabase(url: string): Kysely<Database> {
  const file = databaseFile(url)
  if (file === undefined) return openDatabase(url, { isBounded: true })
  return openDatabase(url, takeCleanShutdownMarker(file) ? { check: 'none' } : {})
}

/** Returns true also after a process was killed, and false for a server's database, which only the server knows. */
export function isLeftOpen(url: string): boolean {
  const file = databaseFile(url)
  return file !== undefined && isFileLeftOpen(file)
}

export function noteClosed(url: string): void {
  const file = databaseFile(url)
  if (file !== undefined) writeCleanShutdownMarker(file)
}

/**
 * Runs missing migrations in one transaction and returns their names; all of them if the database is new. Concurrent
 * processes wait for each other, up to 30 seconds. @throws DatabaseOpenError if the database is newer than this
 * program, another program's, read-only or locked
 */
export async function migrateToLatest(
  db: Kysely<Database>,
  list?: Record<string, Migration>,
): Promise<readonly string[]> {
  return isPostgres(db) ? migratePostgres(db, list) : migrateSqlite(db, list)
}

/** Changes in the log of a file that could not be read when it was opened. A server keeps its own, and reports it. */
export function findLostChanges(db: Kysely<Database>): LostChanges | undefined {
  return lostChangesOf(db)
}

/** Deleted bytes must not stay in the write-ahead log of a file. A server recycles its own. */
export function forgetDeletedBytes(db: Kysely<Database>): void {
  if (!isPostgres(db)) emptyWriteAheadLog(db)
}

/** PostgreSQL keeps deleted rows in its files until it writes over them. A file of SQLite has zeros at once. */
export function keepsDeletedRows(db: Kysely<Database>): boolean {
  return isPostgres(db)
}

/** Must not run in a transaction. Readers and writers continue meanwhile. */
export async function vacuumTables(db: Kysely<Database>, tables: readonly (keyof Database)[]): Promise<void> {
  if (!isPostgres(db)) return
  for (const table of tables) await sql`vacuum ${sql.table(table)}`.execute(db)
}
