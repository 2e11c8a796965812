/**
 * The database records that samples were decided, so that an interrupted first start does not leave a site empty, and
 * deleted samples do not come back.
 */
import type { Kysely, Transaction } from 'kysely'
import { siteStart } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { orderAgreed } from '~db/first-rows'
import { noteSampleRelease, readSampleRelease } from '~db/sample-release.server'
import { isThere } from '~db/visibility.server'
import { write } from '~db/write.server'

/** The second release added a template for what follows an accepted offer. */
const release = 2

/** @returns whether samples were added */
export async function seedNewDatabase(db: Kysely<Database>, options: { withSamples: boolean }): Promise<boolean> {
  const seeded = await readSampleRelease(db)
  if (seeded >= release) return false
  const isSeeding = seeded === 0 && options.withSamples
  if (isSeeding) {
    const { seedSampleData } = await import('./seed.server')
    await seedSampleData(db, { by: siteStart, now: new Date() })
  }
  await write(db, async (trx) => {
    await addTemplate(trx, new Date().toISOString())
    await noteSampleRelease(trx, release)
  })
  return isSeeding
}

/** A template of the operator's own that has the name is left as it is. */
async function addTemplate(trx: Transaction<Database>, at: string): Promise<void> {
  const own = await trx
    .selectFrom('answerTemplates')
    .select('id')
    .where('name', '=', orderAgreed.name)
    .where(isThere('answerTemplates'))
    .executeTakeFirst()
  if (own) return
  await trx
    .insertInto('answerTemplates')
    .values({ ...orderAgreed, createdAt: at, updatedAt: at })
    .execute()
}
