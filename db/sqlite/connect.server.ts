import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { z } from 'zod'
import { isBusy, retryWhileBusy } from './busy.server'
import type { Database } from '~db/database'
import { DatabaseOpenError } from '~db/open-error'
import { findProblem, type OpenOptions } from './preflight.server'
import { makeFolder } from '~db/make-folder.server'
import { rememberFile } from './moved-file.server'
import { migrations } from './migrations/list'
import { describe, openProblem } from './open-problem.server'
import { findLostChanges, readLogOnDisk, type LostChanges } from './lost-changes.server'
import { findForeignProblem } from './schema-state.server'
import { FileDialect } from './dialect.server'

/** The driver is synchronous: while it waits for a lock, nobody is served. */
const busyTimeoutMs = 100
const openPatienceMs = 5000
const longestKeptLogBytes = 64 * 1024 * 1024
const migrationPatienceMs = 30_000
const noLogProblem = 'its file system cannot hold a write-ahead log. Move it to a disk of this machine.'

/**
 * @param url `file:PATH`, relative or absolute, taken literally, or `file::memory:`. Does not migrate: see
 * migrateSqlite.
 */
export function openSqlite(url: string, options: OpenOptions = {}): Kysely<Database> {
  const file = databaseFile(url)
  return file === undefined ? connect(new BetterSqlite3(':memory:')) : openFile(file, options)
}

export function databaseFile(url: string): string | undefined {
  if (!/^file:./.test(url)) throw new DatabaseOpenError(url, 'the address must be "file:" and a path.')
  const name = url.slice('file:'.length)
  return name === ':memory:' ? undefined : path.resolve(name)
}

export function connect(handle: BetterSqlite3.Database): Kysely<Database> {
  handle.pragma(`busy_timeout = ${String(busyTimeoutMs)}`)
  // The driver is compiled to reopen a WAL file with NORMAL, which may lose the last writes in a power failure.
  handle.pragma('synchronous = FULL')
  // The log grows during a long read, and would keep its size.
  handle.pragma(`journal_size_limit = ${String(longestKeptLogBytes)}`)
  handle.pragma('foreign_keys = ON')
  handle.pragma('trusted_schema = OFF')
  // Deleted content, such as visitors' addresses, is overwritten with zeros.
  handle.pragma('secure_delete = ON')
  rememberFile(handle)
  const db = new Kysely<Database>({ dialect: new FileDialect(handle) })
  handles.set(db, handle)
  return db
}

const handles = new WeakMap<Kysely<Database>, BetterSqlite3.Database>()

export function handleOf(db: Kysely<Database>): BetterSqlite3.Database {
  const handle = handles.get(db)
  if (handle === undefined) throw new Error('This database was not opened here')
  return handle
}

/** Deleted bytes stay in the log until it is checkpointed. Does nothing while others read. */
export function emptyWriteAheadLog(db: Kysely<Database>): void {
  handleOf(db).pragma('wal_checkpoint(TRUNCATE)')
}

/** See migrateToLatest() in client.server.ts. */
export async function migrateSqlite(
  db: Kysely<Database>,
  list: Record<string, Migration> = migrations,
): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(list) } })
  const attempt = async () => {
    refuseForeign(db, Object.keys(list))
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error !== undefined) throw error instanceof Error ? error : new Error('Migration failed', { cause: error })
    return results.map((result) => result.migrationName)
  }
  try {
    return await retryWhileBusy(attempt, performance.now() + migrationPatienceMs)
  } catch (error) {
    // A newer version may have migrated while this one waited for the lock.
    refuseForeign(db, Object.keys(list))
    const problem = openProblem(error)
    throw problem === undefined ? error : new DatabaseOpenError(fileOf(db), problem, { cause: error })
  }
}

function openFile(file: string, options: OpenOptions): Kysely<Database> {
  let handle: BetterSqlite3.Database | undefined
  try {
    const log = readLogOnDisk(file)
    const problem = whenFree(() => findProblem(file, options))
    if (problem !== undefined) throw new DatabaseOpenError(file, problem)
    if (options.mustExist !== true) makeFile(file)
    handle = new BetterSqlite3(file, { timeout: busyTimeoutMs, fileMustExist: true })
    const mode = useWriteAheadLog(handle)
    if (mode !== 'wal') throw new DatabaseOpenError(file, noLogProblem)
    const db = connect(handle)
    const lost = findLostChanges(log, { recovered: framesInLog(handle), after: log && readLogOnDisk(file) })
    if (lost) lostChanges.set(db, lost)
    return db
  } catch (error) {
    handle?.close()
    if (error instanceof DatabaseOpenError) throw error
    throw new DatabaseOpenError(file, openProblem(error) ?? describe(error), { cause: error })
  }
}

const lostChanges = new WeakMap<Kysely<Database>, LostChanges>()

/** What the log had, and could not be read when the file was opened. */
export function lostChangesOf(db: Kysely<Database>): LostChanges | undefined {
  return lostChanges.get(db)
}

const Checkpoint = z.tuple([z.object({ log: z.number() })])

function framesInLog(handle: BetterSqlite3.Database): number {
  return Checkpoint.parse(handle.pragma('wal_checkpoint(PASSIVE)'))[0].log
}

/** The mode is 600, also for SQLite's files beside it, because the file contains personal data. */
function makeFile(file: string): void {
  makeFolder(path.dirname(file))
  try {
    closeSync(openSync(file, 'a', 0o600))
  } catch {
    // SQLite reports the error.
  }
}

function useWriteAheadLog(handle: BetterSqlite3.Database): unknown {
  return whenFree((): unknown => handle.pragma('journal_mode = WAL', { simple: true }))
}

/** Two processes that create the same file disturb each other. Nobody is served yet, so this may block. */
function whenFree<T>(attempt: () => T): T {
  const deadline = performance.now() + openPatienceMs
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

function refuseForeign(db: Kysely<Database>, known: readonly string[]): void {
  const problem = findForeignProblem(handleOf(db), known)
  if (problem !== undefined) throw new DatabaseOpenError(fileOf(db), problem)
}

function fileOf(db: Kysely<Database>): string {
  return handleOf(db).name
}
