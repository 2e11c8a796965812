import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commandLine } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { findSessionById } from '~db/sessions.server'
import { createTestDatabase } from '~db/test-database'
import {
  changePassword,
  changeRole,
  createOperator,
  deleteOperator,
  endAccessOf,
  listOperators,
} from './operator-accounts.server'
import { OperatorRefusedError } from './operator-access.server'
import { logIn } from './login.server'
import { hashPassword } from './password.server'

let db: Kysely<Database>
const now = new Date('2026-11-21T12:00:00.000Z')
const act = { by: commandLine, now }
const home = '198.51.100.7'
const password = 'the right password'

beforeEach(async () => {
  db = await createTestDatabase()
  const passwordHash = await hashPassword(password)
  const createdAt = now.toISOString()
  const names = ['Warden', 'Ranger']
  const rows = names.map((username) => ({ username, loginName: username.toLowerCase(), passwordHash, createdAt }))
  await db.insertInto('operators').values(rows).execute()
})
afterEach(() => db.destroy())

function attempt(change: Partial<Parameters<typeof logIn>[1]> = {}) {
  return logIn(db, { username: 'warden', password, address: home, ...change }, now)
}

async function sessionOf(username: string): Promise<string> {
  const login = await attempt({ username })
  if (!login.ok) throw new Error('no login')
  return login.sessionId
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((failure: unknown) => failure)
  if (error instanceof OperatorRefusedError) return error.message
  throw new Error('nothing was refused', { cause: error })
}

async function names(): Promise<string[]> {
  return (await listOperators(db, now)).map(({ username }) => username)
}

test('the list names each with the last login and the sessions that are open', async () => {
  await sessionOf('warden')
  await sessionOf('warden')
  const createdAt = now.toISOString()
  const hasSecondFactor = false
  const role = 'owner'
  expect(await listOperators(db, now)).toEqual([
    { id: 1, username: 'Warden', role, createdAt, hasSecondFactor, lastLoginAt: createdAt, openSessions: 2 },
    { id: 2, username: 'Ranger', role, createdAt, hasSecondFactor, lastLoginAt: null, openSessions: 0 },
  ])
  const tomorrow = new Date('2026-11-22T12:00:00.000Z')
  expect((await listOperators(db, tomorrow))[0]?.openSessions).toBe(0)
})

describe('a new operator', () => {
  test('logs in with the password that was given, in any case of the name', async () => {
    await createOperator(db, { username: '  Ada Hunter ', password: 'another password entirely' }, act)
    expect(await names()).toEqual(['Warden', 'Ranger', 'Ada Hunter'])
    expect((await attempt({ username: 'ada hunter', password: 'another password entirely' })).ok).toBe(true)
  })

  test.each(['warden', ' WARDEN '])('cannot be called %j, which is taken', async (username) => {
    expect(await refusalOf(createOperator(db, { username, password }, act))).toBe(
      'There is an operator "Warden" already.',
    )
  })

  test.each(['', '  ', 'x'.repeat(121), 'two\nlines', 'bell\u0007'])('cannot be called %j', async (username) => {
    expect(await refusalOf(createOperator(db, { username, password }, act))).toMatch(/1 to 120 characters/)
    expect(await names()).toHaveLength(2)
  })

  test('of two that are made at once under one name is one', async () => {
    const made = await Promise.allSettled(
      ['ada', 'Ada'].map((username) => createOperator(db, { username, password }, act)),
    )
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await names()).toHaveLength(3)
  })
})

test.each(['wardenwarden', 'adminadminadmin', 'Password1234'])(
  '%s is refused, and nothing is changed',
  async (weak) => {
    const refusal = /^The password must not .*\.$/
    expect(await refusalOf(createOperator(db, { username: 'Ada', password: weak }, act))).toMatch(refusal)
    expect(await refusalOf(changePassword(db, { username: 'warden', password: weak }, act))).toMatch(refusal)
    expect((await attempt()).ok).toBe(true)
    expect(await names()).not.toContain('Ada')
  },
)

describe('a changed password', () => {
  const next = 'the next password'

  test('is the only one from then on, and ends the operator’s sessions alone', async () => {
    const [mine, others] = [await sessionOf('warden'), await sessionOf('ranger')]
    await changePassword(db, { username: ' WARDEN', password: next }, act)
    expect((await attempt()).ok).toBe(false)
    expect((await attempt({ password: next })).ok).toBe(true)
    expect(await findSessionById(db, mine, now)).toBeUndefined()
    expect(await findSessionById(db, others, now)).toMatchObject({ username: 'Ranger' })
  })

  test('makes every address new to the operator, a thief’s too', async () => {
    await sessionOf('warden')
    await sessionOf('ranger')
    await changePassword(db, { username: 'warden', password: next }, act)
    const known = await db.selectFrom('knownLoginAddresses').select('operatorId').execute()
    expect(known).toEqual([{ operatorId: 2 }])
  })

  test('lets the operator in at once after too many failures, at home and at the account', async () => {
    await sessionOf('warden')
    for (let n = 0; n < 10; n += 1) await attempt({ password: 'a slip' })
    for (let n = 0; n < 10; n += 1) await attempt({ password: 'a guess', address: `203.0.113.${String(n)}` })
    expect(await attempt()).toMatchObject({ reason: 'limited' })
    await changePassword(db, { username: 'warden', password: next }, act)
    expect((await attempt({ password: next })).ok).toBe(true)
  })

  test('needs an operator', async () => {
    expect(await refusalOf(changePassword(db, { username: 'nobody', password: next }, act))).toBe(
      'There is no operator "nobody".',
    )
  })
})

