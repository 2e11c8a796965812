import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '~db/database'

export async function readSampleRelease(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ release: number }>`SELECT release FROM "sampleRelease"`.execute(db)
  return rows[0]?.release ?? 0
}

export async function noteSampleRelease(trx: Transaction<Database>, release: number): Promise<void> {
  await sql`UPDATE "sampleRelease" SET release = ${release}`.execute(trx)
}
