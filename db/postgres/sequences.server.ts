/** An INSERT that names an id leaves the identity column's sequence behind. */
import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'

export async function lastSequenceValue(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    SELECT last_value AS last FROM pg_sequences WHERE schemaname = 'public' AND sequencename = ${`${table}_id_seq`}
  `.execute(db)
  return rows[0]?.last ?? 0
}

/** Raises the sequence, never lowers it, so that no later row gets a number up to `last`. */
export async function raiseSequence(db: Kysely<Database>, table: string, last: number): Promise<void> {
  const { rows } = await sql<{
    name: string | null
  }>`SELECT pg_get_serial_sequence(${`"${table}"`}, 'id') AS name`.execute(db)
  if (rows[0]?.name == null) return
  if (last > (await lastSequenceValue(db, table))) {
    await sql`SELECT setval(${`"${table}_id_seq"`}::regclass, ${last})`.execute(db)
  }
}
