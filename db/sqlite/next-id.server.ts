import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'

export async function lastSequenceValue(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`SELECT seq FROM sqlite_sequence WHERE name = ${table}`.execute(db)
  return rows[0]?.seq ?? 0
}
