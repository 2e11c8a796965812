/** The texts of the content, whatever table and column they stand in: taken from the schema, so none is forgotten. */
import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'

/** What visitors send and what the site keeps for itself. A table that is not named here counts as content. */
const tablesWithoutContent = [
  ...['quotes', 'contacts'],
  ...['images', 'imageFiles', 'createdRecords', 'searchState', 'formerAddresses', 'contentVersion'],
  ...['operators', 'sessions', 'knownLoginAddresses', 'rateLimits', 'auditLog'],
  ...['secondFactors', 'recoveryCodes', 'loginTickets', 'pendingSecondFactors'],
] as const satisfies readonly (keyof Database)[]

/** Every text that contains `part`, in this very case. */
export async function textsWith(db: Kysely<Database>, part: string): Promise<string[]> {
  const texts: string[] = []
  for (const { table, column } of await textColumns(db)) {
    const text = sql<string>`${sql.ref(column)}`
    const { rows } = await sql<{ text: string }>`
      SELECT ${text} AS text FROM ${sql.table(table)} WHERE instr(${text}, ${part}) > 0
    `.execute(db)
    for (const row of rows) texts.push(row.text)
  }
  return texts
}

/** Of tables alone: the search index holds no text of its own. */
export async function textColumns(db: Kysely<Database>): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT tables.name AS "table", columns.name AS "column"
    FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.schema = 'main' AND tables.type = 'table' AND tables.name NOT GLOB 'sqlite_*'
      AND columns.name <> 'searchText' AND columns.type NOT IN ('INTEGER', 'REAL', 'BLOB')
      AND tables.name NOT IN (${sql.join(tablesWithoutContent)})
    ORDER BY tables.name, columns.cid
  `.execute(db)
  return rows
}
