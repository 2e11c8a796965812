/** A request and the database together make the operator's session. */
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isLoginPrompt } from '~/lib/login-prompt'
import { ApiError } from '~/server/api.server'
import { enterDashboard, requireOperator } from '~/server/auth/dashboard.server'
import {
  endedSessionCookie,
  endSession,
  findSession,
  hasFormToken,
  requireApiOperator,
  sessionCookie,
} from '~/server/auth/session.server'
import { log } from '~/server/log.server'
import { addTrigger } from '~db/test-faults'
import { callRoute } from './call-route'
import { startSession } from './log-in'
import { useSiteDatabase } from './site-database'
import { slowPost } from './slow-post'

const site = useSiteDatabase()
const start = new Date('2026-11-21T12:00:00.000Z')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const passwordHash = `$scrypt$ln=17,r=8,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`
  const createdAt = start.toISOString()
  for (const username of ['warden', 'second']) {
    await site.db.insertInto('operators').values({ username, loginName: username, passwordHash, createdAt }).execute()
  }
})
afterEach(() => {
  vi.useRealTimers()
})

function requestWith(cookie: string | undefined): Request {
  return new Request('http://localhost:3000/admin', { headers: cookie === undefined ? {} : { Cookie: cookie } })
}

function after(minutes: number) {
  vi.setSystemTime(new Date(start.getTime() + minutes * 60_000))
}

async function begin(operatorId = 1, now = start) {
  const id = await startSession(site.db, operatorId, now)
  const cookie = sessionCookie(id).split(';')[0] ?? ''
  return { id, cookie, request: requestWith(cookie) }
}

function form(formToken?: string): FormData {
  const data = new FormData()
  if (formToken !== undefined) data.set('formToken', formToken)
  return data
}

test.each([
  ['that somebody ended while its form was on the way is refused', () => site.db.deleteFrom('sessions').execute(), 401],
  ['that is over by its age alone takes the form that began in time', () => after(120), undefined],
] as const)('a session %s', async (_, meanwhile, status) => {
  const { cookie, request: asked } = await begin()
  const session = await findSession(asked)
  after(58)
  const headers = { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ robotsTxt: 'kept', formToken: session?.formToken ?? '' }).toString()
  const request = slowPost('/admin/seo', { headers, body, meanwhile })
  const entered = enterDashboard({ request, context: {} }, { fields: ['robotsTxt'] })
  if (status === undefined) expect((await entered).form.get('robotsTxt')).toBe('kept')
  else await expect(entered).rejects.toMatchObject({ init: { status }, data: { fields: [['robotsTxt', 'kept']] } })
})

