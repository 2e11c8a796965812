/**
 * The database records that samples were decided, so that an interrupted first start does not leave a site empty, and
 * deleted samples do not come back.
 */
import type { Kysely } from 'kysely'
import { siteStart } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { noteSampleRelease, readSampleRelease } from '~db/sample-release.server'
import { write } from '~db/write.server'

const release = 1

/** @returns whether samples were added */
export async function seedNewDatabase(db: Kysely<Database>, options: { withSamples: boolean }): Promise<boolean> {
  if ((await readSampleRelease(db)) !== 0) return false
  if (options.withSamples) {
    const { seedSampleData } = await import('./seed.server')
    await seedSampleData(db, { by: siteStart, now: new Date() })
  }
  await write(db, (trx) => noteSampleRelease(trx, release))
  return options.withSamples
}
