/** The second factor is switched on, asked for at every login form, renewed and switched off through the pages. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { codeAt } from '~/server/auth/one-time-code.server'
import { loader as activity } from '~/routes/admin/activity'
import { action as quotes } from '~/routes/admin/inbox'
import { pressIntents, securityIntents } from '~/operators/security-intents'
import { action as dashboard, loader as layout } from '~/routes/admin/layout'
import { action, loader } from '~/routes/admin/security'
import { loader as firstPage } from '~/routes/admin/today'
import { log } from '~/server/log.server'
import { sessionSecret } from '~/server/secret.server'
import { sessionHash } from '~db/sessions.server'
import { addTrigger } from '~db/test-faults'
import { callRoute, type Answer } from './call-route'
import { beginSession, startSession, toTestSession, type TestSession } from './log-in'
import { addOperator, password, switchOnFor } from './second-factor'
import { useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'

const site = useSiteDatabase()
const start = new Date('2026-11-21T12:00:10.000Z')
const path = '/admin/security'
let session: TestSession

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await addOperator(site.db, 'warden', start)
  session = await beginSession(site.db)
})
afterEach(() => {
  vi.useRealTimers()
})

function later(seconds: number): Date {
  const now = new Date(Date.now() + seconds * 1000)
  vi.setSystemTime(now)
  return now
}

/** Continues the session with the cookie that a response sets, as a browser does. */
async function post(form: Record<string, string>, as: TestSession = session): Promise<Answer> {
  const { cookie, formToken } = as
  const answer = await callRoute(action, { path, form: { ...form, formToken }, headers: { Cookie: cookie } })
  const renewed = answer.headers.getSetCookie().find((header) => header.startsWith('stagwise_session='))
  if (renewed !== undefined && as === session) session = await toTestSession(renewed)
  return answer
}

const ListedSession = z.object({
  idHash: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  device: z.string().nullable(),
})

const Page = z.object({
  secondFactor: z
    .object({
      since: z.string(),
      codesLeft: z.number(),
      areCodesKept: z.boolean(),
      wrongCodes: z.number(),
      isReadable: z.boolean(),
    })
    .optional(),
  setup: z
    .object({ qrCode: z.object({ size: z.number(), path: z.string() }), typed: z.string(), link: z.string() })
    .optional(),
  lacksSecondFactor: z.boolean(),
  sessions: z.array(ListedSession),
  ownHash: z.string(),
})

const Shown = Page.transform(({ lacksSecondFactor: _, sessions, ownHash, ...shown }) => ({
  ...shown,
  otherSessions: sessions.filter(({ idHash }) => idHash !== ownHash).length,
}))

async function look(as: TestSession = session) {
  const { status, body } = await callRoute(loader, { path, headers: { Cookie: as.cookie } })
  expect(status).toBe(200)
  return Shown.parse(body)
}

const today = async () => (await callRoute(firstPage, { path: '/admin', headers: { Cookie: session.cookie } })).body

/** Reads the secret from the page, as an app does. */
async function scan(as: TestSession = session): Promise<Buffer> {
  const { setup } = await look(as)
  const bits = [...(setup?.typed.replaceAll(' ', '') ?? '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const Made = z.object({ recoveryCodes: z.array(z.string()).length(10) })

function typed(intent: string, appCode: string, currentPassword = password) {
  return { intent, appCode, currentPassword }
}

async function switchOn() {
  await post({ intent: 'begin-second-factor' })
  const secret = await scan()
  const { body } = await post(typed('switch-on-second-factor', codeAt(secret, new Date())))
  return { secret, recoveryCodes: Made.parse(body).recoveryCodes }
}

function refusedWith(errors: Record<string, RegExp>) {
  const error = Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [expect.stringMatching(text)]]))
  return { status: 400, body: { lastResult: { error } } }
}

