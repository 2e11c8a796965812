import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'

/** Every row of every table, but for the index that searches use. */
export async function dumpTables(db: Kysely<Database>): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name
  `.execute(db)
  const dump: Record<string, unknown[]> = {}
  for (const { name } of tables) dump[name] = (await sql`SELECT * FROM ${sql.table(name)}`.execute(db)).rows
  return dump
}
