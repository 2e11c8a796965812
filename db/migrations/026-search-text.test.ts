import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { searchedColumns, toSearchText } from '~/lib/search-text'
import { connect, migrateToLatest } from '~db/client.server'
import { goodRows, insertRow } from '~db/test-rows'
import * as searchText from './026-search-text'
import { migrations } from './list'

test('existing rows get their search text, and nothing else of them changes', async () => {
  const db = connect(new BetterSqlite3(':memory:'))
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '026'))
  await migrateToLatest(db, older)
  for (let id = 1; id <= 1001; id += 1) {
    const texts = { customerName: 'Jürgen Müller', customerPhone: '(201) 778-8004', notes: `Note\n${String(id)}` }
    await insertRow(db, 'quotes', { ...goodRows.quotes, id, ...texts })
  }
  for (const table of ['contacts', 'products', 'deerTypes', 'blogPosts', 'auditLog'] as const) {
    await insertRow(db, table, goodRows[table])
  }
  const readAll = async () => {
    const tables: Record<string, Record<string, string>[]> = {}
    for (const table of [...Object.keys(searchedColumns), 'contentVersion', 'rowCounts']) {
      tables[table] = (await sql<Record<string, string>>`SELECT * FROM ${sql.table(table)}`.execute(db)).rows
    }
    return tables
  }
  const listTriggers = async () =>
    (await sql<{ name: string }>`SELECT name FROM sqlite_schema WHERE type = 'trigger' ORDER BY name`.execute(db)).rows
      .map(({ name }) => name)
      .filter((name) => !name.includes('Trigrams'))
  const [before, triggers] = [await readAll(), await listTriggers()]
  await migrateToLatest(db, { ...older, '026-search-text': searchText })
  const after = await readAll()
  for (const [table, columns] of Object.entries(searchedColumns)) {
    for (const row of before[table] ?? []) row.searchText = toSearchText(columns.map((column) => row[column]))
  }
  expect(after).toEqual(before)
  expect(await listTriggers()).toEqual(triggers)
  await expect(sql`UPDATE auditLog SET deed = 'x'`.execute(db)).rejects.toThrow('never changed')
  await db.destroy()
})
