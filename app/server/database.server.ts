/** The process's one database connection, and the readers of what is committed, each opened at the first call. */
import type { Kysely } from 'kysely'
import { databaseFile, openDatabase, DatabaseOpenError, handleOf } from '~db/client.server'
import { takeCleanShutdownMarker, writeCleanShutdownMarker } from '~db/sqlite/clean-shutdown.server'
import { openCommittedImageFiles, type CommittedImageFiles } from '~db/sqlite/committed-image-files.server'
import { openContentVersion, type ContentVersion } from '~db/sqlite/content-version.server'
import type { Database } from '~db/database'
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

/**
 * A site that has lost its database must not start over as if nothing had been, with sample content and another
 * password: a file that was moved or cut to nothing, or that holds no table any more. The kept secret tells that the
 * site has run here before. It cannot tell where its whole folder is gone, as one is that was not mounted, and where
 * SESSION_SECRET is set, for then none is kept. The secret is looked for first: of two first starts at once the faster
 * one keeps it when its tables are there.
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
