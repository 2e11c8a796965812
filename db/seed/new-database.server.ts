/**
 * Adds sample content to a new site, once. The database records that it was decided, so that an interrupted first start
 * does not leave a site empty, and deleted samples do not come back.
 */
import type { Kysely } from 'kysely'
import { siteStart } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { isSettled, settle } from '~db/settled.server'
import { write } from '~db/write.server'

/** @returns whether samples were added */
export async function seedNewDatabase(db: Kysely<Database>, options: { withSamples: boolean }): Promise<boolean> {
  if (await isSettled(db)) return false
  if (options.withSamples) {
    const { seedSampleData } = await import('./seed.server')
    await seedSampleData(db, { by: siteStart, now: new Date() })
  }
  await write(db, settle)
  return options.withSamples
}
