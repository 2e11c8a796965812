import { sql, type Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { insertRow, type Values } from '~db/test-rows'

let db: Kysely<Database>

const time = '2026-11-21T09:30:00.000Z'
const later = '2026-11-21T21:30:00.000Z'
const passwordHash = `$scrypt$ln=17,r=8,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`
const rows = {
  operators: { username: 'Warden', loginName: 'warden', passwordHash, createdAt: time },
  sessions: { idHash: 'ab'.repeat(32), operatorId: 1, createdAt: time, expiresAt: later },
  secondFactors: { operatorId: 1, sealedSecret: 'aZ09_-xy'.repeat(8), lastUsedStep: 59_000_000, createdAt: time },
  recoveryCodes: { operatorId: 1, codeHash: 'cd'.repeat(32) },
  loginTickets: { idHash: 'ef'.repeat(32), operatorId: 1, expiresAt: later },
  pendingSecondFactors: { sessionHash: 'ab'.repeat(32), sealedSecret: 'aZ09_-xy'.repeat(8), createdAt: time },
} as const
const tables = ['secondFactors', 'recoveryCodes', 'loginTickets', 'pendingSecondFactors'] as const

beforeEach(async () => {
  db = await createTestDatabase()
  for (const [table, row] of Object.entries(rows)) await insertRow(db, table, row)
})
afterEach(() => db.destroy())

const refused: [table: (typeof tables)[number], change: Values, reason: string][] = [
  ['secondFactors', { sealedSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }, 'sealedSecret: 48 sealed bytes'],
  ['secondFactors', { sealedSecret: 'aZ09+/xy'.repeat(8) }, 'sealedSecret: 48 sealed bytes'],
  ['secondFactors', { lastUsedStep: -1 }, 'lastUsedStep'],
  ['secondFactors', { createdAt: 'today' }, 'createdAt'],
  ['recoveryCodes', { codeHash: 'abcd-efgh-jkmn-pqrs' }, 'codeHash: 64 hexadecimal digits'],
  ['recoveryCodes', { usedAt: 'today' }, 'usedAt'],
  ['loginTickets', { idHash: 'x'.repeat(43) }, 'idHash: 64 hexadecimal digits'],
  ['loginTickets', { attempts: -1 }, 'attempts'],
  ['loginTickets', { expiresAt: '2026-11-21' }, 'expiresAt'],
  ['pendingSecondFactors', { sealedSecret: '' }, 'sealedSecret: 48 sealed bytes'],
  ['pendingSecondFactors', { createdAt: '' }, 'createdAt'],
]

test.each(refused)('%s refuses %j', async (table, change, reason) => {
  await sql`DELETE FROM ${sql.table(table)}`.execute(db)
  if (table === 'secondFactors') await sql`DELETE FROM loginTickets`.execute(db)
  const row = insertRow(db, table, { ...rows[table], ...change })
  await expect(row).rejects.toThrow(`CHECK constraint failed: ${reason}`)
})

async function filled(): Promise<string[]> {
  const counts = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return tables.filter((_, index) => counts[index]?.length)
}

test('with the second factor go its recovery codes and the logins that wait for its code', async () => {
  await sql`DELETE FROM secondFactors`.execute(db)
  expect(await filled()).toEqual(['pendingSecondFactors'])
})

test('with a session goes what it was about to switch on', async () => {
  await sql`DELETE FROM sessions`.execute(db)
  expect(await filled()).toEqual(['secondFactors', 'recoveryCodes', 'loginTickets'])
})

test('with an operator goes everything', async () => {
  await sql`DELETE FROM operators`.execute(db)
  expect(await filled()).toEqual([])
})
