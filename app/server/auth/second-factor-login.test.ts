import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { commandLine } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { addOperator, password, switchOnFor, type App } from '../../../tests/routes/second-factor'
import { changePassword } from './operator-accounts.server'
import { logIn, type LoginAttempt } from './login.server'
import { switchOffSecondFactor } from './second-factor.server'

const start = new Date('2026-11-21T12:00:10.000Z')
const home = '198.51.100.7'
const sessionSecret = 'a session secret for these tests alone'
const act = { by: commandLine, now: start }
let db: Kysely<Database>
let app: App

beforeEach(async () => {
  db = await createTestDatabase()
  const operatorId = await addOperator(db, 'Warden', start)
  app = await switchOnFor(db, { operatorId, sessionSecret }, after(-3600))
})
afterEach(() => db.destroy())

function after(seconds: number): Date {
  return new Date(start.getTime() + seconds * 1000)
}

interface Change extends Partial<Omit<LoginAttempt, 'second'>> {
  code?: string
  ticket?: string
  now?: Date
  secret?: string
}

function attempt({ code = '', ticket, now = start, secret = sessionSecret, ...change }: Change = {}) {
  const second = { code, sessionSecret: secret, ...(ticket === undefined ? {} : { ticket }) }
  return logIn(db, { username: 'warden', password, address: home, ...change, second }, now)
}

async function takeTicket(change: Change = {}): Promise<string> {
  const result = await attempt(change)
  if (result.ok || result.reason !== 'code') throw new Error('No code was asked for')
  return result.ticket
}

const right = { ok: true, sessionId: expect.stringMatching(/^[\w-]{43}$/) }
/** The login used a recovery code. */
const rightWith = (recoveryCodesLeft: number) => ({ ...right, recoveryCodesLeft })
const ticketOver = { ok: false, reason: 'ticket' }

function refused(failed: string) {
  return { ok: false, reason: 'code', failed, ticket: expect.stringMatching(/^[\w-]{43}$/) }
}

async function sessionCount(): Promise<number> {
  return (await db.selectFrom('sessions').select('idHash').execute()).length
}

async function guess(times: number, change: Change = {}) {
  const wrong = app.codeAt(after(-86_400))
  for (let n = 0; n < times; n += 1) expect(await attempt({ code: wrong, ...change })).toEqual(refused('wrong'))
}

async function know(...addresses: string[]) {
  const rows = addresses.map((address) => ({ operatorId: 1, address, lastLoginAt: start.toISOString() }))
  await db.insertInto('knownLoginAddresses').values(rows).execute()
}

describe('the right password', () => {
  test('begins no session: it gets a ticket, and the code for it begins one', async () => {
    const ticket = await takeTicket()
    expect(await sessionCount()).toBe(0)
    expect(await attempt({ username: '', password: '', ticket, code: app.codeAt(start) })).toEqual(right)
    expect(await sessionCount()).toBe(1)
  })

  test('and its ticket are over once the password has changed', async () => {
    const ticket = await takeTicket()
    await changePassword(db, { username: 'warden', password: 'the next password of four' }, act)
    expect(await attempt({ ticket, code: app.codeAt(start) })).toEqual(ticketOver)
  })

  test('may bring the code along, as a script does', async () => {
    expect(await attempt({ code: app.codeAt(start) })).toEqual(right)
  })

  test('is needed before anything is said of a code', async () => {
    const wrong = { ok: false, reason: 'wrong' }
    expect(await attempt({ password: 'a guess', code: app.codeAt(start) })).toEqual(wrong)
    expect(await attempt({ username: 'nobody', code: app.codeAt(start) })).toEqual(wrong)
    expect(await attempt({ code: app.codeAt(start) })).toEqual(right)
  })

  test('with a wrong code begins no session and makes no address known', async () => {
    await guess(1)
    expect(await sessionCount()).toBe(0)
    expect(await db.selectFrom('knownLoginAddresses').selectAll().execute()).toEqual([])
  })

  test('alone takes no failure back that was counted before', async () => {
    await know(home)
    for (let n = 0; n < 9; n += 1) await attempt({ password: 'a guess' })
    await takeTicket()
    expect(await attempt()).toEqual({ ok: false, reason: 'limited', retryAfterSeconds: 900 })
  })

  test('and the code forget what was counted for the address', async () => {
    await know(home)
    for (let round = 1; round <= 3; round += 1) {
      const now = after(round * 60)
      for (let n = 0; n < 4; n += 1) await attempt({ password: 'a guess', now })
      expect(await attempt({ ticket: await takeTicket({ now }), code: app.codeAt(now), now })).toEqual(right)
    }
    const counted = db
      .selectFrom('rateLimits')
      .select('count')
      .where('kind', 'in', ['login-address', 'code', 'code-day'])
    expect(await counted.execute()).toEqual([])
  })
})

