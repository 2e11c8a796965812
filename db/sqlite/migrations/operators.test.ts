import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { insertRow, type Values } from '~db/test-rows'

let db: Kysely<Database>

const time = '2026-11-21T09:30:00.000Z'
const operator = {
  username: 'Warden',
  loginName: 'warden',
  passwordHash: `$scrypt$ln=17,r=8,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`,
  createdAt: time,
}
const session = { idHash: 'ab'.repeat(32), operatorId: 1, createdAt: time, expiresAt: '2026-11-21T21:30:00.000Z' }
const rows = {
  operators: operator,
  sessions: session,
  knownLoginAddresses: { operatorId: 1, address: '192.0.2.1', lastLoginAt: time },
  rateLimits: { kind: 'form-stored', key: '192.0.2.1', count: 1, endsAt: time },
} as const

beforeEach(async () => {
  db = await createTestDatabase()
  for (const [table, row] of Object.entries(rows)) await insertRow(db, table, row)
})
afterEach(() => db.destroy())

const badRows: [table: keyof typeof rows, change: Values, reason: string][] = [
  ['operators', { username: '' }, 'username'],
  ['operators', { username: 'x'.repeat(121) }, 'username'],
  ['operators', { loginName: ' warden' }, 'loginName'],
  ['operators', { passwordHash: 'a password as it was typed' }, 'passwordHash: made by scrypt'],
  ['operators', { passwordHash: '$scrypt$ln=17,r=8,p=1$$' }, 'passwordHash: made by scrypt'],
  ['operators', { createdAt: 'today' }, 'createdAt'],
  ['sessions', { idHash: 'x'.repeat(43) }, 'idHash'],
  ['sessions', { idHash: 'AB'.repeat(32) }, 'idHash'],
  ['sessions', { expiresAt: time }, 'expiresAt: after createdAt'],
  ['sessions', { expiresAt: '2026-11-21' }, 'expiresAt: an instant'],
  ['knownLoginAddresses', { address: '' }, 'address'],
  ['knownLoginAddresses', { lastLoginAt: '' }, 'lastLoginAt'],
  ['rateLimits', { kind: '' }, 'kind'],
  ['rateLimits', { key: 'x'.repeat(65) }, 'key'],
  ['rateLimits', { count: 0 }, 'count'],
  ['rateLimits', { endsAt: '0' }, 'endsAt'],
]

const other = {
  operators: { loginName: 'other' },
  sessions: { idHash: 'cd'.repeat(32) },
  knownLoginAddresses: { address: '192.0.2.2' },
  rateLimits: { key: '192.0.2.2' },
}

test.each(Object.entries(other))('%s takes a second good row', async (table, change) => {
  const row = new Map<string, Values>(Object.entries(rows)).get(table)
  await insertRow(db, table, { ...row, ...change })
})

test.each(badRows)('%s refuses %j', async (table, change, reason) => {
  const row = insertRow(db, table, { ...rows[table], ...other[table], ...change })
  await expect(row).rejects.toThrow(`CHECK constraint failed: ${reason}`)
})

test('a login name belongs to one operator', async () => {
  await expect(insertRow(db, 'operators', operator)).rejects.toThrow('UNIQUE constraint failed: operators.loginName')
})

test('with an operator go the sessions and the known addresses, and the id is never used again', async () => {
  await sql`DELETE FROM operators`.execute(db)
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('knownLoginAddresses').selectAll().execute()).toEqual([])
  await insertRow(db, 'operators', operator)
  expect(await db.selectFrom('operators').select('id').execute()).toEqual([{ id: 2 }])
})