describe('switching on', () => {
  test('shows a secret, wants its code and the password, and shows ten codes once', async () => {
    expect(await look()).toEqual({ otherSessions: 0 })
    expect((await post({ intent: 'begin-second-factor' })).headers.get('Location')).toBe(path)
    const { setup } = await look()
    expect(setup?.typed).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(setup?.link).toContain(`secret=${setup?.typed.replaceAll(' ', '') ?? 'none'}`)
    expect(setup?.link).toMatch(/^otpauth:\/\/totp\/Stagwise:warden\?issuer=Stagwise&/)
    const { body, status } = await post(typed('switch-on-second-factor', codeAt(await scan(), start)))
    expect(status).toBe(200)
    expect(Made.parse(body).recoveryCodes).toHaveLength(10)
    expect(await look()).toEqual({
      otherSessions: 0,
      secondFactor: {
        since: start.toISOString(),
        codesLeft: 10,
        areCodesKept: false,
        wrongCodes: 0,
        isReadable: true,
      },
    })
  })

  test('leaves its session open, and asks for the codes until somebody says that they are kept', async () => {
    const before = session.cookie
    await beginSession(site.db)
    await switchOn()
    // The answer with the codes may never have arrived.
    expect(session.cookie).toBe(before)
    expect(await look()).toMatchObject({ otherSessions: 0, secondFactor: { areCodesKept: false } })
    expect(await today()).toMatchObject({ areCodesKept: false })
    expect((await post({ intent: 'keep-recovery-codes' })).headers.get('Location')).toBe(path)
    expect(session.cookie).not.toBe(before)
    expect(await look()).toMatchObject({ otherSessions: 0, secondFactor: { areCodesKept: true } })
    expect((await callRoute(loader, { path, headers: { Cookie: before } })).status).toBe(401)
    expect(await today()).toMatchObject({ areCodesKept: true })
  })

  test('asks about new codes again, and about none that are in use', async () => {
    const { secret } = await switchOn()
    await post({ intent: 'keep-recovery-codes' })
    await post(typed('new-recovery-codes', codeAt(secret, later(30))))
    expect((await look()).secondFactor).toMatchObject({ areCodesKept: false })
    await site.db.updateTable('recoveryCodes').set({ usedAt: start.toISOString() }).execute()
    expect((await look()).secondFactor).toMatchObject({ areCodesKept: true })
  })

  test('keeps the secret through wrong codes, wrong passwords, reloads and a second tab', async () => {
    await post({ intent: 'begin-second-factor' })
    const { setup } = await look()
    const code = codeAt(await scan(), start)
    const on = 'switch-on-second-factor'
    expect(await post(typed(on, '000000'))).toMatchObject(refusedWith({ appCode: /not right/ }))
    expect(await post(typed(on, code, 'a guess'))).toMatchObject(refusedWith({ currentPassword: /not your password/ }))
    expect(await post(typed(on, ''))).toMatchObject(refusedWith({ appCode: /type a code/ }))
    expect(await post(typed(on, code, ''))).toMatchObject(refusedWith({ currentPassword: /type your password/ }))
    await post({ intent: 'begin-second-factor' })
    expect((await look()).setup).toEqual(setup)
    expect((await look()).secondFactor).toBeUndefined()
    expect((await post(typed(on, code))).status).toBe(200)
  })

  test('stores the secret nowhere as it is, before and after', async () => {
    await post({ intent: 'begin-second-factor' })
    const secret = await scan()
    const stored = async () =>
      JSON.stringify([
        await site.db.selectFrom('pendingSecondFactors').selectAll().execute(),
        await site.db.selectFrom('secondFactors').selectAll().execute(),
      ])
    const before = await stored()
    await post(typed('switch-on-second-factor', codeAt(secret, start)))
    for (const kept of [before, await stored()]) {
      for (const encoding of ['base64', 'base64url', 'hex', 'latin1'] as const) {
        expect(kept).not.toContain(secret.toString(encoding))
      }
    }
  })

  test('shows another session another secret, and takes no code of the first one there', async () => {
    await post({ intent: 'begin-second-factor' })
    const other = await beginSession(site.db)
    expect((await look(other)).setup).toBeUndefined()
    await post({ intent: 'begin-second-factor' }, other)
    const foreign = codeAt(await scan(), start)
    expect((await look(other)).setup).not.toEqual((await look()).setup)
    expect((await post(typed('switch-on-second-factor', foreign), other)).status).toBe(400)
  })

  test('in two tabs is done once, and the second is told so', async () => {
    const { secret } = await switchOn()
    const again = await post(typed('switch-on-second-factor', codeAt(secret, later(30))))
    expect(again.status).toBe(303)
    expect(await toastOf(again)).toMatchObject({ kind: 'error', description: expect.stringContaining('on already') })
    expect((await look()).secondFactor?.codesLeft).toBe(10)
    await post({ intent: 'begin-second-factor' })
    expect((await look()).setup).toBeUndefined()
  })

  test('can be left off, and the next secret is another', async () => {
    await post({ intent: 'begin-second-factor' })
    const { setup } = await look()
    await post({ intent: 'cancel-second-factor' })
    expect(await look()).toEqual({ otherSessions: 0 })
    await post({ intent: 'begin-second-factor' })
    expect((await look()).setup?.typed).not.toBe(setup?.typed)
  })

  test('uses the code up that proved it: no login follows with it', async () => {
    const { secret } = await switchOn()
    const form = { intent: 'login', username: 'warden', password, code: codeAt(secret, start) }
    const answer = await callRoute(dashboard, { path: '/admin', form })
    expect(answer).toMatchObject({ status: 401, body: { step: 'code', failed: 'used' } })
  })

  test('gives no password back, and no six digits', async () => {
    await post({ intent: 'begin-second-factor' })
    expect(JSON.stringify((await post(typed('switch-on-second-factor', '000000'))).body)).not.toMatch(
      /000000|right password/,
    )
  })
})

