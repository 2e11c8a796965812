/** The schema names all texts of the content, so that none is forgotten. */
import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { isBinnedTable } from '~/lib/visibility'
import type { Database } from './database'
import { asFlag, contains, listTextColumns } from './portable-sql.server'

/** These tables have visitors' and internal data. Any other table counts as content. */
const tablesWithoutContent = [
  ...['quotes', 'contacts', 'mails', 'entryEvents', 'answers', 'answerTemplates', 'visitCounts'],
  ...['images', 'imageFiles', 'createdRecords', 'searchState', 'formerAddresses', 'contentVersion'],
  ...['clock', 'operators', 'sessions', 'knownLoginAddresses', 'rateLimits', 'auditLog'],
  ...['searchIndex', 'searchVocabulary'],
  ...['secondFactors', 'recoveryCodes', 'loginTickets', 'pendingSecondFactors', 'invitations', 'previewLinks'],
  'apiTokens',
] as const satisfies readonly (keyof Database)[]

/** Searches with case. Reads a few rows at a time, so that the texts are not all in memory at once. */
export async function* textsWith(db: Kysely<Database>, part: string): AsyncGenerator<FoundText> {
  for (const { table, column } of await textColumns(db)) {
    const text = sql<string>`${sql.ref(column)}`
    const isDeleted = isBinnedTable(table) ? asFlag(sql`"deletedAt" IS NOT NULL`) : sql<0 | 1>`0`
    for (let last = 0; ;) {
      const { rows } = await sql<{ row: number; text: string; isDeleted: 0 | 1 }>`
        SELECT id AS "row", ${text} AS text, ${isDeleted} AS "isDeleted" FROM ${sql.table(table)}
        WHERE id > ${last} AND ${contains(db, text, part)} ORDER BY id LIMIT ${rowsAtOnce}
      `.execute(db)
      for (const { row, text: found, isDeleted: flag } of rows) yield { table, row, text: found, isDeleted: flag === 1 }
      if (rows.length < rowsAtOnce) break
      last = rows.at(-1)?.row ?? last
      await setImmediate()
    }
  }
}

const rowsAtOnce = 50

interface FoundText {
  table: string
  row: number
  text: string
  isDeleted: boolean
}

export async function textColumns(db: Kysely<Database>): Promise<{ table: string; column: string }[]> {
  const without: readonly string[] = tablesWithoutContent
  const all = await listTextColumns(db)
  return all.filter(({ table, column }) => column !== 'searchText' && !without.includes(table))
}