describe('a session', () => {
  test('is the operator’s, whatever other cookies there are', async () => {
    const { cookie } = await begin()
    const request = requestWith(`a=b; x_stagwise_session=y; ${cookie};stagwise_toast=c=d`)
    expect(await findSession(request)).toMatchObject({ operatorId: 1, username: 'warden' })
    expect(await requireOperator({ request, context: {} })).toMatchObject({ operatorId: 1 })
    expect(await requireApiOperator(request)).toMatchObject({ operatorId: 1 })
  })

  test('belongs to the one who logged in', async () => {
    const [first, second] = [await begin(1), await begin(2)]
    expect(await findSession(first.request)).toMatchObject({ username: 'warden' })
    expect(await findSession(second.request)).toMatchObject({ username: 'second' })
  })

  test('is over after twelve hours, to the millisecond, however it is used', async () => {
    const { request } = await begin()
    for (let minute = 0; minute < 12 * 60; minute += 50) {
      vi.setSystemTime(new Date(start.getTime() + minute * 60_000))
      expect(await findSession(request)).toBeDefined()
    }
    vi.setSystemTime(new Date('2026-11-21T23:59:59.999Z'))
    expect(await findSession(request)).toBeDefined()
    vi.setSystemTime(new Date('2026-11-22T00:00:00.000Z'))
    expect(await findSession(request)).toBeUndefined()
  })

  test('ends after an hour without use, and what an open page asks by itself is no use', async () => {
    const { request, cookie } = await begin()
    const news = new Request('http://localhost:3000/admin/news', { headers: { Cookie: cookie } })
    after(30)
    expect(await findSession(news)).toBeDefined()
    after(59)
    expect(await findSession(request)).toBeDefined()
    after(118)
    expect(await findSession(news)).toBeDefined()
    after(119)
    expect(await findSession(request)).toBeUndefined()
    await expect(requireApiOperator(request)).rejects.toMatchObject({ status: 401 })
  })

  test('is written down at most once in five minutes', async () => {
    const { request } = await begin()
    await addTrigger(site.db, 'UPDATE ON sessions', 'UPDATE "contentVersion" SET version = version + 1')
    const version = async () =>
      (await site.db.selectFrom('contentVersion').select('version').executeTakeFirst())?.version
    const before = (await version()) ?? 0
    for (const minute of [1, 4.9, 5, 6, 9, 9.9]) {
      after(minute)
      await Promise.all([findSession(request), findSession(request)])
    }
    expect(await version()).toBe(before + 1)
    after(10)
    await findSession(request)
    expect(await version()).toBe(before + 2)
  })

  test('is there although its use cannot be written down', async () => {
    const { request } = await begin()
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    await addTrigger(site.db, 'UPDATE ON sessions')
    after(10)
    for (const _ of [1, 2, 3]) expect(await findSession(request)).toBeDefined()
    expect(logged).toHaveBeenCalledOnce()
  })

  test('of a clock that ran far ahead ends once the clock is right', async () => {
    after(400 * 24 * 60)
    const { request } = await begin(1, new Date())
    expect(await findSession(request)).toBeDefined()
    after(0)
    expect(await findSession(request)).toBeUndefined()
  })

  test('that is idle keeps a posted form, as one that is over does, also a long one', async () => {
    const { cookie } = await begin()
    after(5 * 60)
    const form = { intent: 'x', note: 'x'.repeat(300 * 1024), formToken: 'y' }
    const call = { path: '/admin/quotes/1', form, headers: { Cookie: cookie } }
    const enter: Parameters<typeof callRoute>[0] = ({ request, context }) =>
      enterDashboard({ request, context }, { fields: ['intent', 'note'] })
    const fields = [
      ['intent', 'x'],
      ['note', form.note],
    ]
    expect(await callRoute(enter, call)).toMatchObject({ status: 401, body: { step: 'login', fields } })
  })

  test('that was ended is worth nothing, and the other ones go on', async () => {
    const [first, second] = [await begin(), await begin()]
    await endSession(first.request)
    expect(await findSession(first.request)).toBeUndefined()
    expect(await findSession(second.request)).toBeDefined()
    await endSession(first.request)
    await endSession(requestWith(undefined))
  })

  test('ends with its operator', async () => {
    const { request } = await begin()
    await site.db.deleteFrom('operators').where('id', '=', 1).execute()
    expect(await findSession(request)).toBeUndefined()
  })

  test('is kept by its hash alone', async () => {
    const { id } = await begin()
    const rows = JSON.stringify(await site.db.selectFrom('sessions').selectAll().execute())
    expect(rows).toContain(createHash('sha256').update(id).digest('hex'))
    expect(rows).not.toContain(id)
  })
})

const id = 'x'.repeat(43)

describe.each([
  ['no cookie', undefined],
  ['an empty one', 'stagwise_session='],
  ['a forged id', `stagwise_session=${id}`],
  ['an id with a character more', `stagwise_session=${id}x`],
  ['a quoted id', `stagwise_session="${id}"`],
  ['an escaped id', `stagwise_session=%78${id.slice(1)}`],
  ['an id on two lines', `stagwise_session=${id.slice(1)}%0A`],
  ['broken escapes', 'stagwise_session=%E0%A4%A'],
  ['SQL', "stagwise_session=' OR 1=1 --"],
  ['a name alone', 'stagwise_session'],
  ['nothing but separators', ';;=;'],
])('with %s', (_what, cookie) => {
  test('there is no session, and no error', async () => {
    await begin()
    expect(await findSession(requestWith(cookie))).toBeUndefined()
  })
})

