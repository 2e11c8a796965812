import fc from 'fast-check'
import { sql, type Kysely, type SqlBool } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Cursor } from '~/lib/cursor'
import type { Database } from './database'
import { createTestDatabase } from './test-database'
import { goodRows, insertRow } from './test-rows'
import { anyContains, findIdsByText, indexTrigrams, stopIndexing } from './trigrams.server'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})

afterEach(() => db.destroy())

const columns = ['customerName', 'customerEmail', 'customerPhone', 'productName', 'notes']

/** As if there were too many rows to read them one by one. */
function find(
  search: string,
  { cursor, limit = 1000, order = 'desc' }: { cursor?: Cursor; limit?: number; order?: 'asc' | 'desc' } = {},
) {
  const condition = sql<SqlBool>`suspected = 0 and ${anyContains(columns, search)}`
  return findIdsByText(db, { table: 'quotes', search, condition, outOf: 1e6, order, cursor, limit })
}

async function findBySight(search: string): Promise<number[]> {
  const condition = sql<SqlBool>`suspected = 0 and ${anyContains(columns, search)}`
  const rows = await db.selectFrom('quotes').select('id').where(condition).orderBy('id', 'desc').execute()
  return rows.map(({ id }) => id)
}

async function addQuotes(texts: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const notes of texts) await insertRow(trx, 'quotes', { ...goodRows.quotes, notes })
  })
}

const everyRow = { atOnce: 7, atLeast: 1 }

describe('what is found is what the rows hold', () => {
  const letter = fc.constantFrom('a', 'B', 'b', 'é', 'É', 'ß', 'İ', '%', '_', '"', '\\', ' ', '鹿', '🦌')
  const text = fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''))

  test('in the index, beside it, and in both', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 12 }), text, fc.nat(12), async (texts, search, at) => {
        await db.deleteFrom('quotes').execute()
        await addQuotes(texts.slice(0, at))
        await indexTrigrams(db, everyRow)
        await addQuotes(texts.slice(at))
        expect(await find(search)).toEqual(await findBySight(search))
      }),
      { numRuns: 40 },
    )
  })

  test('in each column, and never across two', async () => {
    const quote = { ...goodRows.quotes, customerPhone: '555-1234', notes: 'Left antler' }
    await insertRow(db, 'quotes', { ...quote, id: 3 })
    await indexTrigrams(db, everyRow)
    for (const search of ['ADA HUNT', '@example', '5-12', 'field spray', 'antler'])
      expect(await find(search)).toEqual([3])
    expect(await find('1234Field')).toEqual([])
  })

  test('after a change and a deletion, and after a row in the place of one that is gone', async () => {
    await addQuotes(['first one', 'second one', 'third one'])
    await indexTrigrams(db, everyRow)
    await db.updateTable('quotes').set({ notes: 'changed one' }).where('id', '=', 2).execute()
    await db.deleteFrom('quotes').where('id', '=', 3).execute()
    expect(await find('one')).toEqual([2, 1])
    expect(await find('second')).toEqual([])
    expect(await find('changed')).toEqual([2])
    await insertRow(db, 'quotes', { ...goodRows.quotes, id: 3, notes: 'put back' })
    expect(await find('put back')).toEqual([3])
  })
})

describe('pages', () => {
  beforeEach(async () => {
    await addQuotes(Array.from({ length: 10 }, (_, index) => `Number ${String(index)}`))
    await indexTrigrams(db, { atOnce: 6, atLeast: 6 })
  })

  test('go through what is in the index and what is not yet, both ways', async () => {
    expect(await find('number', { limit: 3 })).toEqual([10, 9, 8])
    expect(await find('number', { limit: 3, cursor: { direction: 'after', id: 8 } })).toEqual([7, 6, 5])
    expect(await find('number', { limit: 3, cursor: { direction: 'after', id: 2 } })).toEqual([1])
    expect(await find('number', { limit: 4, cursor: { direction: 'before', id: 4 } })).toEqual([5, 6, 7, 8])
  })

  test('go upwards where the list does', async () => {
    const order = 'asc'
    expect(await find('number', { order, limit: 3 })).toEqual([1, 2, 3])
    expect(await find('number', { order, limit: 4, cursor: { direction: 'after', id: 4 } })).toEqual([5, 6, 7, 8])
    expect(await find('number', { order, limit: 3, cursor: { direction: 'after', id: 8 } })).toEqual([9, 10])
    expect(await find('number', { order, limit: 4, cursor: { direction: 'before', id: 9 } })).toEqual([8, 7, 6, 5])
  })

  test('go on after a row that is gone', async () => {
    await db.deleteFrom('quotes').where('id', '=', 5).execute()
    expect(await find('number', { limit: 2, cursor: { direction: 'after', id: 5 } })).toEqual([4, 3])
    expect(await find('number', { limit: 2, cursor: { direction: 'before', id: 5 } })).toEqual([6, 7])
  })
})

test('one or two letters are looked for among the latest ten thousand alone', async () => {
  await insertRow(db, 'quotes', { ...goodRows.quotes, id: 1, notes: 'xq' })
  await insertRow(db, 'quotes', { ...goodRows.quotes, id: 9000, notes: 'xq' })
  await insertRow(db, 'quotes', { ...goodRows.quotes, id: 10_001 })
  expect(await find('xq')).toEqual([9000])
})

test('rows wait until they are many enough, and all get in then', async () => {
  const indexedTo = async () => {
    const state = db.selectFrom('trigramState').select('indexedTo').where('kind', '=', 'quotes')
    return (await state.executeTakeFirstOrThrow()).indexedTo
  }
  await addQuotes(Array.from({ length: 9 }, () => 'x'))
  await indexTrigrams(db, { atOnce: 5, atLeast: 10 })
  expect(await indexedTo()).toBe(0)
  await Promise.all([indexTrigrams(db, { atOnce: 5, atLeast: 1 }), indexTrigrams(db, { atOnce: 5, atLeast: 1 })])
  expect(await indexedTo()).toBe(9)
})

test('a site that ends leaves the rest to the next start', async () => {
  await addQuotes(Array.from({ length: 9 }, () => 'Left antler'))
  const running = indexTrigrams(db, { atOnce: 2, atLeast: 1 })
  stopIndexing(db)
  await running
  expect(await find('antler')).toHaveLength(9)
})
