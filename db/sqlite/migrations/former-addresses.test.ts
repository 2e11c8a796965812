import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow } from '~db/test-rows'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})

afterEach(() => db.destroy())

async function formerAddresses() {
  return db.selectFrom('formerAddresses').select(['path', 'kind', 'recordId']).orderBy('path').execute()
}

const tables = ['products', 'deerTypes', 'blogPosts'] as const
type Table = (typeof tables)[number]
const pathOf = { products: '/products/', deerTypes: '/', blogPosts: '/' } satisfies Record<Table, string>
const kindOf = { products: 'product', deerTypes: 'deer-type', blogPosts: 'blog-post' } satisfies Record<Table, string>

async function addPublic(table: Table, id: number, slug: string) {
  const published = table === 'blogPosts' ? { isPublished: 1, publishedAt: '2026-11-21T09:30:00.000Z' } : {}
  await insertRow(db, table, { ...goodRows[table], ...published, id, slug })
}

async function move(table: Table, id: number, slug: string) {
  await db.updateTable(table).set({ slug }).where('id', '=', id).execute()
}

test.each(tables)('a changed slug of %s leaves its address, all earlier ones lead to the record', async (table) => {
  await addPublic(table, 7, 'one')
  await move(table, 7, 'two')
  await move(table, 7, 'three')
  const [kind, prefix] = [kindOf[table], pathOf[table]]
  expect(await formerAddresses()).toEqual([
    { path: `${prefix}one`, kind, recordId: 7 },
    { path: `${prefix}two`, kind, recordId: 7 },
  ])
})

test.each(tables)('%s that goes back to its slug has no former address there', async (table) => {
  await addPublic(table, 7, 'one')
  await move(table, 7, 'two')
  await move(table, 7, 'one')
  expect(await formerAddresses()).toMatchObject([{ path: `${pathOf[table]}two` }])
})

test.each(tables)('the last of %s to leave an address has it', async (table) => {
  await addPublic(table, 7, 'one')
  await move(table, 7, 'two')
  await addPublic(table, 8, 'one')
  await move(table, 8, 'three')
  expect(await formerAddresses()).toMatchObject([{ path: `${pathOf[table]}one`, recordId: 8 }])
})

test.each(tables)('a deleted record of %s, which may be in the bin, keeps its former addresses', async (table) => {
  await addPublic(table, 7, 'one')
  await move(table, 7, 'two')
  await db.deleteFrom(table).where('id', '=', 7).execute()
  expect(await formerAddresses()).toMatchObject([{ path: `${pathOf[table]}one`, recordId: 7 }])
})

test('a post that never was published leaves none, an inactive product or species does', async () => {
  await insertRow(db, 'blogPosts', { ...goodRows.blogPosts, id: 1, slug: 'draft' })
  await insertRow(db, 'deerTypes', { ...goodRows.deerTypes, id: 1, slug: 'hidden', isActive: 0 })
  await insertRow(db, 'products', { ...goodRows.products, id: 1, slug: 'rope', isActive: 0 })
  await move('blogPosts', 1, 'draft-two')
  await move('deerTypes', 1, 'hidden-two')
  await move('products', 1, 'rope-two')
  expect(await formerAddresses()).toMatchObject([{ path: '/hidden' }, { path: '/products/rope' }])
})

test('a post that was published once keeps its addresses as a draft', async () => {
  await addPublic('blogPosts', 1, 'one')
  await db.updateTable('blogPosts').set({ isPublished: 0 }).execute()
  await move('blogPosts', 1, 'two')
  expect(await formerAddresses()).toMatchObject([{ path: '/one', recordId: 1 }])
})

test('an update that leaves the slug as it is leaves no address', async () => {
  await addPublic('products', 1, 'rope')
  await db.updateTable('products').set({ slug: 'rope', name: 'Rope' }).execute()
  expect(await formerAddresses()).toEqual([])
})
