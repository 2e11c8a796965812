import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { siteStart } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { seedSampleData } from '~db/seed/seed.server'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow } from '~db/test-rows'
import { fillTable, type Filling } from './fill'
import { holdsMoreThanSamples } from './only-samples'
import { contactRow, auditRow, deerTypeRow, postRow, productRow, quoteRow } from './rows'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})

afterEach(() => db.destroy())

const fillings: readonly Filling[] = [
  { table: 'products', rowOf: productRow },
  { table: 'deerTypes', rowOf: deerTypeRow },
  { table: 'blogPosts', rowOf: postRow },
  { table: 'quotes', rowOf: quoteRow },
  { table: 'contacts', rowOf: contactRow },
  { table: 'auditLog', rowOf: auditRow },
]

const until = new Date('2026-11-21T00:00:00.000Z')

test.each(fillings)('$table takes made-up rows, the same each time, after those that are there', async (filling) => {
  await fillTable(db, filling, { count: 60, until, productIds: [] })
  const rows = await rowsOf(filling.table)
  expect(rows).toHaveLength(60)
  await fillTable(db, filling, { count: 1, until, productIds: [] })
  expect(await rowsOf(filling.table)).toHaveLength(61)

  const other = await createTestDatabase()
  await fillTable(other, filling, { count: 60, until, productIds: [] })
  expect(await rowsOf(filling.table, other)).toEqual(rows)
  await other.destroy()
})

test('quotes name products that are there', async () => {
  await insertRow(db, 'products', { ...goodRows.products, id: 7 })
  await fillTable(db, { table: 'quotes', rowOf: quoteRow }, { count: 20, until, productIds: [7] })
  const quotes = await db.selectFrom('quotes').select('productId').distinct().execute()
  expect(quotes).toEqual([{ productId: 7 }])
})

test('a database with the samples alone may be filled, and none with anything else', async () => {
  expect(await holdsMoreThanSamples(db)).toBe(false)
  await seedSampleData(db, { by: siteStart, now: until })
  expect(await holdsMoreThanSamples(db)).toBe(false)
  const slug = 'nobody-else-has-this'
  const rows = {
    products: { ...goodRows.products, slug },
    deerTypes: { ...goodRows.deerTypes, slug },
    blogPosts: { ...goodRows.blogPosts, slug },
    quotes: goodRows.quotes,
    contacts: goodRows.contacts,
  }
  for (const [table, row] of Object.entries(rows)) {
    await insertRow(db, table, { ...row, id: 1000 })
    expect(await holdsMoreThanSamples(db)).toBe(true)
    await sql`DELETE FROM ${sql.table(table)} WHERE id = 1000`.execute(db)
  }
})

async function rowsOf(table: Filling['table'], from = db): Promise<unknown[]> {
  const { rows } = await sql`SELECT * FROM ${sql.table(table)} ORDER BY id`.execute(from)
  return rows
}
