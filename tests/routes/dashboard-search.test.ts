/** An operator's search in a list finds a record however it is spelled, and after every write. */
import { describe, expect, test } from 'vitest'
import { pageOfActivity } from '~/dashboard/activity/activity.server'
import { postStore } from '~/kinds/blog/admin/posts.server'
import { BlogPostInput } from '~/kinds/blog/blog.schema'
import { pageOfPosts } from '~/kinds/blog/admin/post-list.server'
import { pageOfContacts } from '~/inbox/entries/contact-inbox.server'
import { createContact, createQuote } from '~/inbox/new-entries.server'
import { deerTypeStore, pageOfDeerTypes } from '~/kinds/deer-types/admin/deer-types.server'
import { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'
import { pageOfProducts, productStore } from '~/kinds/products/admin/products.server'
import { ProductInput } from '~/kinds/products/products.schema'
import { pageOfQuotes } from '~/inbox/entries/quote-inbox.server'
import { searchedColumns, toSearchText } from '~/lib/search-text'
import { sql } from 'kysely'
import { seedSampleData } from '~db/seed/seed.server'
import { byWarden, goodRows, insertRow } from '~db/test-rows'
import { useSiteDatabase } from './site-database'

const site = useSiteDatabase()
const now = new Date('2026-11-21T12:00:00.000Z')
const arrival = { now, limit: { kind: 'form-stored', key: 'a', count: 9, seconds: 60 } }
const act = byWarden(now)

const queryOf = (search: string) => ({ filter: { show: 'all' as const, search }, size: 50, cursor: undefined })

describe('a quote', () => {
  const find = async (search: string) => (await pageOfQuotes(site.db, queryOf(search), now)).rows.map(({ id }) => id)
  const add = async (customerName: string, customerPhone: string | null = null) => {
    const sent = { customerName, customerEmail: 'a@b.example', customerPhone, notes: null }
    await createQuote(site.db, { ...sent, productId: 1, quantity: 1, suspected: false }, arrival)
  }

  test.each([
    ...['MÜLLER', 'Müller', 'muller', 'JÜRGEN m'].map((search) => [search, 131] as const),
    ...['SIOBHÁN', 'siobhan'].map((search) => [search, 132] as const),
    ...['maria-jose', 'MARÍA-JOSÉ'].map((search) => [search, 133] as const),
    ...['2017788', '201 778', '(201) 778-8', '201.778.8004'].map((search) => [search, 132] as const),
    ...['131', '#131', 'müller jürgen', '01313', '1313', 'Q-1313'].map((search) => [search, 131] as const),
    ...['brien 2017788', 'O’Brien 201'].map((search) => [search, 132] as const),
    ...['%', '_', 'mueller', '#9', 'müller brien', 'M-01313'].map((search) => [search, undefined] as const),
  ])('%s finds %s', async (search, id) => {
    await insertRow(site.db, 'products', goodRows.products)
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, id: 130, customerName: 'Ada' })
    await add('Jürgen Müller')
    await add('Siobhán O’Brien', '(201) 778-8004')
    await add('María-José')
    expect(await find(search)).toEqual(id === undefined ? [] : [id])
  })
})

test('a message is found by what it says, its sender, a phone number in it and its number', async () => {
  await createContact(
    site.db,
    { name: 'Zoë', email: 'a@b.example', message: 'Café at\n+1 (201) 778-8004', suspected: false },
    arrival,
  )
  for (const search of ['ZOE', 'cafe', '2017788', '12017788004', '#1', 'a@B.']) {
    expect((await pageOfContacts(site.db, queryOf(search), now)).rows.map(({ id }) => id)).toEqual([1])
  }
})

const product = { name: 'Café Horn', description: 'x', category: 'Gear', isActive: true }
const species = { name: 'Père David', scientificName: 'Elaphurus', generalDescription: 'Élan', isActive: true }
const post = { title: 'Père', content: '<p>x</p>', category: 'deer-life' }

test('products, deer types and posts are found by what they are called after a save', async () => {
  const found = async (search: string) => [
    (await pageOfProducts(site.db, queryOf(search))).rows.length,
    (await pageOfDeerTypes(site.db, queryOf(search))).rows.length,
    (await pageOfPosts(site.db, queryOf(search))).rows.length,
  ]
  const { id } = await productStore.create(site.db, ProductInput.parse(product), act)
  const deerType = await deerTypeStore.create(site.db, DeerTypeInput.parse(species), act)
  const created = await postStore.create(site.db, BlogPostInput.parse(post), act)
  expect([await found('cafe'), await found('PÈRE'), await found('élan')]).toEqual([
    [1, 0, 0],
    [0, 1, 1],
    [0, 1, 0],
  ])
  await productStore.update(site.db, { id }, () => ProductInput.parse({ ...product, name: 'Göteborg' }), act)
  await deerTypeStore.update(site.db, deerType, () => DeerTypeInput.parse({ ...species, name: 'Göte' }), act)
  await postStore.update(site.db, created, () => BlogPostInput.parse({ ...post, title: 'Göta' }), act)
  expect([await found('cafe horn'), await found('GOT')]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ])
  const activity = await pageOfActivity(site.db, queryOf('pere david'))
  expect(activity.rows.map(({ what }) => what)).toEqual(['Deer type created'])
})

test('what is stored for a search is what the row says, whoever wrote it', async () => {
  await seedSampleData(site.db, act)
  const draft = await postStore.create(site.db, BlogPostInput.parse(post), act)
  await postStore.switchTo(site.db, { id: draft.id, isOn: true }, act)
  await postStore.remove(site.db, 1, act)
  for (const [table, columns] of Object.entries(searchedColumns)) {
    const { rows } = await sql<Record<string, string>>`SELECT * FROM ${sql.table(table)}`.execute(site.db)
    for (const row of rows) expect(row.searchText).toBe(toSearchText(columns.map((column) => row[column])))
  }
})
