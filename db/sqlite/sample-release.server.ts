import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '~db/database'

export async function readSampleRelease(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(db)
  return rows[0]?.user_version ?? 0
}

export async function noteSampleRelease(trx: Transaction<Database>, release: number): Promise<void> {
  await sql`PRAGMA user_version = ${sql.lit(release)}`.execute(trx)
}
