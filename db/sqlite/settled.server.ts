/** Whether it was decided that a new site starts with samples: `user_version` of the file. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '~db/database'

export async function isSettled(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(db)
  return rows[0]?.user_version === 1
}

export async function settle(trx: Transaction<Database>): Promise<void> {
  await sql`PRAGMA user_version = 1`.execute(trx)
}