describe('the page', () => {
  test.each([...pressIntents, ...securityIntents])('takes %s from its own form alone', async (intent) => {
    const other = await beginSession(site.db)
    const form = { ...typed(intent, '123456'), formToken: other.formToken }
    const answer = await callRoute(action, { path, form, headers: { Cookie: session.cookie } })
    expect(answer).toMatchObject({ status: 403, body: { step: 'confirm', fields: [['intent', intent]] } })
    const met = await callRoute(action, { path, form })
    expect(met).toMatchObject({ status: 401, body: { step: 'login', fields: [['intent', intent]] } })
  })

  test('keeps neither password nor code for after a login, and says so then', async () => {
    const { recoveryCodes } = await switchOn()
    const form = { intent: 'switch-off-second-factor', username: 'warden', password, code: recoveryCodes[0] ?? '' }
    const answer = await callRoute(action, { path, form })
    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie().join()).toContain('stagwise_session=')
    expect(await toastOf(answer)).toMatchObject({ kind: 'error', title: 'Please try once more' })
    expect((await look()).secondFactor).toBeDefined()
  })

  test('answers a session that is ended while the password is verified like one that had ended before', async () => {
    await switchOn()
    await addTrigger(site.db, 'INSERT ON rateLimits', 'DELETE FROM sessions')
    const form = typed('switch-off-second-factor', '000000')
    const answer = await post(form)
    const met = await callRoute(action, { path, form: { intent: form.intent } })
    expect(answer).toMatchObject({ status: 401, body: { step: 'login' } })
    expect(answer).toEqual(met)
    expect(await site.db.selectFrom('secondFactors').select('operatorId').execute()).toHaveLength(1)
  })

  test('does not know any other form', async () => {
    expect((await post({ intent: 'seed' })).status).toBe(400)
  })

  test('ends all other sessions of this operator, and what was to be set up in them', async () => {
    const other = await beginSession(site.db)
    await post({ intent: 'begin-second-factor' }, other)
    const stranger = await addOperator(site.db, 'stranger', start)
    await site.db
      .insertInto('sessions')
      .values({
        idHash: 'ab'.repeat(32),
        operatorId: stranger,
        createdAt: start.toISOString(),
        expiresAt: '2026-11-22T00:00:00.000Z',
        lastUsedAt: start.toISOString(),
        passwordAt: start.toISOString(),
      })
      .execute()
    expect((await look()).otherSessions).toBe(1)
    const answer = await post({ intent: 'end-other-sessions' })
    expect(await toastOf(answer)).toMatchObject({ description: 'Ended: 1 unfinished second factor and 1 session.' })
    expect(await callRoute(layout, { path: '/admin', headers: { Cookie: other.cookie } })).toMatchObject({
      body: { step: 'login' },
    })
    expect((await look()).otherSessions).toBe(0)
    expect(await site.db.selectFrom('auditLog').select(['event', 'detail']).execute()).toEqual([
      { event: 'sessions-ended', detail: '{"counts":{"pendingSecondFactors":1,"sessions":1}}' },
    ])
    expect(await site.db.selectFrom('sessions').selectAll().execute()).toHaveLength(2)
    expect(await site.db.selectFrom('pendingSecondFactors').selectAll().execute()).toEqual([])
  })

  test('lists the own sessions, and ends one of them, but nobody else’s', async () => {
    const stranger = await addOperator(site.db, 'stranger', start)
    const theirs = sessionHash(await startSession(site.db, stranger, start))
    later(120)
    const form = { intent: 'login', username: 'warden', password }
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
    await callRoute(dashboard, { path: '/admin', form, headers: { 'User-Agent': phone } })
    const { body } = await callRoute(loader, { path, headers: { Cookie: session.cookie } })
    const { sessions, ownHash } = Page.parse(body)
    const [other, own] = sessions
    expect(other).toMatchObject({ createdAt: new Date().toISOString(), device: 'Safari on an iPhone' })
    expect(own).toMatchObject({ idHash: ownHash, createdAt: start.toISOString(), device: null })
    expect(sessions).toHaveLength(2)
    // The operator's current session ends by logging out.
    for (const idHash of [theirs, ownHash, 'x']) {
      expect(await toastOf(await post({ intent: 'end-session', session: idHash }))).toMatchObject({
        description: 'That session had ended already.',
      })
    }
    expect(await site.db.selectFrom('sessions').select('idHash').execute()).toHaveLength(3)
    await post({ intent: 'end-session', session: other?.idHash ?? '' })
    expect((await look()).otherSessions).toBe(0)
    expect(await site.db.selectFrom('sessions').select('idHash').execute()).toHaveLength(2)
  })

  test('asks at most ten times for a wrong password, and tells when it goes on', async () => {
    const { secret } = await switchOn()
    const renew = (typedPassword: string) =>
      post(typed('new-recovery-codes', codeAt(secret, new Date()), typedPassword))
    later(30)
    for (let n = 0; n < 10; n += 1) expect((await renew('a guess')).status).toBe(400)
    const answer = await renew(password)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('Retry-After')).toBe('900')
    later(900)
    expect((await renew(password)).status).toBe(200)
  })
})

