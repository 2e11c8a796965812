/**
 * Adds sample content to a new site, once. The database records that it was decided, so that an interrupted first
 * start does not leave a site empty, and deleted samples do not come back. It counts the releases of the samples.
 */
import type { Kysely } from 'kysely'
import { siteStart } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { noteSampleRelease, readSampleRelease } from '~db/sample-release.server'
import { write } from '~db/write.server'

/** Raised when untouched samples get new texts: see refresh-samples.server.ts. */
const release = 4

/** @returns whether samples were added */
export async function seedNewDatabase(db: Kysely<Database>, options: { withSamples: boolean }): Promise<boolean> {
  const stored = await readSampleRelease(db)
  if (stored === release) return false
  const isNew = stored === 0
  const act = { by: siteStart, now: new Date() }
  if (isNew && options.withSamples) {
    const { seedSampleData } = await import('./seed.server')
    await seedSampleData(db, act)
  }
  // Only for a site that had them from an earlier release.
  const refresh = isNew ? undefined : await import('./refresh-samples.server')
  await write(db, async (trx) => {
    await refresh?.refreshSamples(trx, act)
    await noteSampleRelease(trx, release)
  })
  return isNew && options.withSamples
}
