import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createSqliteTestDatabase, createTestDatabase } from '~db/test-database'
import { plansOf } from '../../../tests/routes/query-plans'
import { goodRows, insertRow, setRule } from '~db/test-rows'
import { countOldVersions, deleteOldVersions } from './old-versions.server'

const now = new Date('2026-11-21T09:00:00.000Z')
const dayMs = 24 * 60 * 60 * 1000
let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

function daysAgo(days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString()
}

interface Saves {
  kind?: string
  recordId?: number
  count: number
  days: number
  recent?: number
}

async function save({ kind = 'blogPosts', recordId = 1, count, days, recent = 0 }: Saves): Promise<void> {
  const total = count + recent
  for (let version = 1; version <= total; version += 1) {
    const savedAt = version <= count ? daysAgo(days) : daysAgo(0)
    await insertRow(db, 'revisions', { ...goodRows.revisions, kind, recordId, version, savedAt })
  }
}

async function left({ kind = 'blogPosts', recordId = 1 } = {}): Promise<number[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('version')
    .where('recordId', '=', recordId)
    .where(sql<boolean>`kind = ${kind}`)
    .orderBy('version')
    .execute()
  return rows.map(({ version }) => version)
}

const events = () => db.selectFrom('auditLog').select(['event', 'operatorName', 'detail']).execute()

test('the newest 20 of each record stay, however old they are', async () => {
  await save({ count: 23, days: 500 })
  await save({ recordId: 2, count: 20, days: 500 })
  await save({ kind: 'products', count: 21, days: 500 })
  expect(await countOldVersions(db, daysAgo(365))).toBe(4)
  await deleteOldVersions(db, now)
  expect(await left()).toEqual(Array.from({ length: 20 }, (_, index) => index + 4))
  expect(await left({ recordId: 2 })).toHaveLength(20)
  expect(await left({ kind: 'products' })).toEqual(Array.from({ length: 20 }, (_, index) => index + 2))
  expect(await events()).toEqual([
    { event: 'versions-cleared', operatorName: 'the site', detail: JSON.stringify({ counts: { versions: 4 } }) },
  ])
  await deleteOldVersions(db, now)
  expect(await events()).toHaveLength(1)
})

test.each([
  [364, 30],
  [365, 20],
])('of those that are %i days old %i stay', async (days, expected) => {
  await save({ count: 30, days })
  await deleteOldVersions(db, now)
  expect(await left()).toHaveLength(expected)
})

test('the newest count, also those that are younger than the rule', async () => {
  await save({ count: 10, days: 500, recent: 15 })
  await deleteOldVersions(db, now)
  expect(await left()).toEqual(Array.from({ length: 20 }, (_, index) => index + 6))
})

test('the number of days is the operator’s', async () => {
  await save({ count: 25, days: 31 })
  await setRule(db, 'keeping', { versionDays: 30 })
  await deleteOldVersions(db, now)
  expect(await left()).toHaveLength(20)
})

test('many go in batches, and two processes delete each once', async () => {
  await save({ count: 470, days: 500 })
  await Promise.all([deleteOldVersions(db, now), deleteOldVersions(db, now)])
  expect(await left()).toHaveLength(20)
  const counts = (await events()).map(({ detail }) => detail)
  expect(counts).toEqual([200, 200, 50].map((versions) => JSON.stringify({ counts: { versions } })))
})

test('SQLite finds them by indexes', async () => {
  await db.destroy()
  db = await createSqliteTestDatabase()
  await save({ count: 21, days: 500 })
  const plans = await plansOf(db, () => deleteOldVersions(db, now))
  const steps = plans.flatMap((plan) => plan.steps).filter((step) => /\b(?:old|kept|revisions)\b/.test(step))
  expect(steps).toContain('SEARCH old USING INDEX versionsByTime (savedAt<?)')
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([])
})