describe('while it is on', () => {
  test('new recovery codes take the place of the old ones', async () => {
    const { secret, recoveryCodes } = await switchOn()
    const { body } = await post(typed('new-recovery-codes', codeAt(secret, later(30))))
    const made = Made.parse(body).recoveryCodes
    const off = (code: string | undefined) => post(typed('switch-off-second-factor', code ?? ''))
    expect(await off(recoveryCodes[0])).toMatchObject(refusedWith({ appCode: /not right/ }))
    expect((await look()).secondFactor).toBeDefined()
    expect((await off(made[0])).status).toBe(303)
    expect(await look()).toEqual({ otherSessions: 0 })
  })

  test('new recovery codes are made for password and code, as it is switched off: they stand in for the phone', async () => {
    const { secret, recoveryCodes } = await switchOn()
    const renew = (code: string, typedPassword = password) => post(typed('new-recovery-codes', code, typedPassword))
    expect(await renew('')).toMatchObject(refusedWith({ appCode: /type a code/ }))
    expect(await renew('000000')).toMatchObject(refusedWith({ appCode: /not right/ }))
    expect(await renew(codeAt(secret, start))).toMatchObject(refusedWith({ appCode: /has been used/ }))
    expect(await renew(codeAt(secret, later(30)), 'a guess')).toMatchObject(
      refusedWith({ currentPassword: /not your password/ }),
    )
    expect((await look()).secondFactor).toMatchObject({ codesLeft: 10, wrongCodes: 2 })
    const renewed = Made.parse((await renew(recoveryCodes[0] ?? '')).body).recoveryCodes
    expect(renewed).not.toContain(recoveryCodes[1])
    expect((await look()).secondFactor?.codesLeft).toBe(10)
  })

  test('it is switched off with the password and a new code, and nothing of it is left', async () => {
    const { secret } = await switchOn()
    const off = 'switch-off-second-factor'
    expect(await post(typed(off, codeAt(secret, start)))).toMatchObject(refusedWith({ appCode: /has been used/ }))
    const now = later(30)
    expect(await post(typed(off, codeAt(secret, now), 'a guess'))).toMatchObject(
      refusedWith({ currentPassword: /not your password/ }),
    )
    const answer = await post(typed(off, codeAt(secret, now)))
    expect(await toastOf(answer)).toMatchObject({ kind: 'success', title: 'Second Factor Off' })
    expect(await site.db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([])
    const again = await post(typed(off, '123456'))
    expect(await toastOf(again)).toMatchObject({ kind: 'error', description: expect.stringContaining('off already') })
    const login = await callRoute(dashboard, {
      path: '/admin',
      form: { intent: 'login', username: 'warden', password },
    })
    expect(login.status).toBe(303)
  })

  test('wrong codes are limited here and at the login together, and the page tells of them', async () => {
    await switchOn()
    for (let n = 0; n < 6; n += 1) expect((await post(typed('switch-off-second-factor', '000000'))).status).toBe(400)
    for (let n = 0; n < 4; n += 1) {
      const form = { intent: 'login', username: 'warden', password, code: '000000' }
      expect((await callRoute(dashboard, { path: '/admin', form })).status).toBe(401)
    }
    expect((await look()).secondFactor?.wrongCodes).toBe(10)
    const answer = await post(typed('switch-off-second-factor', '000000'))
    expect(answer).toMatchObject({
      status: 429,
      body: { message: { description: expect.stringContaining('recovery code') } },
    })
    expect(Number(answer.headers.get('Retry-After'))).toBe(900)
  })

  test('a recovery code is one fewer at the login and on the page', async () => {
    const { recoveryCodes } = await switchOn()
    const form = { intent: 'login', username: 'warden', password, code: recoveryCodes[0] ?? '' }
    const login = await callRoute(dashboard, { path: '/admin', form })
    expect(login.status).toBe(303)
    expect(await toastOf(login)).toMatchObject({
      description: expect.stringMatching(/^You used a recovery code: 9 codes left\./),
      link: { to: '/admin/security' },
    })
    expect((await look()).secondFactor?.codesLeft).toBe(9)
  })

  test('a changed session secret is said on the page', async () => {
    const [{ id }] = [await site.db.selectFrom('operators').select('id').executeTakeFirstOrThrow()]
    await switchOnFor(site.db, { operatorId: id, sessionSecret: `not ${sessionSecret()}` }, start)
    session = await beginSession(site.db)
    expect((await look()).secondFactor?.isReadable).toBe(false)
  })
})

describe('the login form', () => {
  const form = { intent: 'update-quote-status', id: '1', status: 'closed', back: '/admin/quotes?q=x' }
  const pendingForm = Object.entries(form)
  const RequestInfo = z.object({
    step: z.literal('code'),
    ticket: z.string(),
    fields: z.array(z.tuple([z.string(), z.string()])),
  })
  let secret: Buffer

  beforeEach(async () => {
    await site.db
      .insertInto('quotes')
      .values({ customerName: 'A', customerEmail: 'a@b.example', productName: 'Rope', createdAt: start.toISOString() })
      .execute()
    secret = (await switchOn()).secret
    later(60)
  })

  const press = (more: Record<string, string>, cookie = '') =>
    callRoute(quotes, {
      path: '/admin/quotes',
      form: { ...form, ...more },
      headers: cookie === '' ? {} : { Cookie: cookie },
    })

  async function status() {
    return (await site.db.selectFrom('quotes').select('status').executeTakeFirstOrThrow()).status
  }

  test('keeps a form through both steps, slips and all, and carries it out', async () => {
    expect(await press({})).toMatchObject({ status: 401, body: { step: 'login', fields: pendingForm } })
    const asked = await press({ username: 'warden', password })
    expect(asked).toMatchObject({
      status: 401,
      body: { step: 'code', failed: null, fields: pendingForm, username: 'warden' },
    })
    expect(JSON.stringify(asked.body)).not.toContain(password)
    expect(asked.headers.getSetCookie()).toEqual([])
    const { ticket: loginTicket } = RequestInfo.parse(asked.body)
    expect(await press({ loginTicket, code: '' })).toMatchObject({
      status: 401,
      body: { step: 'code', failed: 'missing', ticket: loginTicket, fields: pendingForm },
    })
    expect(await press({ loginTicket, code: '000000' })).toMatchObject({
      body: { failed: 'wrong', fields: pendingForm },
    })
    expect(await status()).toBe('pending')
    const done = await press({ loginTicket, code: codeAt(secret, new Date()) })
    expect(done.status).toBe(303)
    expect(done.headers.get('Location')).toBe('/admin/quotes?q=x')
    expect(done.headers.getSetCookie().join()).toMatch(/stagwise_session=[\w-]{43}/)
    expect(await status()).toBe('closed')
  })

  test('gives a recovery code back for correcting, and no six digits', async () => {
    const { ticket: loginTicket } = RequestInfo.parse((await press({ username: 'warden', password })).body)
    for (const more of [
      { loginTicket },
      { username: 'warden', password },
      { username: 'warden', password: 'a guess' },
    ]) {
      expect(JSON.stringify((await press({ ...more, code: '987654' })).body)).not.toContain('987654')
    }
    const slip = 'abcd-efgh-jkmn-pqrsx'
    expect(await press({ loginTicket, code: slip })).toMatchObject({ body: { failed: 'wrong', code: slip } })
  })

  test('begins anew when the ticket is over, with the form', async () => {
    const { ticket: loginTicket } = RequestInfo.parse((await press({ username: 'warden', password })).body)
    later(300)
    const over = await press({ loginTicket, username: 'warden', code: codeAt(secret, new Date()) })
    expect(over).toMatchObject({
      status: 400,
      body: { step: 'login', failed: 'ticket', fields: pendingForm, username: 'warden' },
    })
    expect(await status()).toBe('pending')
  })

  test('in two tabs keeps the second form too, once the first one has logged in', async () => {
    const tickets = [await press({ username: 'warden', password }), await press({ username: 'warden', password })]
    const [first, second] = tickets.map(({ body }) => RequestInfo.parse(body).ticket)
    const code = codeAt(secret, new Date())
    const done = await press({ loginTicket: first ?? '', code })
    const cookie = done.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const met = await press({ loginTicket: second ?? '', code }, cookie)
    expect(met).toMatchObject({ status: 403, body: { step: 'confirm', fields: pendingForm } })
  })

  test('leads on from the login’s own form, in two steps or in one', async () => {
    const login = (more: Record<string, string>) =>
      callRoute(dashboard, { path: '/admin', form: { intent: 'login', next: '/admin/contacts?q=y', ...more } })
    const asked = await login({ username: 'warden', password })
    expect(asked).toMatchObject({ status: 401, body: { step: 'code', next: '/admin/contacts?q=y', fields: [] } })
    const { ticket: loginTicket } = RequestInfo.parse(asked.body)
    const done = await login({ loginTicket, code: codeAt(secret, new Date()) })
    expect([done.status, done.headers.get('Location')]).toEqual([303, '/admin/contacts?q=y'])
    const script = await login({ username: 'warden', password, code: codeAt(secret, later(60)) })
    expect([script.status, script.headers.get('Location')]).toEqual([303, '/admin/contacts?q=y'])
  })

  test('tells when to come back, and still asks for a code', async () => {
    const wrong = { username: 'warden', password, code: '000000' }
    for (let n = 0; n < 9; n += 1) await press(wrong)
    const { ticket: loginTicket } = RequestInfo.parse((await press({ username: 'warden', password })).body)
    await press({ loginTicket, code: '000000' })
    const limited = await press({ loginTicket, code: codeAt(secret, new Date()) })
    expect(limited).toMatchObject({ status: 429, body: { step: 'code', ticket: loginTicket, fields: pendingForm } })
    expect(limited.headers.get('Retry-After')).toBe('900')
    expect(await status()).toBe('pending')
  })
})

describe('the log of what operators do', () => {
  const told = () =>
    site.db.selectFrom('auditLog').select(['event', 'operatorName', 'subject', 'detail']).orderBy('id').execute()
  const off = 'switch-off-second-factor'

  test('tells what was changed and what was refused at the login, and holds no code', async () => {
    await beginSession(site.db)
    await post({ intent: 'end-other-sessions' })
    const { secret, recoveryCodes } = await switchOn()
    const wrong = { intent: 'login', username: 'warden', password, code: '000000' }
    await callRoute(dashboard, { path: '/admin', form: wrong })
    const { body } = await post(typed('new-recovery-codes', codeAt(secret, later(30))))
    await post(typed(off, codeAt(secret, later(30))))
    const entries = await told()
    expect(entries.map(({ event, operatorName }) => [event, operatorName])).toEqual([
      ['sessions-ended', 'warden'],
      ['second-factor-on', 'warden'],
      ['code-refused', 'somebody'],
      ['recovery-codes-made', 'warden'],
      ['second-factor-off', 'warden'],
    ])
    const text = JSON.stringify(entries)
    for (const code of [...recoveryCodes, ...Made.parse(body).recoveryCodes, '000000']) expect(text).not.toContain(code)
  })

  test('tells of wrong passwords and codes, under the operator’s name, and holds none of them', async () => {
    await switchOn()
    await post(typed(off, '000000', 'a guess'))
    await post(typed(off, '000000'))
    await post(typed(off, 'abcd-efgh-jkmn-pqrs'))
    const [, ...entries] = await told()
    expect(entries).toEqual(
      ['password-again-refused', 'code-again-refused', 'code-again-refused'].map((event) => ({
        event,
        operatorName: 'warden',
        subject: 'warden',
        detail: null,
      })),
    )
    const { body } = await callRoute(activity, { path: '/admin/activity', headers: { Cookie: session.cookie } })
    expect(body).toMatchObject({
      page: {
        rows: [
          { what: 'Wrong code on the Security page', by: { name: 'warden' } },
          { what: 'Wrong code on the Security page' },
          { what: 'Wrong password when asked for it again', by: { name: 'warden' } },
          { what: 'Second factor switched on' },
        ],
      },
    })
  })

  test('tells nothing of what changes nothing', async () => {
    await post({ intent: 'begin-second-factor' })
    await post(typed('switch-on-second-factor', '000000'))
    await post({ intent: 'cancel-second-factor' })
    await post({ intent: 'end-other-sessions' })
    await post(typed(off, '000000'))
    await post(typed('new-recovery-codes', '000000'))
    expect(await told()).toEqual([])
  })

  test('is written, or nothing is changed', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await post({ intent: 'begin-second-factor' })
    await addTrigger(site.db, 'INSERT ON auditLog')
    const answer = await post(typed('switch-on-second-factor', codeAt(await scan(), start)))
    expect(answer).toMatchObject({ status: 500, body: { intent: 'switch-on-second-factor' } })
    expect((await look()).secondFactor).toBeUndefined()
    expect((await look()).setup).toBeDefined()
    expect(logged).toHaveBeenCalledOnce()
  })
})

