import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { seedNewDatabase } from './new-database.server'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

async function countProducts(): Promise<number> {
  return (await db.selectFrom('products').select('id').execute()).length
}

test('fills a new database with the samples', async () => {
  expect(await seedNewDatabase(db, { withSamples: true })).toBe(true)
  expect(await countProducts()).toBe(10)
})

test('does not bring back what an operator deleted', async () => {
  await seedNewDatabase(db, { withSamples: true })
  await db.deleteFrom('products').execute()
  expect(await seedNewDatabase(db, { withSamples: true })).toBe(false)
  expect(await countProducts()).toBe(0)
})

test('a site that began without samples gets none later', async () => {
  expect(await seedNewDatabase(db, { withSamples: false })).toBe(false)
  expect(await seedNewDatabase(db, { withSamples: true })).toBe(false)
  expect(await countProducts()).toBe(0)
})
