/** What is changed for the password alone, or for password and code: what counts as a failure, and what comes between. */
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandLine } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { addOperator, password } from '../../../tests/routes/second-factor'
import { changePassword } from './operator-accounts.server'
import { withPassword } from './password-again.server'
import type * as passwords from './password.server'

// The real one, at a cost that many tests can pay.
vi.mock('./password.server', async (importOriginal) => {
  const original = await importOriginal<typeof passwords>()
  return { ...original, hashPassword: (text: string) => original.hashPassword(text, { ln: 10, r: 8, p: 1 }) }
})

const now = new Date('2026-11-21T12:00:00.000Z')
const act = { by: commandLine, now }
const next = 'the next password'
let db: Kysely<Database>
let operatorId: number

beforeEach(async () => {
  db = await createTestDatabase()
  operatorId = await addOperator(db, 'Warden', now)
})
afterEach(() => db.destroy())

function ask(typed: string) {
  return withPassword(db, { operatorId, password: typed, now }, () => Promise.resolve('done'))
}

test('a new password is asked for anew, however often the former one was wrong', async () => {
  for (let n = 0; n < 10; n += 1) expect(await ask('a slip')).toEqual({ ok: false, reason: 'wrong' })
  expect(await ask(password)).toMatchObject({ reason: 'limited' })
  await changePassword(db, { username: 'warden', password: next }, act)
  expect(await ask(next)).toEqual({ ok: true, value: 'done' })
})
