/** `npm run preview` serves the same build, without our limits and cache. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'

let site: RunningSite
beforeAll(async () => {
  const command = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js']
  site = await startSite({ ADMIN_PASSWORD: 'a long password 4 tests' }, { command })
})
afterAll(() => site.stop())

const quotePath = '/products/full-body-treestand-harness/quote'

function post(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(site.url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
}

function storedQuotes(): Promise<string[]> {
  return withDatabase(site, async (db) => {
    const rows = await db.selectFrom('quotes').select('customerName').execute()
    return rows.map(({ customerName }) => customerName)
  })
}

test('a quote is asked for, refused with what was typed, and stored', async () => {
  const page = await fetch(site.url + quotePath)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
  const before = (await storedQuotes()).length

  const refused = await post(quotePath, { customerName: 'Ada Preview', customerEmail: '' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('value="Ada Preview"')

  const sent = await post(quotePath, { customerName: 'Ada Preview', customerEmail: 'ada@example.org' })
  expect(sent.status).toBe(303)
  expect(await storedQuotes()).toHaveLength(before + 1)
  expect(await storedQuotes()).toContain('Ada Preview')
})

test('a dashboard form without a session comes back with its fields, and is taken with the login', async () => {
  const fields = { intent: 'save-robots', robotsTxt: 'User-agent: *', next: '/admin/seo' }
  const refused = await post('/admin/seo', fields)
  expect(refused.status).toBe(401)
  expect(await refused.text()).toContain('User-agent: *')

  const invalid = await post('/admin/products/new', {
    intent: 'save-product',
    name: 'Kept name',
    username: 'admin',
    password: 'a long password 4 tests',
  })
  // The session begins with this very response, which is the form and not a second login.
  expect(invalid.headers.getSetCookie().join()).toContain('stagwise_session=')
  expect(await invalid.text()).toContain('value="Kept name"')
})
