import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow } from '~db/test-rows'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})

afterEach(() => db.destroy())

async function versionOf(database: Kysely<Database>): Promise<number> {
  return (await database.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version
}

async function riseDuring(fn: () => Promise<unknown>): Promise<number> {
  const before = await versionOf(db)
  await fn()
  return (await versionOf(db)) - before
}

test.each(['products', 'deerTypes', 'blogPosts', 'authors', 'seasons'] as const)(
  'each write to %s raises it',
  async (table) => {
    expect(await riseDuring(() => insertRow(db, table, { ...goodRows[table], id: 50 }))).toBe(1)
    expect(await riseDuring(() => sql`UPDATE ${sql.table(table)} SET id = 51 WHERE id = 50`.execute(db))).toBe(1)
    expect(await riseDuring(() => sql`DELETE FROM ${sql.table(table)} WHERE id = 51`.execute(db))).toBe(1)
  },
)

test('each write to the seo settings raises it', async () => {
  expect(await riseDuring(() => db.updateTable('seoSettings').set({ robotsTxt: 'User-agent: *' }).execute())).toBe(1)
  expect(await riseDuring(() => db.deleteFrom('seoSettings').execute())).toBe(1)
  const row = { id: 1, updatedAt: '2026-11-21T09:30:00.000Z' }
  expect(await riseDuring(() => insertRow(db, 'seoSettings', row))).toBe(1)
})

test.each(['quotes', 'contacts'] as const)('no write to %s raises it', async (table) => {
  const rise = await riseDuring(async () => {
    await insertRow(db, table, goodRows[table])
    await db.updateTable(table).set({ status: 'closed' }).execute()
    await db.deleteFrom(table).execute()
  })
  expect(rise).toBe(0)
})

test('a delete without a condition raises it too', async () => {
  await insertRow(db, 'products', goodRows.products)
  expect(await riseDuring(() => db.deleteFrom('products').execute())).toBe(1)
})

test('a write that is rolled back leaves it as it was', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await insertRow(trx, 'products', goodRows.products)
    throw new Error('no')
  })
  expect(await riseDuring(() => expect(failing).rejects.toThrow('no'))).toBe(0)
})

test('a write by another connection shows', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  const [one, other] = [openDatabase(`file:${folder}/a.db`), openDatabase(`file:${folder}/a.db`)]
  try {
    await migrateToLatest(one)
    const before = await versionOf(one)
    await insertRow(other, 'products', goodRows.products)
    expect(await versionOf(one)).toBe(before + 1)
  } finally {
    await Promise.all([one.destroy(), other.destroy()])
    rmSync(folder, { recursive: true })
  }
})
