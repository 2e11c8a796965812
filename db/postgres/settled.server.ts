/** Whether it was decided that a new site starts with samples. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '~db/database'

export async function isSettled(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM "settledSite"`.execute(db)
  return rows.length > 0
}

export async function settle(trx: Transaction<Database>): Promise<void> {
  await sql`INSERT INTO "settledSite" (id) VALUES (1) ON CONFLICT DO NOTHING`.execute(trx)
}
