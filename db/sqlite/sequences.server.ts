import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'

export async function lastSequenceValue(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`SELECT seq FROM sqlite_sequence WHERE name = ${table}`.execute(db)
  return rows[0]?.seq ?? 0
}

export async function raiseSequence(db: Kysely<Database>, table: string, last: number): Promise<void> {
  if (last <= (await lastSequenceValue(db, table))) return
  await sql`DELETE FROM sqlite_sequence WHERE name = ${table}`.execute(db)
  await sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${last})`.execute(db)
}
