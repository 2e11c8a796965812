import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { otherName, visitLimits, type VisitCount } from '~/lib/visits'
import type { Database } from './database'
import { createTestDatabase } from './test-database'
import { addVisitCounts, deleteOldVisitCounts } from './visit-counts.server'
import { write } from './write.server'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

const day = '2026-11-21'
const page = (name: string, count = 1): VisitCount => ({ day, kind: 'page', name, count })
const search = (name: string, count = 1): VisitCount => ({ day, kind: 'search', name, count })
const add = (counts: readonly VisitCount[]) => write(db, (trx) => addVisitCounts(trx, counts))
const stored = () => db.selectFrom('visitCounts').selectAll().orderBy('day').orderBy('kind').orderBy('name').execute()

test('adds to the row of the day, kind and name', async () => {
  await add([page('/elk', 2), search('elk')])
  await add([page('/elk', 3), page('/', 1), { ...page('/elk', 7), day: '2026-11-22' }])
  expect(await stored()).toEqual([
    page('/', 1),
    page('/elk', 5),
    search('elk'),
    { ...page('/elk', 7), day: '2026-11-22' },
  ])
})

test('counts names beyond the limit of a day together, however many processes and writes there are', async () => {
  const limit = visitLimits.search
  const words = Array.from({ length: limit + 40 }, (_, index) => search(`word ${String(index)}`))
  await add(words)
  await add(words)
  await add([search('one more'), page('/elk')])
  const rows = (await stored()).filter(({ kind }) => kind === 'search')
  expect(rows.length).toBe(limit)
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(2 * words.length + 1)
  expect(rows.find(({ name }) => name === otherName)?.count).toBe(2 * 41 + 1)
})

test('deletes what is 400 days old', async () => {
  for (const old of ['2025-10-17', '2025-10-18', day]) await add([{ ...page('/'), day: old }])
  await write(db, (trx) => deleteOldVisitCounts(trx, day))
  expect((await stored()).map((row) => row.day)).toEqual(['2025-10-18', day])
})