const newPassword = { newPassword: 'four plain words together', newPasswordAgain: 'four plain words together' }

describe('the own password', () => {
  const next = 'four plain words together'
  const asked = { intent: 'change-password', currentPassword: password, newPassword: next, newPasswordAgain: next }
  const logInWith = (typedPassword: string) =>
    callRoute(dashboard, { path: '/admin', form: { intent: 'login', username: 'warden', password: typedPassword } })

  test('is changed by the current one: the other sessions end, this one stays, and the log has it', async () => {
    const other = await beginSession(site.db)
    const answer = await post(asked)
    expect(answer.status).toBe(303)
    expect(await toastOf(answer)).toMatchObject({
      title: 'Password Changed',
      description: 'Ended: 1 session.',
    })
    expect(await look()).toMatchObject({ otherSessions: 0 })
    expect((await callRoute(loader, { path, headers: { Cookie: other.cookie } })).status).toBe(401)
    const auditEvents = site.db.selectFrom('auditLog').select(['event', 'operatorName', 'detail'])
    expect(await auditEvents.orderBy('id', 'desc').limit(1).execute()).toEqual([
      { event: 'password-changed', operatorName: 'warden', detail: JSON.stringify({ counts: { sessions: 1 } }) },
    ])
    expect((await logInWith(password)).status).toBe(400)
    expect((await logInWith(next)).status).toBe(303)
  })

  test.each([
    ['a wrong current one', { currentPassword: 'a guess' }, { currentPassword: /not your password/ }],
    ['no current one', { currentPassword: '' }, { currentPassword: /type your password/ }],
    ['a short one', { newPassword: 'short', newPasswordAgain: 'short' }, { newPassword: /at least 12 characters/ }],
    [
      'one that is easy to guess',
      { newPassword: 'wardenwarden', newPasswordAgain: 'wardenwarden' },
      { newPassword: /your name or this site's own words/ },
    ],
    ['another one the second time', { newPasswordAgain: 'other' }, { newPasswordAgain: /not the same/ }],
    ['the same one', { newPassword: password, newPasswordAgain: password }, { newPassword: /another password/ }],
  ])('is not changed with %s, and no answer repeats what was typed', async (_, change, errors) => {
    const other = await beginSession(site.db)
    const answer = await post({ ...asked, ...change })
    expect(answer).toMatchObject(refusedWith(errors))
    expect(JSON.stringify(answer.body)).not.toMatch(/four plain words|right password/)
    expect((await callRoute(loader, { path, headers: { Cookie: other.cookie } })).status).toBe(200)
    expect((await logInWith(password)).status).toBe(303)
  })

  test('is asked for at most ten times in a quarter of an hour', async () => {
    for (let n = 0; n < 10; n += 1) expect((await post({ ...asked, currentPassword: 'a guess' })).status).toBe(400)
    const { status, headers } = await post(asked)
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await logInWith(next)).status).toBe(400)
  })

  test('leaves the limit of wrong codes as it is', async () => {
    const { secret } = await switchOn()
    const wrongCode = codeAt(secret, later(-3600))
    later(3600)
    await post(typed('switch-off-second-factor', wrongCode))
    expect(await look()).toMatchObject({ secondFactor: { wrongCodes: 1 } })
    expect((await post(asked)).status).toBe(303)
    expect(await look()).toMatchObject({ secondFactor: { wrongCodes: 1 } })
  })
})

