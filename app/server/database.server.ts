/** The process's one database connection, and the readers of what is committed, each opened at the first call. */
import type { Kysely } from 'kysely'
import { databaseFile, openDatabase } from '~db/client.server'
import { takeCleanShutdownMarker, writeCleanShutdownMarker } from '~db/sqlite/clean-shutdown.server'
import { openCommittedImageFiles, type CommittedImageFiles } from '~db/sqlite/committed-image-files.server'
import { openContentVersion, type ContentVersion } from '~db/sqlite/content-version.server'
import type { Database } from '~db/database'
import { env } from './env.server'

let current: Kysely<Database> | undefined
let version: ContentVersion | undefined
let imageFiles: CommittedImageFiles | undefined

export function db(): Kysely<Database> {
  current ??= openSiteDatabase()
  return current
}

/** Reads the whole file first, but for a large one that is as this site closed it last. */
function openSiteDatabase(): Kysely<Database> {
  const { DATABASE_URL: url } = env()
  const file = databaseFile(url)
  const isAsClosed = file !== undefined && takeCleanShutdownMarker(file)
  return openDatabase(url, isAsClosed ? { check: 'none' } : {})
}

/**
 * The content's version as it is committed at this moment.
 * @throws when the database does not answer.
 */
export function committedContentVersion(): number {
  version ??= openContentVersion(db())
  return version.read()
}

/** Undefined for a database in memory. @throws when the database does not answer. */
export function committedImageFiles(): CommittedImageFiles | undefined {
  imageFiles ??= openCommittedImageFiles(db())
  return imageFiles
}

/** Puts another database in place: tests give each case a fresh one. Returns the one that it replaces. */
export function replaceDatabase(next: Kysely<Database>): Kysely<Database> | undefined {
  const previous = current
  current = next
  closeReaders()
  return previous
}

export async function closeDatabase(): Promise<void> {
  const closing = current
  current = undefined
  // First: the last connection to close tidies up the write-ahead log, and these could not.
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
