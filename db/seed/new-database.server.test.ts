import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { noteSampleRelease } from '~db/sample-release.server'
import { goodRows, insertRow } from '~db/test-rows'
import { write } from '~db/write.server'
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

const countOrderAgreed = async () =>
  (await db.selectFrom('answerTemplates').select('id').where('name', '=', 'Order agreed').execute()).length

test('gives a database of the release before the template for accepted offers, once', async () => {
  await write(db, (trx) => noteSampleRelease(trx, 1))
  expect(await seedNewDatabase(db, { withSamples: true })).toBe(false)
  expect([await countProducts(), await countOrderAgreed()]).toEqual([0, 1])
  await db.deleteFrom('answerTemplates').where('name', '=', 'Order agreed').execute()
  await seedNewDatabase(db, { withSamples: true })
  expect(await countOrderAgreed()).toBe(0)
})

test('leaves a template of that name as the operator wrote it', async () => {
  await insertRow(db, 'answerTemplates', { ...goodRows.answerTemplates, name: 'Order agreed', text: 'Mine' })
  await seedNewDatabase(db, { withSamples: false })
  expect(await countOrderAgreed()).toBe(1)
})
