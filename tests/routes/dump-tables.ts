import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'

/** Reads every row of every table except the search index. */
export async function dumpTables(db: Kysely<Database>): Promise<Record<string, unknown[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const dump: Record<string, unknown[]> = {}
  for (const name of tables.filter((table) => !/^search(?!State)|^titleVocabulary/.test(table)).sort()) {
    const rows = (await sql<object>`SELECT * FROM ${sql.table(name)}`.execute(db)).rows
    // The order of the rows must not depend on updates.
    dump[name] = rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  return dump
}
