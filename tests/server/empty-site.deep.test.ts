/** Every list of an empty site says so, and none is a dead end. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../setup/site-process'
import { openSession } from '../setup/site-session'

const operator = { username: 'warden', password: 'a long password here' }

let site: RunningSite
let cookie: string

beforeAll(async () => {
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = operator
  site = await startSite({ ADMIN_USERNAME, ADMIN_PASSWORD, SEED_SAMPLE_DATA: 'off' })
  cookie = await openSession(site.url, operator)
})
afterAll(() => site.stop())

async function read(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(site.url + address, { headers })
  return { status: answer.status, text: await answer.text() }
}

test.each([
  ['/', 'No products found'],
  ['/products', 'No products found'],
  ['/deer-types', 'No Deer Types Available'],
  ['/blog', 'No Blog Posts Yet'],
])('%s says: %s', async (address, words) => {
  const { status, text } = await read(address)
  expect(status).toBe(200)
  expect(text).toContain(words)
})

test.each([
  ['/admin', 'Nothing waits for an answer.'],
  ['/admin/quotes', 'No quote requests yet.'],
  ['/admin/contacts', 'No contact messages yet.'],
  ['/admin/products', 'No products found'],
  ['/admin/deer-types', 'No deer types found. Create your first one!'],
  ['/admin/deer', 'No deer types found. Create your first one!'],
  ['/admin/blog', 'No blog posts yet'],
])('the operator’s %s says: %s', async (address, words) => {
  const { status, text } = await read(address, { Cookie: cookie })
  expect(status).toBe(200)
  expect(text).toContain(words)
})

test.each(['/admin/products', '/admin/deer-types', '/admin/blog'])('an empty filter of %s says so', async (address) => {
  const searched = await read(`${address}?q=nothing`, { Cookie: cookie })
  expect(searched.text).toContain('Nothing matches “nothing”.')
  expect(searched.text).toContain('>Show all</a>')
  const status = address === '/admin/blog' ? 'draft' : 'inactive'
  const filtered = await read(`${address}?status=${status}`, { Cookie: cookie })
  expect(filtered.text).toContain('Nothing matches this filter.')
})

test('an unknown address of the dashboard stays in its frame, with the ways on', async () => {
  const { status, text } = await read('/admin/nonsense', { Cookie: cookie })
  expect(status).toBe(404)
  expect(text).toContain('Page Not Found')
  expect(text).toContain('The dashboard has no page at this address.')
  expect(text).not.toContain('Did you forget')
  expect(text).toContain('Page Not Found</h1>')
  for (const tab of ['quotes', 'contacts', 'products', 'deer-types', 'blog', 'seo']) {
    expect(text).toContain(`href="/admin/${tab}"`)
  }
  expect(text).toContain('Back to the Dashboard')
  expect((await read('/admin/nonsense')).status).toBe(401)
})

test('an unknown tool is none', async () => {
  const { status, text } = await read('/hunting-tools/divining-rod')
  expect(status).toBe(404)
  expect(text).toContain('Tool Not Found')
  expect(text).toContain('The requested hunting tool could not be found.')
})
