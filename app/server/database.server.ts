/** The process's database connection and its readers of committed state, opened on first use. */
import type { Kysely } from 'kysely'
import { databaseFile, openDatabase } from '~db/client.server'
import { DatabaseOpenError } from '~db/open-error'
import { handleOf } from '~db/sqlite/connect.server'
import { takeCleanShutdownMarker, writeCleanShutdownMarker } from '~db/sqlite/clean-shutdown.server'
import { openCommittedImageFiles, type CommittedImageFiles } from '~db/sqlite/committed-image-files.server'
import { openContentVersion, type ContentVersion } from '~db/content-version.server'
import type { Database } from '~db/database'
import { isPostgres } from '~db/engine.server'
import { env } from './env.server'
import { existsSync, statSync } from 'node:fs'
import { listTables } from '~db/sqlite/schema-state.server'
import { secretFile } from './secret.server'

let current: Kysely<Database> | undefined
let version: ContentVersion | undefined
let imageFiles: CommittedImageFiles | undefined

export function db(): Kysely<Database> {
  current ??= openSiteDatabase()
  return current
}

/** Checks the whole file first, unless it is large and was closed properly. */
function openSiteDatabase(): Kysely<Database> {
  const { DATABASE_URL: url } = env()
  const file = databaseFile(url)
  const isAsClosed = file !== undefined && takeCleanShutdownMarker(file)
  return openDatabase(url, isAsClosed ? { check: 'none' } : {})
}

/** @throws if the database does not answer */
export function committedContentVersion(): number {
  return contentVersion().read()
}

/** Before the first answer, so that no page is rendered for want of it. */
export async function awaitContentVersion(): Promise<void> {
  await contentVersion().ready
}

function contentVersion(): ContentVersion {
  version ??= openContentVersion(db())
  return version
}

/** Undefined for a database in memory or on PostgreSQL, which cannot answer at once. @throws if the database does not answer */
export function committedImageFiles(): CommittedImageFiles | undefined {
  if (!isPostgres(db())) imageFiles ??= openCommittedImageFiles(db())
  return imageFiles
}

/** For tests. Returns the previous database. */
export function replaceDatabase(next: Kysely<Database>): Kysely<Database> | undefined {
  const previous = current
  current = next
  closeReaders()
  return previous
}

export async function closeDatabase(): Promise<void> {
  const closing = current
  current = undefined
  // First, because the last connection to close checkpoints the write-ahead log, which readers cannot.
  closeReaders()
  await closing?.destroy()
  const file = closing && databaseFile(env().DATABASE_URL)
  if (file !== undefined) writeCleanShutdownMarker(file)
}

function closeReaders(): void {
  version?.close()
  version = undefined
  imageFiles?.close()
  imageFiles = undefined
}

/**
 * A site that has lost its database must not start over with sample content and another password: the file was moved,
 * truncated or has no tables. A stored session secret tells that the site has run here before, so this does not help
 * if the whole folder is gone or SESSION_SECRET is set. The secret is checked first, because of two first starts the
 * faster one stores it when its tables exist.
 */
export function refuseLostDatabase(databaseUrl: string, open: () => Kysely<Database>): void {
  const secret = secretFile(databaseUrl)
  if (secret === undefined || !existsSync(secret)) return
  const file = databaseUrl.replace(/^file:/, '')
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size !== undefined && size > 0 && listTables(handleOf(open())).length > 0) return
  throw new DatabaseOpenError(
    file,
    `it is ${size === undefined ? 'not there' : 'empty'}, but the site has run here before (${secret} is there). ` +
      'Restore a backup. To begin anew delete that file too, or give the new database a folder of its own.',
  )
}
