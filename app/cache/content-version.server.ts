/**
 * The content's version: a number in the database that triggers raise with every write to what visitors can read, by
 * this process or another. An answer made from it stays right while the number stays the same.
 */
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { knowsTag } from '~/lib/entity-tag'
import type { Database } from '~db/database'
import { forEverybody } from './cache-policy.server'
import { log } from '~/server/log.server'

export async function readContentVersion(db: Kysely<Database>): Promise<number> {
  const { version } = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()
  return version
}

/**
 * Sets apart the answers of two starts of the site: between them it may have been built anew or given another name or
 * address, and a backup in the place of the database counts on from a number that the former had gone beyond.
 */
const startId = randomBytes(6).toString('base64url')

/**
 * Headers of a public GET that depends on content alone: kept by anybody, asked again each time.
 * The second value tells that the caller has this very answer already: reply 304.
 */
export function revalidation(request: Request, version: number): { headers: Record<string, string>; isFresh: boolean } {
  const etag = `W/"${startId}-${String(version)}"`
  return {
    headers: { ETag: etag, 'Cache-Control': forEverybody },
    isFresh: knowsTag(request.headers.get('If-None-Match'), etag),
  }
}

/**
 * The content's version for one answer. It is read for every answer: a reading that several requests share can be older
 * than a write that was acknowledged in between. Undefined while the database does not answer, which is
 * logged once; until it does, every answer is rendered.
 * @param read the version as it is committed. @throws when the database does not answer.
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
