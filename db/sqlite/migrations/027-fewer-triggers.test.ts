import BetterSqlite3 from '~db/sqlite/better-sqlite3'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { searchedColumns, toSearchText } from '~/lib/search-text'
import { connect } from '~db/sqlite/connect.server'
import { migrateToLatest } from '~db/client.server'
import type { Database } from '~db/database'
import { seedSampleData } from '~db/seed/seed.server'
import { createTestDatabase } from '~db/test-database'
import { byWarden, goodRows, indexedTables, insertRow, readIndex, type Values } from '~db/test-rows'
import { reindex } from '~db/search-index.server'
import { migrations } from './list'

let db: Kysely<Database>
beforeEach(() => {
  db = connect(new BetterSqlite3(':memory:'))
})
afterEach(() => db.destroy())

const listNames = async (kind: string) =>
  (await sql<{ name: string }>`SELECT name FROM sqlite_schema WHERE type = ${kind} ORDER BY name`.execute(db)).rows.map(
    ({ name }) => name,
  )

/** Plain tables with their rows. */
async function readTables(from: Kysely<Database>): Promise<Map<string, Values[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT name FROM pragma_table_list
    WHERE schema = 'main' AND type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'kysely_*'
  `.execute(from)
  const found = new Map<string, Values[]>()
  for (const { name } of tables) {
    found.set(name, (await sql<Values>`SELECT * FROM ${sql.table(name)}`.execute(from)).rows)
  }
  return found
}

async function listColumns(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM pragma_table_info(${table})`.execute(db)
  return rows.map(({ name }) => name)
}

/** The sample content and a row of each other kind, in the schema of migration 025. */
async function createSampleSite(): Promise<void> {
  await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '026')))
  const samples = await createTestDatabase()
  await seedSampleData(samples, byWarden())
  const sampleRows = await readTables(samples)
  for (const table of indexedTables) {
    const columns = await listColumns(table)
    for (const row of sampleRows.get(table) ?? []) {
      await insertRow(db, table, Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name))))
    }
  }
  await samples.destroy()
  const texts = { customerName: 'Jürgen Müller', customerPhone: '(201) 778-8004' }
  for (const suspected of [0, 1]) await insertRow(db, 'quotes', { ...goodRows.quotes, ...texts, suspected })
  // More than the migration reads at once.
  for (let count = 0; count < 501; count += 1) {
    await insertRow(db, 'contacts', { ...goodRows.contacts, message: `Straße ${String(count)}\nCafé` })
  }
  // Its column has another name since migration 028.
  const { event: deed, ...auditRow } = goodRows.auditLog
  await insertRow(db, 'auditLog', { ...auditRow, deed })
  await db.updateTable('products').set({ slug: 'moved' }).where('id', '=', 1).execute()
}

test('a site of the version before keeps every row, its search index and what its triggers promised', async () => {
  await createSampleSite()
  const [before, index] = [await readTables(db), await readIndex(db)]
  await migrateToLatest(db)
  for (const table of ['rowCounts', 'trigramState']) before.delete(table)
  const renamed = before.get('auditLog')?.map(({ deed: event, ...row }) => ({ ...row, event: event ?? null }))
  before.set('auditLog', renamed ?? [])
  const seo = before.get('seoSettings')?.map(({ reviewsConfirmed: _, ...row }) => row)
  before.set('seoSettings', seo ?? [])
  for (const [table, columns] of Object.entries(searchedColumns)) {
    const rows = (before.get(table) ?? []).map((row) => ({
      ...row,
      searchText: toSearchText(columns.map((column) => row[column]?.toString())),
    }))
    before.set(table, rows)
  }
  const after = await readTables(db)
  // Later migrations may add tables and columns.
  expect([...after.keys()]).toEqual(expect.arrayContaining([...before.keys()]))
  for (const [table, rows] of before) {
    expect(after.get(table)).toHaveLength(rows.length)
    expect(after.get(table)).toMatchObject(rows)
  }
  expect(await readIndex(db)).toEqual(index)
})

test('TypeScript writes the same search index as the triggers did', async () => {
  await createSampleSite()
  const index = await readIndex(db)
  expect(index.length).toBeGreaterThan(10_000)
  await migrateToLatest(db)
  for (const table of indexedTables) {
    const rows = await db.selectFrom(table).select('id').execute()
    await reindex(db, table, ...rows.map(({ id }) => id))
  }
  expect(await readIndex(db)).toEqual(index)
})

test('the triggers that remain are for the content version, former addresses and the audit log', async () => {
  await migrateToLatest(db)
  const triggers = await listNames('trigger')
  expect(triggers.filter((name) => !/VersionOn|FormerAddress|^auditLog/.test(name))).toEqual([])
  // 25, and those that later migrations add and drop: seasons 3, former addresses -3, settings 3, pictures 1.
  expect(triggers).toHaveLength(29)
  expect((await listNames('table')).filter((name) => /trigram|rowCounts/i.test(name))).toEqual([])
})
