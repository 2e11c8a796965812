/** Every order, state and category, walked there and back, must give what sorting all rows gives. */
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatPlaceCursor, parsePlaceCursor, type PlaceCursor } from '~/lib/cursor'
import { recordOrders, type RecordFilter, type RecordOrder } from '~/lib/record-list'
import { seededRandom } from '~/lib/seeded-random'
import type { Database } from './database'
import { countRecordStates, pageOfRecords, readRecordNames } from './record-list.server'
import { createTestDatabase } from './test-database'
import { goodRows, insertRow } from './test-rows'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

interface Made {
  id: number
  name: string
  state: string
  category: string
  change: string
  publication: string
}

const day = (number: number) => `2026-11-${String(10 + number)}T09:30:00.000Z`
const stateNames = {
  products: ['active', 'inactive', 'draft', 'scheduled'],
  deerTypes: ['active', 'inactive', 'scheduled'],
  blogPosts: ['published', 'draft', 'scheduled'],
} as const
const categoryNames = {
  products: ['Scent Control', 'Gear'],
  deerTypes: ['Least Concern', 'VULNERABLE', 'Vulnerable'],
  blogPosts: ['deer-food', 'Deer Food', 'Uncategorized'],
} as const

type Table = keyof typeof stateNames

async function fill(table: Table, count = 23): Promise<Made[]> {
  const random = seededRandom('lists')
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const made: Made[] = []
  for (let id = 1; id <= count; id += 1) {
    const name = pick(['b', 'A', 'B', 'a b', 'é', 'c-7']) ?? ''
    const state = pick<string>(stateNames[table]) ?? ''
    const category = pick<string>(categoryNames[table]) ?? ''
    const [change, published] = [day(Math.floor(random() * 4)), day(Math.floor(random() * 4))]
    const isOn = state === 'active' || state === 'published'
    const publishAt = state === 'scheduled' ? day(9) : null
    const named = table === 'blogPosts' ? { title: name } : { name }
    const grouped = table === 'deerTypes' ? { conservationStatus: category } : { category }
    const flags =
      table === 'blogPosts'
        ? { isPublished: Number(isOn), publishedAt: isOn ? published : null }
        : { isActive: Number(isOn) }
    const draft = table === 'products' ? { isDraft: Number(state === 'draft') } : {}
    await insertRow(db, table, {
      ...goodRows[table],
      ...named,
      ...grouped,
      ...flags,
      ...draft,
      slug: `r-${String(id)}`,
      publishAt,
      updatedAt: change,
    })
    const publication = isOn ? published : (publishAt ?? goodRows.blogPosts.createdAt)
    made.push({ id, name, state, category: category.toLowerCase().replaceAll(' ', '-'), change, publication })
  }
  return made
}

const size = 3
const read = (ids: readonly number[]) => Promise.resolve(ids.toReversed().map((id) => ({ id })))

const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

function expected(all: readonly Made[], { show, category }: RecordFilter<string>, order: RecordOrder): number[] {
  const { key, isDescending } = recordOrders[order]
  const keyOf = (made: Made) => (key === 'id' ? '' : key === 'name' ? lower(made.name) : made[key])
  const wanted = all.filter(
    (made) => (show === 'all' || made.state === show) && (category === undefined || made.category === category),
  )
  const sorted = wanted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : a.id - b.id))
  return (isDescending ? sorted.toReversed() : sorted).map(({ id }) => id)
}

async function walk(table: Table, filter: RecordFilter<string>, ownOrder: RecordOrder) {
  const at = (cursor: PlaceCursor | undefined) => {
    const written = cursor && parsePlaceCursor(formatPlaceCursor(cursor))
    return pageOfRecords(db, table, { filter, ownOrder, size, cursor: written }, read)
  }
  const [there, back]: [number[][], number[][]] = [[], []]
  let page = await at(undefined)
  there.push(page.rows.map(({ id }) => id))
  while (page.next) {
    page = await at(page.next)
    there.push(page.rows.map(({ id }) => id))
  }
  back.push(page.rows.map(({ id }) => id))
  while (page.previous) {
    page = await at(page.previous)
    back.unshift(page.rows.map(({ id }) => id))
  }
  return { there: there.flat(), back: back.flat() }
}

const tables = ['products', 'deerTypes', 'blogPosts'] as const

test.each(tables)('%s, in every order and with every filter', async (table) => {
  const all = await fill(table)
  const categories = [undefined, ...new Set(all.map(({ category }) => category))]
  for (const order of ['newest', 'oldest', 'changed', 'unchanged', 'a-z', 'z-a'] as const) {
    for (const show of ['all', ...stateNames[table]]) {
      for (const category of categories) {
        const filter = { show, search: '', order, category }
        const ids = expected(all, filter, order)
        expect({ filter, ...(await walk(table, filter, 'oldest')) }).toEqual({ filter, there: ids, back: ids })
      }
    }
  }
})

test.each(['published', 'published-earliest'] as const)('posts: %s', async (order) => {
  const all = await fill('blogPosts')
  const filter = { show: 'all', search: '', order }
  const ids = expected(all, filter, order)
  expect(await walk('blogPosts', filter, 'newest')).toEqual({ there: ids, back: ids })
})

test('a search keeps the order', async () => {
  const all = await fill('products')
  await db.updateTable('products').set({ searchText: 'rope' }).where('id', 'in', [2, 5, 9, 11, 20]).execute()
  const found = all.filter(({ id }) => [2, 5, 9, 11, 20].includes(id))
  const filter = { show: 'all', search: 'ROPE', order: 'z-a' as const }
  const ids = expected(found, filter, 'z-a')
  expect(await walk('products', filter, 'oldest')).toEqual({ there: ids, back: ids })
})

test('a cursor of another order begins at the first page', async () => {
  await fill('products')
  const page = (order: RecordOrder, cursor: PlaceCursor) =>
    pageOfRecords(db, 'products', { filter: { show: 'all', search: '' }, ownOrder: order, size, cursor }, read)
  const first = await page('oldest', { direction: 'after', id: 7, key: 'x' })
  expect(first.rows.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(first.previous).toBeUndefined()
  expect((await page('a-z', { direction: 'after', id: 7 })).previous).toBeUndefined()
})

test.each(tables)('%s are counted by state', async (table) => {
  const all = await fill(table)
  const counts = await countRecordStates(db, table, stateNames[table])
  for (const state of stateNames[table]) {
    expect([state, new Map(Object.entries(counts)).get(state)]).toEqual([
      state,
      all.filter((made) => made.state === state).length,
    ])
  }
})

test('names are those of the records that are there', async () => {
  await fill('blogPosts', 2)
  expect((await readRecordNames(db, 'blogPosts', [9, 2, 1])).map(({ id }) => id)).toEqual([1, 2])
  expect(await readRecordNames(db, 'products', [])).toEqual([])
})
