import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Kysely } from 'kysely'
import { copiedTables } from '~db/copied-tables.server'
import { nextId } from '~db/next-id.server'
import type { Database } from '~db/database'
import { columnsOf } from '~db/portable-sql.server'
import { search } from '~/search/search.server'
import { seedSampleData } from '~db/seed/seed.server'
import { createSqliteTestDatabase, createTestDatabase } from '~db/test-database'
import { byWarden, goodRows, insertRow } from '~db/test-rows'
import { write } from '~db/write.server'
import { copyRows, digestTables, findFilledTable } from './copy-rows'

let from: Kysely<Database>
let to: Kysely<Database>

beforeEach(async () => {
  from = await createSqliteTestDatabase()
  to = await createTestDatabase()
})

afterEach(async () => {
  await from.destroy()
  await to.destroy()
})

test('copies every row, pictures and the content version included, and indexes what is public', async () => {
  await seedSampleData(from, byWarden())
  await insertRow(from, 'quotes', { ...goodRows.quotes, customerName: 'Zoë “Ž”' })
  expect(await findFilledTable(to)).toBeUndefined()
  const copied = await copyRows(from, to)
  expect(await digestTables(to)).toEqual(copied)
  expect(await digestTables(from)).toEqual(copied)
  expect(await findFilledTable(to)).toBe('products')
  expect((await search(to, 'elk')).results.map(({ title }) => title)).toContain('Elk')
})

test('both engines have the same tables with the same columns, in the same order', async () => {
  for (const table of copiedTables) {
    const columns = await columnsOf(from, table)
    expect(columns).not.toEqual([])
    expect(await columnsOf(to, table)).toEqual(columns)
  }
})

test('gives no number of a deleted row again', async () => {
  await insertRow(from, 'products', { ...goodRows.products, id: 41 })
  await from.deleteFrom('products').execute()
  await copyRows(from, to)
  expect(await write(to, (trx) => nextId(trx, 'products'))).toBe(42)
})
