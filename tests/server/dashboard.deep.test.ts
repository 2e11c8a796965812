/** The dashboard from outside: nobody gets in, and what meets the login form is not lost. */
import type { RouteConfigEntry } from '@remix-run/route-config'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '~/routes'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'

const operator = { username: 'warden', password: 'a long password here' }

let site: RunningSite

beforeAll(async () => {
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = operator
  site = await startSite({ ADMIN_USERNAME, ADMIN_PASSWORD, LIMIT_LOGIN: '3/900' })
  await send('/contact', { method: 'POST', body: form({ name: 'Secret Visitor', email: 'a@b.example', message: 'x' }) })
  const quote = { customerName: 'Secret Visitor', customerEmail: 'a@b.example' }
  await send('/products/cellular-trail-camera/quote', { method: 'POST', body: form(quote) })
})
afterAll(() => site.stop())

function send(address: string, init: RequestInit = {}) {
  return fetch(site.url + address, { redirect: 'manual', ...init })
}

function form(fields: Record<string, string>) {
  return new URLSearchParams(fields)
}

async function cookieOf(answer: Response): Promise<string> {
  await answer.arrayBuffer()
  return (
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .find((cookie) => cookie?.includes('session')) ?? ''
  )
}

function addressesOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const address = entry.path === undefined ? parent : `${parent}/${entry.path}`
    return [address, ...addressesOf(entry.children ?? [], address)]
  })
}

/** They answer as /api does: no page is there. */
const withoutPage = [
  ...[
    '/admin/images',
    '/admin/news',
    '/admin/check',
    '/admin/seasons.csv',
    '/admin/people/1/file',
    '/admin/visits.csv',
  ],
  ...['/admin/drafts', '/admin/pictures.json'],
  ...['/admin/quotes.csv', '/admin/quotes.json', '/admin/contacts.csv', '/admin/contacts.json'],
  ...['/admin/quotes/1/answer/draft', '/admin/contacts/1/answer/draft', '/admin/backups/1/file'],
]

const addresses = [...new Set(addressesOf(routes))]
  .map((address) => address.replaceAll(/:\w+/g, '1').replace('*', 'none'))
  .filter((address) => address.startsWith('/admin') && !withoutPage.includes(address))

describe('without a session', () => {
  test('there are addresses to ask', () => {
    expect(addresses).toContain('/admin/quotes/1')
    expect(addresses.length).toBeGreaterThan(9)
  })

  const cookies = ['', 'stagwise_session=forged', `stagwise_session=${'x'.repeat(43)}`]
  test.each(addresses.flatMap((address) => [address, `${address}.data`]))(
    '%s shows the login form alone',
    async (address) => {
      for (const cookie of cookies) {
        const answer = await send(address, { headers: cookie === '' ? {} : { Cookie: cookie } })
        const isLoginForm = /^\/admin(?:\/deer)?(?:\.data)?$/.test(address)
        expect(answer.status, cookie).toBe(isLoginForm ? 200 : 401)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        const text = await answer.text()
        expect(text).not.toContain('Secret Visitor')
        expect(text).toMatch(/"step"|Admin Login/)
      }
    },
  )

  test.each(
    withoutPage.flatMap((address) => [
      ['GET', address],
      ['POST', address],
      ['GET', `${address}.data`],
    ]),
  )('%s %s is refused', async (method, address) => {
    for (const cookie of cookies) {
      const answer = await send(address, { method, headers: cookie === '' ? {} : { Cookie: cookie } })
      expect(answer.status, cookie).toBe(401)
      expect(await answer.text()).not.toContain('Secret Visitor')
    }
  })

  test.each(addresses)('a post to %s changes nothing', async (address) => {
    const fields = { intent: 'update-quote-status', id: '1', status: 'closed', back: '/admin' }
    const answer = await send(address, { method: 'POST', body: form(fields) })
    expect([400, 401, 405]).toContain(answer.status)
    const quotes = await withDatabase(site, (db) => db.selectFrom('quotes').select('status').execute())
    expect(quotes).toEqual([{ status: 'pending' }])
  })
})

test('the cookie lives as long as the browser, is out of reach of scripts, and is worth nothing after the logout', async () => {
  const answer = await send('/admin', { method: 'POST', body: form({ intent: 'login', ...operator }) })
  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie().join('\n')).toMatch(
    /^stagwise_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/m,
  )
  const Cookie = await cookieOf(answer)
  expect(await (await send('/admin/quotes', { headers: { Cookie } })).text()).toContain('Secret Visitor')
  expect(await (await send('/api/quotes', { headers: { Cookie } })).json()).toMatchObject([
    { customerName: 'Secret Visitor' },
  ])
  await send('/admin', { method: 'POST', body: form({ intent: 'logout' }), headers: { Cookie } })
  expect((await send('/admin/quotes', { headers: { Cookie } })).status).toBe(401)
  expect((await send('/api/quotes', { headers: { Cookie } })).status).toBe(401)
})

test('an open dashboard asks for news without a line in the log for each answer, nor a longer session', async () => {
  const login = await send('/admin', { method: 'POST', body: form({ intent: 'login', ...operator }) })
  const Cookie = await cookieOf(login)
  const answer = await send('/admin/news?quotes=0&contacts=0', { headers: { Cookie } })
  expect(await answer.json()).toMatchObject({ quotes: { open: 1, arrived: 1, newest: { sender: 'Secret Visitor' } } })
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.getSetCookie()).toEqual([])
  await send('/admin', { method: 'POST', body: form({ intent: 'logout' }), headers: { Cookie } })
  const refused = await send('/admin/news', { headers: { Cookie } })
  expect([refused.status, await refused.json()]).toEqual([401, { message: 'Unauthorized' }])
  const lineOf = (logged: Response) => `"requestId":"${String(logged.headers.get('x-request-id'))}"`
  await expect.poll(site.output).toContain(lineOf(refused))
  expect(site.output()).not.toContain(lineOf(answer))
})

test.each(['/admin/security', '/admin/quotes.data'])(
  'a form that logs in on its way and is refused at %s has begun its session all the same',
  async (address) => {
    const answer = await send(address, { method: 'POST', body: form({ intent: 'spoons', ...operator }) })
    expect(answer.status).toBe(400)
    const cookie = await cookieOf(answer)
    expect((await send('/api/quotes', { headers: { Cookie: cookie } })).status).toBe(200)
  },
)

test('too many wrong passwords are refused at every login form, and told when to come back', async () => {
  for (let time = 0; time < 3; time += 1) {
    const wrong = await send('/admin', {
      method: 'POST',
      body: form({ intent: 'login', username: 'nobody', password: 'x' }),
    })
    expect(wrong.status).toBe(401)
  }
  const kept = { intent: 'update-quote-status', id: '1', status: 'closed', back: '/admin' }
  for (const [address, fields] of [
    ['/admin', { intent: 'login' }],
    ['/admin/quotes', kept],
    ['/admin/contacts', kept],
  ] as const) {
    const answer = await send(address, { method: 'POST', body: form({ ...fields, ...operator }) })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(await answer.text()).toContain('Too many requests. Please try again later.')
  }
})