describe('a code of the app', () => {
  test.each([-30, 0, 30])('is taken %i seconds off', async (offset) => {
    expect(await attempt({ code: app.codeAt(after(offset)) })).toEqual(right)
  })

  test.each([-60, 60])('is wrong %i seconds off', async (offset) => {
    expect(await attempt({ code: app.codeAt(after(offset)) })).toEqual(refused('wrong'))
  })

  test('works once, and the next one works again', async () => {
    const code = app.codeAt(start)
    expect(await attempt({ code })).toEqual(right)
    expect(await attempt({ code, now: after(1) })).toEqual(refused('used'))
    expect(await attempt({ code, now: after(30), ticket: await takeTicket({ now: after(30) }) })).toEqual(
      refused('used'),
    )
    expect(await attempt({ code: app.codeAt(after(30)), now: after(30) })).toEqual(right)
  })

  test('of an earlier step works no more after a later one', async () => {
    expect(await attempt({ code: app.codeAt(after(30)) })).toEqual(right)
    expect(await attempt({ code: app.codeAt(start) })).toEqual(refused('used'))
  })

  test('that comes twice at once begins one session', async () => {
    const tickets = [await takeTicket(), await takeTicket()]
    const code = app.codeAt(start)
    const results = await Promise.all(tickets.map((ticket) => attempt({ ticket, code })))
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(await sessionCount()).toBe(1)
  })

  test('is another operator’s to no avail', async () => {
    const other = await switchOnFor(
      db,
      { operatorId: await addOperator(db, 'Other', start), sessionSecret },
      after(-3600),
    )
    expect(await attempt({ code: other.codeAt(start) })).toEqual(refused('wrong'))
    expect(await attempt({ code: other.recoveryCodes[0] ?? '' })).toEqual(refused('wrong'))
    expect(await attempt({ username: 'other', code: other.codeAt(start) })).toEqual(right)
  })

  test.each(['12345', '1234567', 'abcdef', 'x'.repeat(100_000)])('is not %j', async (code) => {
    expect(await attempt({ code })).toEqual(refused('wrong'))
  })
})

describe('a ticket', () => {
  test('works once', async () => {
    const ticket = await takeTicket()
    expect(await attempt({ ticket, code: app.codeAt(start) })).toEqual(right)
    expect(await attempt({ ticket, code: app.codeAt(after(30)), now: after(30) })).toEqual(ticketOver)
  })

  test('lasts five minutes, to the millisecond', async () => {
    const ticket = await takeTicket()
    const last = new Date(start.getTime() + 299_999)
    expect(await attempt({ ticket, now: last })).toEqual(refused('missing'))
    expect(await attempt({ ticket, code: app.codeAt(after(300)), now: after(300) })).toEqual(ticketOver)
  })

  test('is over with its fifth wrong code; an empty one is none', async () => {
    const ticket = await takeTicket()
    for (let n = 0; n < 4; n += 1) expect(await attempt({ ticket, code: 'no code' })).toEqual(refused('wrong'))
    expect(await attempt({ ticket, code: ' ' })).toEqual(refused('missing'))
    expect(await attempt({ ticket, code: 'no code' })).toEqual(ticketOver)
    expect(await attempt({ ticket, code: app.codeAt(start) })).toEqual(ticketOver)
  })

  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(100_000)])('that was made up, %j, is none', async (ticket) => {
    expect(await attempt({ ticket, code: app.codeAt(start) })).toEqual(ticketOver)
  })

  test('is over when the second factor is switched off', async () => {
    const ticket = await takeTicket()
    expect(await switchOffSecondFactor(db, 1, act)).toBe(true)
    expect(await attempt({ ticket, code: app.codeAt(start) })).toEqual(ticketOver)
    expect(await attempt()).toEqual(right)
    expect(await switchOffSecondFactor(db, 1, act)).toBe(false)
  })

  test('is kept by its hash alone', async () => {
    const ticket = await takeTicket()
    expect(JSON.stringify(await db.selectFrom('loginTickets').selectAll().execute())).not.toContain(ticket)
  })
})

