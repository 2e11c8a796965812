import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commandLine } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { LimitReachedError } from '~db/rate-limits.server'
import { sessionHash } from '~db/sessions.server'
import { createTestDatabase } from '~db/test-database'
import { startSession } from '../../../tests/routes/log-in'
import { addOperator, password } from '../../../tests/routes/second-factor'
import { changePassword, deleteOperator, endAccessOf } from './operator-accounts.server'
import { withPassword } from './password-again.server'
import type * as passwords from './password.server'
import { hashPassword, verifyPassword } from './password.server'

vi.mock('~/server/auth/password.server', async (importOriginal) => {
  const original = await importOriginal<typeof passwords>()
  return { ...original, verifyPassword: vi.fn(original.verifyPassword) }
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

async function beginSession(since = now) {
  return sessionHash(await startSession(db, operatorId, since))
}

const change = (trx: Kysely<Database>) => trx.updateTable('seoSettings').set({ robotsTxt: '# changed' }).execute()

async function ask(typed: string, session: string) {
  const asked = { operatorId, sessionHash: session, password: typed, now }
  const { ok, ...result } = await withPassword(db, asked, change)
  const settings = await db.selectFrom('seoSettings').select('robotsTxt').executeTakeFirstOrThrow()
  expect(settings.robotsTxt === '# changed').toBe(ok)
  return 'reason' in result ? result.reason : 'done'
}

function meanwhile(work: () => Promise<unknown>) {
  vi.mocked(verifyPassword).mockImplementationOnce(async () => {
    await work()
    return true
  })
}

test('a new password is asked for anew, however often the former one was wrong', async () => {
  const session = await beginSession()
  for (let n = 0; n < 10; n += 1) expect(await ask('a slip', session)).toBe('wrong')
  expect(await ask(password, session)).toBe('limited')
  await changePassword(db, { username: 'warden', password: next }, act)
  expect(await ask(next, await beginSession())).toBe('done')
})

test('a right password is no failure when the change is rolled back: codes are limited, or nothing can be stored', async () => {
  const session = await beginSession()
  const asked = { operatorId, sessionHash: session, password, now }
  const limited = () => Promise.reject(new LimitReachedError(60, 'code'))
  for (let n = 0; n < 12; n += 1) {
    expect(await withPassword(db, asked, limited)).toMatchObject({ reason: 'codesLimited', retryAfterSeconds: 60 })
  }
  await expect(withPassword(db, asked, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await ask(password, session)).toBe('done')
})

test('of many guesses at once no more are verified than the limit lets through', async () => {
  const session = await beginSession()
  const typed = [...Array.from({ length: 14 }, (_, n) => `guess ${String(n)}`), password]
  const results = await Promise.all(
    typed.map((each) => withPassword(db, { operatorId, sessionHash: session, password: each, now }, change)),
  )
  const reasons = results.map((result) => (result.ok ? 'done' : result.reason))
  expect(reasons.filter((reason) => reason === 'wrong')).toHaveLength(10)
  expect(reasons.filter((reason) => reason === 'limited')).toHaveLength(5)
})

test('a password that is changed while it is verified changes nothing', async () => {
  const session = await beginSession()
  const passwordHash = await hashPassword(next)
  meanwhile(() => db.updateTable('operators').set({ passwordHash }).execute())
  expect(await ask(password, session)).toBe('wrong')
  expect(await db.selectFrom('rateLimits').select(['kind', 'count']).execute()).toEqual([
    { kind: 'password-again', count: 1 },
  ])
})

test.each([
  ['ended from the command line', () => endAccessOf(db, { username: 'warden' }, act)],
  ['ended with a new password', () => changePassword(db, { username: 'warden', password: next }, act)],
  ['ended with its operator', () => deleteOperator(db, 'warden', act)],
])('a session that is %s meanwhile changes nothing', async (_, end) => {
  await addOperator(db, 'Other', now)
  const session = await beginSession()
  meanwhile(end)
  expect(await ask(password, session)).toBe('sessionOver')
})

test('a session that is over changes nothing', async () => {
  expect(await ask(password, await beginSession(new Date('2026-11-21T00:00:00.000Z')))).toBe('sessionOver')
})