test.each([
  ['a new password', () => post({ intent: 'change-password', currentPassword: password, ...newPassword })],
  // Not with the codes themselves: whoever leaves before they are shown stays logged in.
  [
    'the second factor’s codes kept',
    async () => {
      await switchOn()
      await post({ intent: 'keep-recovery-codes' })
    },
  ],
])('with %s the session goes on under another id, and ends when it would have', async (_, change) => {
  const { cookie } = session
  const rows = () => site.db.selectFrom('sessions').select(['createdAt', 'expiresAt']).execute()
  const before = await rows()
  await change()
  expect(session.cookie).not.toBe(cookie)
  expect((await callRoute(loader, { path, headers: { Cookie: cookie } })).status).toBe(401)
  expect(await rows()).toEqual(before)
  await look()
})

test('switching on the second factor ends the other sessions, and no session where the code is wrong', async () => {
  const other = await beginSession(site.db)
  const lookThere = async () => (await callRoute(loader, { path, headers: { Cookie: other.cookie } })).status
  await post({ intent: 'begin-second-factor' })
  await post(typed('switch-on-second-factor', '000000'))
  expect(await lookThere()).toBe(200)
  await switchOn()
  expect(await lookThere()).toBe(401)
  expect(await look()).toMatchObject({ otherSessions: 0 })
})
