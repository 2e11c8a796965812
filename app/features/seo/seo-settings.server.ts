/** What the operator has settled for search engines. */
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import type { SeoSettingsRowUpdate } from '~db/tables/seo-settings'
import { write } from '~db/write.server'

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

/** @throws what write() throws, like the one that follows. */
export function saveRobotsTxt(db: Kysely<Database>, robotsTxt: string, now: Date): Promise<SeoSettings> {
  return save(db, { robotsTxt }, now)
}

/** Whether the reviews on the home page are real. */
export function confirmReviews(db: Kysely<Database>, isConfirmed: boolean, now: Date): Promise<SeoSettings> {
  return save(db, { reviewsConfirmed: isConfirmed ? 1 : 0 }, now)
}

function save(db: Kysely<Database>, change: SeoSettingsRowUpdate, now: Date): Promise<SeoSettings> {
  return write(db, async (trx) => {
    await trx
      .updateTable('seoSettings')
      .set({ ...change, updatedAt: now.toISOString() })
      .execute()
    return readSeoSettings(trx)
  })
}