describe('wrong codes', () => {
  test('end at ten in a quarter of an hour, wherever they come from, and say when it goes on', async () => {
    for (let n = 1; n <= 10; n += 1) await guess(1, { address: `203.0.113.${String(n)}`, now: after(n) })
    const known = { ...refused('limited'), retryAfterSeconds: 890 }
    await know(home)
    expect(await attempt({ code: app.codeAt(after(11)), now: after(11) })).toEqual(known)
    expect(await attempt({ code: app.codeAt(after(901)), now: after(901) })).toEqual(right)
  })

  test('from an address that was used before are no exception', async () => {
    await know(home, '198.51.100.8')
    await guess(10)
    expect(await attempt({ code: app.codeAt(start), address: '198.51.100.8' })).toEqual({
      ...refused('limited'),
      retryAfterSeconds: 900,
    })
  })

  test('that come all at once are no more than those that come in turn', async () => {
    const tickets = await Promise.all(
      Array.from({ length: 8 }, (_, n) => takeTicket({ address: `203.0.${String(n)}.1` })),
    )
    const wrong = app.codeAt(after(-86_400))
    const guesses = tickets.flatMap((ticket) => [1, 2, 3].map(() => attempt({ ticket, code: wrong })))
    const results = await Promise.all(guesses)
    const failed = results.map((result) => (result.ok || result.reason !== 'code' ? result : result.failed))
    expect(failed.filter((reason) => reason === 'wrong')).toHaveLength(10)
  })

  test('end at twenty on a day', async () => {
    await guess(10)
    await guess(10, { now: after(901) })
    const blocked = { ...refused('limited'), retryAfterSeconds: 86_400 - 1802 }
    expect(await attempt({ code: app.codeAt(after(1802)), now: after(1802) })).toEqual(blocked)
    expect(await attempt({ code: app.codeAt(after(86_400)), now: after(86_400) })).toEqual(right)
  })

  test('are not taken back by the operator’s own login', async () => {
    await know(home, '192.0.2.1', '192.0.2.2')
    await guess(9)
    expect(await attempt({ code: app.codeAt(start), address: '192.0.2.1' })).toEqual(right)
    await guess(1, { address: '192.0.2.2' })
    expect(await attempt({ code: app.codeAt(after(30)), now: after(30), address: '192.0.2.1' })).toMatchObject({
      failed: 'limited',
    })
  })

  test.each([
    ['a new password', () => changePassword(db, { username: 'warden', password: 'the next password' }, act)],
    ['a new factor', () => switchOffSecondFactor(db, 1, act)],
  ])('are forgotten with %s, and those of another operator are not', async (_, change) => {
    const other = await addOperator(db, 'Other', start)
    await switchOnFor(db, { operatorId: other, sessionSecret }, after(-3600))
    await guess(10)
    await guess(2, { username: 'other', address: '203.0.113.9' })
    expect((await attempt({ code: app.codeAt(start) })).ok).toBe(false)
    await change()
    const counted = db.selectFrom('rateLimits').select(['kind', 'key', 'count']).where('kind', 'like', 'code%')
    expect(await counted.orderBy('kind').execute()).toEqual([
      { kind: 'code', key: String(other), count: 2 },
      { kind: 'code-day', key: String(other), count: 2 },
    ])
  })

  test('leave the way open for a recovery code', async () => {
    await know(home)
    await guess(10, { address: '203.0.113.1' })
    expect(await attempt({ code: app.recoveryCodes[0] ?? '' })).toEqual(rightWith(9))
  })

  test('are kept by nothing but their number', async () => {
    await attempt({ code: '123456' })
    await attempt({ code: 'abcd-efgh-jkmn-pqrs' })
    const kept = JSON.stringify([
      await db.selectFrom('rateLimits').selectAll().execute(),
      await db.selectFrom('loginTickets').selectAll().execute(),
    ])
    expect(kept).not.toMatch(/123456|abcd|efgh/i)
  })
})

describe('a recovery code', () => {
  test('works once, however it is typed', async () => {
    const [first = '', second = ''] = app.recoveryCodes
    expect(await attempt({ code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).toEqual(rightWith(9))
    expect(await attempt({ code: first })).toEqual(refused('used'))
    expect(await attempt({ code: second })).toEqual(rightWith(8))
  })

  test('that comes twice at once begins one session', async () => {
    const [code = ''] = app.recoveryCodes
    const tickets = [await takeTicket(), await takeTicket()]
    const results = await Promise.all(tickets.map((ticket) => attempt({ ticket, code })))
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
  })

  test('is one of ten of 80 bits each, kept by their hashes alone', async () => {
    expect(new Set(app.recoveryCodes).size).toBe(10)
    for (const code of app.recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)
    const kept = JSON.stringify(await db.selectFrom('recoveryCodes').selectAll().execute())
    for (const code of app.recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''))
  })
})

describe('with another session secret', () => {
  const secret = 'another session secret, as after a move'

  test('no code of the app is taken, which is said, and does not count as a guess', async () => {
    for (let n = 0; n < 4; n += 1) {
      expect(await attempt({ code: app.codeAt(start), secret })).toEqual(refused('unreadable'))
    }
    expect(await db.selectFrom('rateLimits').select('kind').where('kind', 'like', 'code%').execute()).toEqual([])
  })

  test('a recovery code is the way in', async () => {
    expect(await attempt({ code: app.recoveryCodes[0] ?? '', secret })).toEqual(rightWith(9))
  })

  test('the command line is the other one, and stands in the log under the name of who did it', async () => {
    await switchOffSecondFactor(db, 1, { ...act, by: { operatorId: null, username: 'the owner' } })
    expect(await db.selectFrom('auditLog').select(['event', 'operatorName', 'subject']).execute()).toEqual([
      { event: 'second-factor-off', operatorName: 'the owner', subject: 'Warden' },
    ])
    expect(await attempt({ secret })).toEqual(right)
  })
})
