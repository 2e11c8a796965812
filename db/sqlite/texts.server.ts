/** All texts of the content, found through the schema, so that none is forgotten. */
import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'

/** Visitors' and internal data. Any other table counts as content. */
const tablesWithoutContent = [
  ...['quotes', 'contacts', 'mails', 'inboxSettings', 'entryEvents', 'answers', 'answerTemplates', 'visitCounts'],
  ...['images', 'imageFiles', 'createdRecords', 'searchState', 'formerAddresses', 'contentVersion'],
  ...['operators', 'sessions', 'knownLoginAddresses', 'rateLimits', 'auditLog'],
  ...['secondFactors', 'recoveryCodes', 'loginTickets', 'pendingSecondFactors', 'invitations', 'previewLinks'],
] as const satisfies readonly (keyof Database)[]

/** Case-sensitive. */
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

/** The search index stores no text. */
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
