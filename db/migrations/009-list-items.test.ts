import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow } from '~db/test-rows'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})

afterEach(() => db.destroy())

const source = { title: 'T', publisher: 'P', url: 'https://a.example/', readOn: '2026-11-21', usedFor: 'size' }
const sources = (change: Record<string, unknown>) => JSON.stringify([source, { ...source, ...change }])

test.each([
  ['products', 'features', '["a","b"]'],
  ['products', 'features', '[]'],
  ['deerTypes', 'winterDiet', '["Twigs"]'],
  ['deerTypes', 'faqQuestions', '[{"question":"a","answer":"b"}]'],
  ['deerTypes', 'sources', sources({})],
  ['deerTypes', 'sources', sources({ url: 'http://a.example' })],
  ['blogPosts', 'additionalImages', '["/images/a"]'],
] as const)('%s.%s takes %s', async (table, column, list) => {
  await insertRow(db, table, { ...goodRows[table], [column]: list })
})

test.each([
  ['products', 'features', '["a",1]'],
  ['products', 'features', '[null]'],
  ['deerTypes', 'galleryImages', '[null]'],
  ['deerTypes', 'winterDiet', '[["a"]]'],
  ['deerTypes', 'faqQuestions', '["why"]'],
  ['deerTypes', 'faqQuestions', '[{"question":"a"}]'],
  ['deerTypes', 'faqQuestions', '[{"question":"a","answer":1}]'],
  ['deerTypes', 'sources', '[{}]'],
  ['deerTypes', 'sources', sources({ readOn: 'bogus' })],
  ['deerTypes', 'sources', sources({ readOn: '2026-02-30' })],
  ['deerTypes', 'sources', sources({ url: 'javascript:alert(1)' })],
  ['deerTypes', 'sources', sources({ url: 'a book' })],
  ['deerTypes', 'sources', sources({ usedFor: null })],
  ['blogPosts', 'additionalImages', '[1]'],
] as const)('%s.%s refuses %s, when a row is made and when it is changed', async (table, column, list) => {
  await expect(insertRow(db, table, { ...goodRows[table], [column]: list })).rejects.toThrow(`${column}: `)
  await insertRow(db, table, goodRows[table])
  const change = sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${list}`.execute(db)
  await expect(change).rejects.toThrow(`${column}: `)
})
