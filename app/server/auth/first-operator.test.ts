import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { migrateToLatest, openDatabase } from '~db/client.server'
import { createTestDatabase } from '~db/test-database'
import { createFirstOperator } from './first-operator.server'
import { logIn } from './login.server'

const now = new Date('2026-11-21T12:00:00.000Z')

test('a new site gets the operator of the configuration, and nothing to print', async () => {
  const db = await createTestDatabase()
  const given = { username: 'Warden', password: 'a configured password' }
  expect(await createFirstOperator(db, given, now)).toEqual({ username: 'Warden', inventedPassword: undefined })
  const login = await logIn(db, { username: 'warden', password: given.password, address: '192.0.2.1' }, now)
  expect(login.ok).toBe(true)
  expect(JSON.stringify(await db.selectFrom('operators').selectAll().execute())).not.toContain(given.password)
})

test('a password that is easy to guess ends the start of a new site, and is no matter for one that has its operator', async () => {
  const db = await createTestDatabase()
  const weak = { username: 'admin', password: 'adminadminadmin' }
  await expect(createFirstOperator(db, weak, now)).rejects.toThrow(
    /^Configuration:\n {2}ADMIN_PASSWORD must not be made of your name or this site's own words: /,
  )
  expect(await db.selectFrom('operators').selectAll().execute()).toEqual([])
  await createFirstOperator(db, { username: 'admin', password: undefined }, now)
  expect(await createFirstOperator(db, weak, now)).toBeUndefined()
})

test('without a password one is made up, long enough, another each time, and right', async () => {
  const invented = new Set<string>()
  for (let n = 0; n < 2; n += 1) {
    const db = await createTestDatabase()
    const operator = await createFirstOperator(db, { username: 'admin', password: undefined }, now)
    const password = operator?.inventedPassword ?? ''
    expect(password).toMatch(/^[a-km-z2-9]{5}(-[a-km-z2-9]{5}){3}$/)
    expect((await logIn(db, { username: 'admin', password, address: '192.0.2.1' }, now)).ok).toBe(true)
    invented.add(password)
  }
  expect(invented.size).toBe(2)
})

test('a site that has an operator keeps it, and its password', async () => {
  const db = await createTestDatabase()
  await createFirstOperator(db, { username: 'admin', password: 'the first password' }, now)
  const before = await db.selectFrom('operators').selectAll().execute()
  expect(await createFirstOperator(db, { username: 'other', password: 'another password' }, now)).toBeUndefined()
  expect(await createFirstOperator(db, { username: 'admin', password: undefined }, now)).toBeUndefined()
  expect(await db.selectFrom('operators').selectAll().execute()).toEqual(before)
})

test('of two processes that start at once one makes the operator, and it alone has a password to print', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  const [first, second] = [1, 2].map(() => openDatabase(`file:${path.join(folder, 'site.db')}`))
  if (!first || !second) throw new Error('two connections')
  await migrateToLatest(first)
  const results = await Promise.all(
    [first, second].map((db) => createFirstOperator(db, { username: 'admin', password: undefined }, now)),
  )
  const [winner, ...more] = results.filter((result) => result !== undefined)
  expect(more).toEqual([])
  expect(await first.selectFrom('operators').select('username').execute()).toEqual([{ username: 'admin' }])
  const password = winner?.inventedPassword ?? ''
  expect((await logIn(second, { username: 'admin', password, address: '192.0.2.1' }, now)).ok).toBe(true)
  await Promise.all([first.destroy(), second.destroy()])
  rmSync(folder, { recursive: true })
})
