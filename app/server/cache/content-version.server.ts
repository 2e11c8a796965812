/** The content version is a number in the database. Every write to what visitors can read raises it, in any process. */
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { knowsTag } from './entity-tag'
import type { Database } from '~db/database'
import { forEverybody } from './cache-policy.server'
import { log } from '~/server/log.server'

export async function readContentVersion(db: Kysely<Database>): Promise<number> {
  const { version } = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()
  return version
}

/** Tells two starts of the site apart: the build, its name or a restored backup may differ at the same number. */
const startId = randomBytes(6).toString('base64url')

export function revalidation(request: Request, version: number): { headers: Record<string, string>; isFresh: boolean } {
  const etag = `W/"${startId}-${String(version)}"`
  return {
    headers: { ETag: etag, 'Cache-Control': forEverybody },
    isFresh: knowsTag(request.headers.get('If-None-Match'), etag),
  }
}

/**
 * The version is never shared between requests, because a shared reading can be older than an acknowledged write. The
 * reader returns undefined while the database does not answer.
 */
export function versionReader(read: () => number): () => number | undefined {
  let isFailing = false
  return () => {
    try {
      const version = read()
      isFailing = false
      return version
    } catch (error) {
      if (!isFailing) log.warn('the content version cannot be read: pages are rendered for each request', { error })
      isFailing = true
      return undefined
    }
  }
}
