import BetterSqlite3 from '~db/sqlite/better-sqlite3'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '~db/sqlite/connect.server'
import { migrateToLatest } from '~db/client.server'
import type { Database } from '~db/database'
import { goodRows, insertRow } from '~db/test-rows'
import { migrations } from './list'

let db: Kysely<Database>

beforeEach(async () => {
  db = connect(new BetterSqlite3(':memory:'))
  await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '016')))
})

afterEach(() => db.destroy())

async function titled(word: string): Promise<number[]> {
  const { rows } = await sql<{ rowid: number }>`
    SELECT rowid FROM searchTitles WHERE searchTitles MATCH ${word} ORDER BY rowid
  `.execute(db)
  return rows.map(({ rowid }) => rowid)
}

const published = { isPublished: 1, publishedAt: goodRows.blogPosts.createdAt }

test('what was public before is found by title and keywords, and not by its text', async () => {
  await insertRow(db, 'products', { ...goodRows.products, id: 1, features: '["Padded bag"]' })
  await insertRow(db, 'deerTypes', { ...goodRows.deerTypes, id: 2 })
  await insertRow(db, 'blogPosts', { ...goodRows.blogPosts, ...published, id: 3, metaKeywords: 'velvet' })
  await insertRow(db, 'blogPosts', { ...goodRows.blogPosts, id: 4, slug: 'a-draft', title: 'Velvet' })
  await migrateToLatest(db)
  expect(await titled('padded')).toEqual([4])
  expect(await titled('hemionus')).toEqual([9])
  expect(await titled('velvet')).toEqual([14])
  for (const word of ['boots', 'west', 'browse']) expect(await titled(word)).toEqual([])
})
