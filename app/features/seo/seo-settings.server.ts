/** What the operator has settled for search engines. */
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'

export interface SeoSettings {
  /** Null until the operator has saved one; an empty text is a choice of its own. */
  robotsTxt: string | null
  reviewsConfirmed: boolean
  updatedAt: string
}

export async function readSeoSettings(db: Kysely<Database>): Promise<SeoSettings> {
  const row = await db
    .selectFrom('seoSettings')
    .select(['robotsTxt', 'reviewsConfirmed', 'updatedAt'])
    .executeTakeFirstOrThrow()
  return { ...row, reviewsConfirmed: row.reviewsConfirmed === 1 }
}
