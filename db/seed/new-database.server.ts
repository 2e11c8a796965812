/**
 * Sample content for a new site, once. The file itself remembers (`user_version`) that the question was settled, so
 * neither a start that broke off between the schema and the content leaves a site empty, nor does an operator who
 * deleted every sample find them back after a restart.
 */
import { sql, type Kysely } from 'kysely'
import { siteStart } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'

const settled = 1

/** Returns whether the samples were filled in now. */
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
