/** While the site's PostgreSQL server is down, and after, there is no restart, no 500, and nothing typed is lost. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../setup/postgres-server.js'
import { startSite, type RunningSite } from '../setup/site-process'
import { openSession } from '../setup/site-session'

const operator = { username: 'warden', password: 'a long password here' }
let server: Awaited<ReturnType<typeof startPostgres>>
let site: RunningSite
let cookie: string

beforeAll(async () => {
  server = await startPostgres()
  site = await startSite({
    DATABASE_URL: server.url,
    SESSION_SECRET: 'a secret for tests alone, of 32+ characters',
    ADMIN_USERNAME: operator.username,
    ADMIN_PASSWORD: operator.password,
  })
  cookie = await openSession(site.url, operator)
  const page = await (await fetch(`${site.url}/admin/products/1/edit`, { headers: { Cookie: cookie } })).text()
  token = /name="formToken"[^>]* value="([^"]+)"/.exec(page)?.[1] ?? ''
  await server.call('pg_ctl', '-D', server.data, '-m', 'fast', '-w', 'stop')
}, 90_000)
afterAll(async () => {
  await site.stop()
  await server.stop()
})
let token = ''

function post(address: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields)
  return fetch(site.url + address, { method: 'POST', redirect: 'manual', body, headers })
}

const message = { intent: 'send-message', name: 'Ada', email: 'ada@example.org', message: 'Kept through the outage' }
const quote = { intent: 'request-quote', customerName: 'Ada', customerEmail: 'ada@example.org', notes: 'Kept as well' }
const quotePath = '/products/full-body-treestand-harness/quote'

test('the health check tells it', async () => {
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503)
})

test.each(
  `/ /products /blog /deer-types /elk /search?q=elk /hunting-tools/moon-phase-calendar
  /products/full-body-treestand-harness /request?product=field-dressing-kit&quantity=2 /admin /admin/quotes
  /admin/blog/1/edit /products.data /api/products /api/quotes /sitemap.xml /feed.xml /robots.txt
  /suggestions?q=elk /no-such-page`.split(/\s+/),
)('%s is 503, or does without the database', async (address) => {
  const answer = await fetch(site.url + address, { headers: /admin|quotes/.test(address) ? { Cookie: cookie } : {} })
  const text = await answer.text()
  expect([200, 404, 503]).toContain(answer.status)
  if (answer.status !== 503) return
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  if (answer.headers.get('content-type')?.includes('text/html')) expect(text).toContain('Skip to main content')
})

test('a message comes back in its form', async () => {
  const answer = await post('/contact', message)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  const html = await answer.text()
  expect(html).toContain('Kept through the outage</textarea>')
  expect(html).toContain('name="name"')
})

test('a request, whose page cannot be shown, can be sent again', async () => {
  const answer = await post(quotePath, quote)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  const html = await answer.text()
  expect(html).toContain('Send Again')
  expect(html).toMatch(/<input type="hidden" name="notes" value="Kept as well"/)
  expect(html).toContain(`action="${quotePath}"`)
})

test('an operator’s form can be sent again, with its token', async () => {
  const fields = { intent: 'save-robots', robotsTxt: 'User-agent: kept', formToken: token }
  const answer = await post('/admin/seo', fields, { Cookie: cookie })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  const html = await answer.text()
  expect(html).toContain('Send Again')
  expect(html).toContain('value="User-agent: kept"')
  expect(html).toContain(`name="formToken" value="${token}"`)
})

test('a login keeps the name', async () => {
  const answer = await post('/admin', { intent: 'login', ...operator })
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('value="warden"')
})

test('the API says so in JSON', async () => {
  const answer = await fetch(`${site.url}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Hello' }),
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('database') })
})

// This test is the last, because it starts the server again.
test('the site goes on without a restart when the server is back', async () => {
  // The server keeps the options of its first start.
  await server.call('pg_ctl', '-D', server.data, '-l', `${server.folder}/log`, '-w', 'restart')
  await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status, { timeout: 10_000 }).toBe(200)
  expect((await post('/contact', message)).status).toBe(303)
  expect((await post(quotePath, quote)).status).toBe(303)
  expect((await fetch(`${site.url}/products`)).status).toBe(200)
  const fields = { intent: 'save-robots', robotsTxt: 'User-agent: *', formToken: token }
  expect((await post('/admin/seo', fields, { Cookie: cookie })).status).toBe(303)
  // Pages are cached again.
  await expect
    .poll(async () => (await fetch(`${site.url}/elk`)).headers.get('cache-status'), { timeout: 10_000 })
    .toBe('stagwise; hit')
})
