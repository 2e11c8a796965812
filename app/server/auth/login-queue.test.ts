import type * as nodeCrypto from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase, testServer } from '~db/test-database'
import { logIn } from './login.server'
import { hashPassword } from './password.server'

const hashMs = 50

// A hash takes time and no processor, so that the test measures who waits for whom.
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof nodeCrypto>()
  const scrypt = (...[password, salt, length, options, done]: Required<Parameters<typeof crypto.scrypt>>) => {
    setTimeout(() => {
      crypto.scrypt(password, salt, length, { ...options, N: 2 }, done)
    }, hashMs)
  }
  return { ...crypto, scrypt }
})

const now = new Date('2026-11-23T12:00:00.000Z')
const password = 'the right password'
const home = '198.51.100.7'
let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
  const passwordHash = await hashPassword(password)
  const operator = { username: 'Warden', loginName: 'warden', passwordHash, createdAt: now.toISOString() }
  await db.insertInto('operators').values(operator).execute()
})
afterEach(() => db.destroy())

test('from a known address succeeds each time while 30 networks try made-up names', async () => {
  const logInAtHome = () => logIn(db, { username: 'warden', password, address: home }, now)
  expect(await logInAtHome()).toMatchObject({ ok: true })
  const inFlight = new Set<Promise<unknown>>()
  let tried = 0
  const attack = () => {
    while (inFlight.size < 30) {
      tried += 1
      const address = `2001:db8:${tried.toString(16)}::1`
      const attempt = logIn(db, { username: `made up ${String(tried)}`, password: 'a guess', address }, now)
      inFlight.add(attempt)
      void attempt.finally(() => inFlight.delete(attempt))
    }
  }
  let succeeded = 0
  for (let round = 0; round < 4; round += 1) {
    attack()
    await new Promise((resolve) => setTimeout(resolve, hashMs / 2))
    attack()
    if ((await logInAtHome()).ok) succeeded += 1
  }
  await Promise.all(inFlight)
  expect(succeeded).toBe(4)
})

test('from one network takes a few places of the queue, and leaves the others to other networks', async () => {
  const attempt = (address: string) => logIn(db, { username: `of ${address}`, password: 'a guess', address }, now)
  const crowd = Array.from({ length: 30 }, (_, n) => attempt(`2001:db8:1:${n.toString(16)}::1`))
  await new Promise((resolve) => setTimeout(resolve, hashMs / 2))
  const other = attempt('203.0.113.9')
  const limited = (await Promise.all(crowd)).filter((result) => !result.ok && result.reason === 'limited')
  // On PostgreSQL the attempts come one after the other, and a place may be free again.
  expect(limited.length).toBeGreaterThanOrEqual(testServer === undefined ? 25 : 20)
  expect(limited.length).toBeLessThanOrEqual(25)
  expect(await other).toEqual({ ok: false, reason: 'wrong' })
})
