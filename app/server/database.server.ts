/** The process's one database connection, and the readers of what is committed, each opened at the first call. */
import type { Kysely } from 'kysely'
import { databaseFile, openDatabase } from '~db/client.server'
import { leaveMark, takeMark } from '~db/closed-mark.server'
import { openCommittedImageFiles, type CommittedImageFiles } from '~db/committed-image-files.server'
import { openContentVersion, type ContentVersion } from '~db/content-version.server'
import type { Database } from '~db/database'
import { checkLater, databaseFault, stopCheck } from './database-check.server'
import { env } from './env.server'

let current: Kysely<Database> | undefined
let version: ContentVersion | undefined
let imageFiles: CommittedImageFiles | undefined

export function db(): Kysely<Database> {
  current ??= openSiteDatabase()
  return current
}

/** A large file that is as this site closed it last is checked once the site serves; any other before. */
function openSiteDatabase(): Kysely<Database> {
  const { DATABASE_URL: url } = env()
  const file = databaseFile(url)
  const isAsClosed = file !== undefined && takeMark(file)
  const opened = openDatabase(url, isAsClosed ? { check: 'later' } : {})
  if (isAsClosed) checkLater(file)
  return opened
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
  // It has the file open, and the last one to close it tidies up.
  await stopCheck()
  // First: the last connection to close tidies up the write-ahead log, and these could not.
  closeReaders()
  await closing?.destroy()
  const file = closing && databaseFile(env().DATABASE_URL)
  // A damaged one is refused by the next start, which reads all of it.
  if (file !== undefined && databaseFault() === undefined) leaveMark(file)
}

function closeReaders(): void {
  version?.close()
  version = undefined
  imageFiles?.close()
  imageFiles = undefined
}