test('two cookies of the name are none, whichever is first', async () => {
  const { cookie } = await begin()
  expect(await findSession(requestWith(`${cookie}; stagwise_session=${id}`))).toBeUndefined()
  expect(await findSession(requestWith(`stagwise_session=${id}; ${cookie}`))).toBeUndefined()
})

test('the hash that the database keeps is no key', async () => {
  await begin()
  const { idHash } = await site.db.selectFrom('sessions').select('idHash').executeTakeFirstOrThrow()
  expect(await findSession(requestWith(`stagwise_session=${idHash.slice(0, 43)}`))).toBeUndefined()
})

describe('the cookie', () => {
  test('is for this host alone, out of reach of scripts, and ends with the browser', () => {
    expect(sessionCookie(id)).toBe(`stagwise_session=${id}; Path=/; HttpOnly; SameSite=Lax`)
    const header = endedSessionCookie()
    expect(header).toBe('stagwise_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  })

  test('is Secure and bound to its host on an https site', async () => {
    vi.resetModules()
    vi.stubEnv('SITE_URL', 'https://site.example')
    const https = await import('~/server/auth/session.server')
    const attributes = 'Path=/; HttpOnly; SameSite=Lax; Secure'
    expect(https.sessionCookie(id)).toBe(`__Host-stagwise_session=${id}; ${attributes}`)
    expect(https.endedSessionCookie()).toBe(`__Host-stagwise_session=; ${attributes}; Max-Age=0`)
    vi.unstubAllEnvs()
  })
})

describe('without a session', () => {
  test('a page’s login form asks for the login with 401', async () => {
    const { status, body } = await callRoute(({ request, context }) => requireOperator({ request, context }), {
      path: '/admin/quotes',
    })
    expect(status).toBe(401)
    expect(isLoginPrompt(body)).toBe(true)
    expect(body).toMatchObject({ step: 'login', next: '/admin/quotes', fields: [], failed: null })
  })

  test('the API answers 401', async () => {
    await expect(requireApiOperator(requestWith(undefined))).rejects.toThrow(new ApiError(401, 'Unauthorized'))
    await expect(requireApiOperator(requestWith(undefined))).rejects.toMatchObject({ status: 401 })
  })
})

test.each([null, undefined, 'login', {}, { step: 'login' }, { title: 'x', message: 'y' }])(
  '%j is no login prompt',
  (value) => {
    expect(isLoginPrompt(value)).toBe(false)
  },
)

describe('a dashboard form', () => {
  test('is taken with the token of its own session', async () => {
    const session = await requireOperator({ request: (await begin()).request, context: {} })
    expect(session.formToken).toMatch(/^[\w-]{43}$/)
    expect(hasFormToken(form(session.formToken), session)).toBe(true)
  })

  test('is refused with another session’s token, a wrong one, the id, or none', async () => {
    const own = await begin()
    const session = await requireOperator({ request: own.request, context: {} })
    const other = await requireOperator({ request: (await begin()).request, context: {} })
    expect(other.formToken).not.toBe(session.formToken)
    const changed = `${session.formToken.slice(0, -1)}${session.formToken.endsWith('A') ? 'B' : 'A'}`
    for (const token of [other.formToken, own.id, changed, '', 'é'.repeat(43), undefined]) {
      expect(hasFormToken(form(token), session)).toBe(false)
    }
  })

  test('is refused when a file stands in the token’s place', async () => {
    const session = await requireOperator({ request: (await begin()).request, context: {} })
    const data = new FormData()
    data.set('formToken', new File([session.formToken], 'token'))
    expect(hasFormToken(data, session)).toBe(false)
  })
})
