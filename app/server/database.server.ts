import type { Kysely } from 'kysely'
import { noteClosed, openSiteDatabase } from '~db/client.server'
import type { ContentVersion } from '~db/committed'
import { openContentVersion } from '~db/content-version.server'
import type { Database } from '~db/database'
import { DatabaseOpenError } from '~db/open-error'
import { env } from './env.server'
import { existsSync, statSync } from 'node:fs'
import { isEmptyFile } from '~db/schema-state.server'
import { secretFile } from './secret.server'

let current: Kysely<Database> | undefined
let version: ContentVersion | undefined

export function db(): Kysely<Database> {
  current ??= openSiteDatabase(env().DATABASE_URL)
  return current
}

/** @throws if the database does not answer */
export function committedContentVersion(): number {
  return contentVersion().read()
}

/** Runs before the first answer, so that no page is rendered without a version. */
export async function awaitContentVersion(): Promise<void> {
  await contentVersion().ready
}

function contentVersion(): ContentVersion {
  version ??= openContentVersion(db())
  return version
}

export function replaceDatabase(next: Kysely<Database>): Kysely<Database> | undefined {
  const previous = current
  current = next
  closeVersion()
  return previous
}

export async function closeDatabase(): Promise<void> {
  const closing = current
  current = undefined
  // The reader closes first, because the last connection checkpoints the write-ahead log, which a reader cannot.
  closeVersion()
  await closing?.destroy()
  if (closing !== undefined) noteClosed(env().DATABASE_URL)
}

function closeVersion(): void {
  version?.close()
  version = undefined
}

/**
 * A site that has lost its database must not start over with sample content and another password. A stored session
 * secret shows that it has run here before. The secret is read first, since the faster of two first starts stores it
 * once its tables exist.
 */
export function refuseLostDatabase(databaseUrl: string, open: () => Kysely<Database>): void {
  const secret = secretFile(databaseUrl)
  if (secret === undefined || !existsSync(secret)) return
  const file = databaseUrl.replace(/^file:/, '')
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size !== undefined && size > 0 && !isEmptyFile(open())) return
  throw new DatabaseOpenError(
    file,
    `it is ${size === undefined ? 'not there' : 'empty'}, but the site has run here before (${secret} is there). ` +
      'Restore a backup. To begin anew delete that file too, or give the new database a folder of its own.',
  )
}
