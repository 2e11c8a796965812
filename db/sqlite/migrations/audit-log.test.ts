import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow } from '~db/test-rows'

let db: Kysely<Database>
const row = goodRows.auditLog

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

const rows = () => db.selectFrom('auditLog').selectAll().execute()

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
}

describe('a row that is younger than 400 days stays as it is', () => {
  beforeEach(() => insertRow(db, 'auditLog', { ...row, id: 1, at: daysAgo(399.99), operatorId: 7, detail: '{}' }))

  test.each([
    "UPDATE auditLog SET operatorName = 'nobody'",
    'UPDATE auditLog SET operatorName = operatorName',
    "UPDATE OR REPLACE auditLog SET event = 'x'",
    'UPDATE auditLog SET at = NULL',
    'UPDATE auditLog SET id = 2',
    'DELETE FROM auditLog',
    'DELETE FROM auditLog WHERE id = 1',
    "INSERT OR REPLACE INTO auditLog (id, at, operatorName, event, subjectKind) VALUES (1, '2020-01-01T00:00:00.000Z', 'x', 'x', 'x')",
    "INSERT INTO auditLog (id, at, operatorName, event, subjectKind) VALUES (1, '2020-01-01T00:00:00.000Z', 'x', 'x', 'x') ON CONFLICT DO UPDATE SET event = 'y'",
  ])('%s', async (statement) => {
    const before = await rows()
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('auditLog: a row is ')
    expect(await rows()).toEqual(before)
  })

  test('also when its operator goes', async () => {
    const before = await rows()
    await db.deleteFrom('operators').execute()
    expect(await rows()).toEqual(before)
  })
})

test('an older one may go, and is not changed either', async () => {
  await insertRow(db, 'auditLog', { ...row, at: daysAgo(400.01) })
  await expect(sql`UPDATE auditLog SET event = 'x'`.execute(db)).rejects.toThrow('never changed')
  await sql`DELETE FROM auditLog`.execute(db)
  expect(await rows()).toEqual([])
})

test('an id is never used again', async () => {
  await insertRow(db, 'auditLog', { ...row, id: 40, at: daysAgo(500) })
  await sql`DELETE FROM auditLog`.execute(db)
  await insertRow(db, 'auditLog', row)
  expect((await rows()).map(({ id }) => id)).toEqual([41])
})

test.each([
  [{ at: 'yesterday' }, 'at'],
  [{ operatorId: 0 }, 'operatorId'],
  [{ operatorName: '' }, 'operatorName'],
  [{ operatorName: 'x'.repeat(121) }, 'operatorName'],
  [{ event: 'Product created' }, 'event'],
  [{ subjectKind: '' }, 'subjectKind'],
  [{ subjectId: 0 }, 'subjectId'],
  [{ subject: '' }, 'subject'],
  [{ subject: 'x'.repeat(201) }, 'subject'],
  [{ detail: 'changed' }, 'detail'],
  [{ detail: '[]' }, 'detail'],
  [{ detail: JSON.stringify({ fields: ['x'.repeat(4000)] }) }, 'detail'],
])('%j is refused', async (change, column) => {
  await expect(insertRow(db, 'auditLog', { ...row, ...change })).rejects.toThrow(`CHECK constraint failed: ${column}`)
})

test('an event is no content: the pages that are kept stay', async () => {
  const version = () => db.selectFrom('contentVersion').selectAll().execute()
  const before = await version()
  await insertRow(db, 'auditLog', row)
  expect(await version()).toEqual(before)
})
