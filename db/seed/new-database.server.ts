/**
 * Adds sample content to a new site, once. `user_version` records that it was decided, so that an interrupted first
 * start does not leave a site empty, and deleted samples do not come back.
 */
import { sql, type Kysely } from 'kysely'
import { siteStart } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'

const settled = 1

/** @returns whether samples were added */
export async function seedNewDatabase(db: Kysely<Database>, options: { withSamples: boolean }): Promise<boolean> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  if (rows[0]?.user_version === settled) return false
  if (options.withSamples) {
    const { seedSampleData } = await import('./seed.server')
    await seedSampleData(db, { by: siteStart, now: new Date() })
  }
  await write(db, async (trx) => {
    await sql`pragma user_version = ${sql.lit(settled)}`.execute(trx)
  })
  return options.withSamples
}