describe('to end sessions', () => {
  test('ends those of one operator, or all, and counts them', async () => {
    await sessionOf('warden')
    await sessionOf('warden')
    await sessionOf('ranger')
    expect(await endAccessOf(db, { username: 'Warden' }, act)).toEqual({ sessions: 2 })
    expect(await endAccessOf(db, { username: 'Warden' }, act)).toEqual({})
    await sessionOf('warden')
    expect(await endAccessOf(db, { username: undefined }, act)).toEqual({ sessions: 2 })
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('counts none that was over already, and forgets it', async () => {
    await sessionOf('warden')
    const tomorrow = { ...act, now: new Date('2026-11-22T12:00:00.000Z') }
    expect(await endAccessOf(db, { username: 'warden' }, tomorrow)).toEqual({})
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('auditLog').select('event').where('event', '=', 'sessions-ended').execute()).toEqual([])
  })

  test('of nobody is refused, and ends none', async () => {
    await sessionOf('warden')
    expect(await refusalOf(endAccessOf(db, { username: '' }, act))).toBe('There is no operator "".')
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })
})

describe('an operator who is removed', () => {
  test('is out at once', async () => {
    const session = await sessionOf('warden')
    await deleteOperator(db, 'warden', act)
    expect(await names()).toEqual(['Ranger'])
    expect(await findSessionById(db, session, now)).toBeUndefined()
    expect((await attempt()).ok).toBe(false)
  })

  test('is never the last one', async () => {
    await deleteOperator(db, 'warden', act)
    expect(await refusalOf(deleteOperator(db, 'ranger', act))).toMatch(/^This is the only operator/)
    expect(await names()).toEqual(['Ranger'])
  })

  test('of two who remove each other at once one stays', async () => {
    await Promise.allSettled([deleteOperator(db, 'warden', act), deleteOperator(db, 'ranger', act)])
    expect(await names()).toHaveLength(1)
  })
})

describe('a role', () => {
  const setRole = (username: string, role: 'owner' | 'editor') => changeRole(db, { username, role }, act)

  test('counts at once, and ends the sessions of before', async () => {
    const session = await sessionOf('warden')
    expect(await setRole('warden', 'editor')).toEqual({ sessions: 1 })
    expect(await findSessionById(db, session, now)).toBeUndefined()
    expect(await setRole('warden', 'editor')).toBeUndefined()
    const told = await db.selectFrom('auditLog').selectAll().where('event', '=', 'operator-role-set').execute()
    expect(told).toMatchObject([{ subject: 'Warden', detail: '{"from":"owner","to":"editor"}' }])
  })

  test('of the last owner stays, and so does the last owner', async () => {
    await setRole('ranger', 'editor')
    expect(await refusalOf(setRole('warden', 'editor'))).toMatch(/^This is the only owner/)
    expect(await refusalOf(deleteOperator(db, 'warden', act))).toMatch(/^This is the only owner/)
    await deleteOperator(db, 'ranger', act)
    expect(await names()).toEqual(['Warden'])
  })

  test('of two who make each other editors at once one stays an owner', async () => {
    await Promise.allSettled([setRole('warden', 'editor'), setRole('ranger', 'editor')])
    const roles = (await listOperators(db, now)).map(({ role }) => role)
    expect(roles.toSorted()).toEqual(['editor', 'owner'])
  })
})

test('each of it stands in the log, as done from the command line', async () => {
  await createOperator(db, { username: 'Ada', password }, act)
  await changePassword(db, { username: 'ada', password: 'the next password' }, act)
  await attempt({ username: 'warden' })
  await attempt({ username: 'ranger' })
  await endAccessOf(db, { username: undefined }, act)
  await attempt({ username: 'warden' })
  await changePassword(db, { username: 'warden', password: 'the next password' }, act)
  await deleteOperator(db, 'ada', act)
  const done = db
    .selectFrom('auditLog')
    .select(['event', 'subject', 'detail'])
    .where('operatorName', '=', commandLine.username)
  expect(await done.orderBy('id').execute()).toEqual([
    { event: 'operator-created', subject: 'Ada', detail: null },
    { event: 'password-changed', subject: 'Ada', detail: null },
    { event: 'sessions-ended', subject: 'everybody', detail: '{"counts":{"sessions":2}}' },
    { event: 'password-changed', subject: 'Warden', detail: '{"counts":{"sessions":1}}' },
    { event: 'operator-removed', subject: 'Ada', detail: null },
  ])
})
