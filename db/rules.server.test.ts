import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from './database'
import { readRule, saveRule } from './rules.server'
import { createTestDatabase } from './test-database'
import { byWarden, goodRows, insertRow } from './test-rows'
import { write } from './write.server'

let db: Kysely<Database>
beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

const act = byWarden()
const keeping = (binDays: number, version: number) => ({ binDays, versionDays: 365, version })
const save = (binDays: number, version: number) =>
  write(db, (trx) => saveRule(trx, 'keeping', keeping(binDays, version), act))

test('a rule has its defaults until it is saved, and what a row lacks', async () => {
  expect(await readRule(db, 'keeping')).toEqual(keeping(30, 1))
  await insertRow(db, 'siteSettings', {
    ...goodRows.siteSettings,
    id: 53,
    section: 'keeping',
    content: '{"binDays":7}',
  })
  expect(await readRule(db, 'keeping')).toEqual(keeping(7, 1))
})

test('a rule that would delete everything is neither stored nor read', async () => {
  await expect(save(0, 1)).rejects.toThrow('binDays')
  expect(await db.selectFrom('siteSettings').select('id').execute()).toEqual([])
  await insertRow(db, 'siteSettings', {
    ...goodRows.siteSettings,
    id: 53,
    section: 'keeping',
    content: '{"binDays":0}',
  })
  await expect(readRule(db, 'keeping')).rejects.toThrow('binDays')
})

test('of two first saves one is refused', async () => {
  await save(60, 1)
  await expect(save(90, 1)).rejects.toThrow()
  expect(await readRule(db, 'keeping')).toEqual(keeping(60, 2))
})
