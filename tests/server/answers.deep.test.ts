/** The server and the routes of the built site respond together over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../setup/site-process'
import { writeElsewhere } from './other-process'
import { rawRequest } from './raw-request'

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())
const json = { 'Content-Type': 'application/json' }
const quote = { customerName: 'Ada', customerEmail: 'ada@example.org' }

function send(address: string, init: RequestInit = {}) {
  return fetch(site.url + address, { redirect: 'manual', ...init })
}

function postForm(address: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return send(address, { method: 'POST', body: new URLSearchParams(fields), headers })
}

describe('refusals', () => {
  const refused: [string, number, () => Promise<Response>][] = [
    ['an unknown page', 404, () => send('/no/such/page')],
    ['an unknown product', 404, () => send('/products/none')],
    ['a form for an unknown product', 404, () => postForm('/products/none/quote', quote)],
    ['a method that pages do not know', 405, () => send('/products', { method: 'DELETE' })],
    ['a form to a page that takes none', 405, () => postForm('/products', quote)],
    ['another site’s form', 403, () => postForm('/contact', quote, { Origin: 'https://evil.example' })],
    [
      'a form of another type',
      415,
      () => send('/contact', { method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' } }),
    ],
    ['a file where there is none to send', 415, () => send('/contact', { method: 'POST', body: new FormData() })],
    ['another form’s intent', 400, () => postForm('/contact', { intent: 'login' })],
  ]
  test.each(refused)('%s: %i, as a page', async (_what, status, act) => {
    const answer = await act()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await answer.text()).toMatch(/<h1/)
  })

  test.each(['/products', '/products.data', '/robots.txt', '/images/none'])(
    'a form to %s, which takes none: what it takes, and no word of it in the log',
    async (path) => {
      const answer = await postForm(path, quote)
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      expect(site.output()).not.toMatch(/"level":"error".*Method Not Allowed/)
    },
  )

  const refusedByApi: [string, number, () => Promise<Response>][] = [
    ['an unknown path', 404, () => send('/api/nothing/here')],
    ['the root', 404, () => send('/api')],
    ['an unknown product', 404, () => send('/api/products/slug/none')],
    ['a wrong method', 405, () => send('/api/quotes', { method: 'DELETE' })],
    ['a method that nobody knows', 405, () => send('/api/quotes', { method: 'PROPFIND' })],
    ['a wrong method for the monitor', 405, () => send('/healthz', { method: 'POST' })],
    ['Remix’s own form of a row', 404, () => send('/api/products.data')],
    ['a row in disguise, of the wrong method', 405, () => send('/%61pi/contacts', { method: 'DELETE' })],
    [
      'a row in capitals, from another site',
      403,
      () => send('/API/contacts', { method: 'POST', headers: { ...json, Origin: 'null' }, body: '{}' }),
    ],
    [
      'another site',
      403,
      () => send('/api/contacts', { method: 'POST', headers: { ...json, Origin: 'null' }, body: '{}' }),
    ],
  ]
  test.each(refusedByApi)('%s: %i, as JSON', async (_what, status, act) => {
    const answer = await act()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await answer.json()).toMatchObject({ message: expect.any(String) })
    if (status === 405) expect(answer.headers.get('allow')).toMatch(/^GET, HEAD|^POST/)
  })

  test.each([
    ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: user@host\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['CONNECT a:1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['GET /%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    [`GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 414],
    ['not http at all\r\n\r\n', 400],
  ])('%j gets %i', async (text, status) => {
    expect((await rawRequest(site.port, text)).status).toBe(status)
  })
})

describe('hostile forms', () => {
  test.each([
    ['a field a hundred thousand times', `name=A&email=a@b.example&message=x${'&a'.repeat(100_000)}`, 303],
    ['a name of fifty thousand parts', `${'a.'.repeat(50_000)}=1`, 400],
    ['a field twice', 'name=A&name=B&email=a@b.example&message=first', 303],
  ])('%s', async (_what, body, status) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await send('/contact', { method: 'POST', headers, body })).status).toBe(status)
    expect(site.output()).not.toMatch(/"level":"error".*"path":"\/contact".*(?:RangeError|SyntaxError|TypeError)/)
  })
})

describe('the log', () => {
  /** Waits for the log's line about a response. */
  async function lineOf(requestId: string | null): Promise<unknown> {
    const find = () =>
      site
        .output()
        .split('\n')
        .find((line) => line.includes(`"requestId":"${String(requestId)}"`))
    await expect.poll(find).toBeDefined()
    return JSON.parse(find() ?? '')
  }

  test.each([
    ['a cached page', '/elk', {}, 200],
    ['a refusal of the server', '/%zz', {}, 400],
    ['a page that is rendered', '/elk?x=1', {}, 200],
    ['a form', '/contact', { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) }, 400],
    ['the API', '/api/none', { method: 'DELETE' }, 404],
  ])('has one line for %s, under the id that its answer bears', async (_what, address, init, status) => {
    const answer = await send(address, init)
    await answer.arrayBuffer()
    expect(answer.status).toBe(status)
    const requestId = answer.headers.get('x-request-id')
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    expect(await lineOf(requestId)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      event: 'request',
      requestId,
      method: 'method' in init ? init.method : 'GET',
      path: address.replace(/\?.*/, ''),
      status,
      ms: expect.any(Number),
    })
  })

  test('has the status of a body that was refused midway, and names a request that nobody could read', async () => {
    const head = 'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n'
    const chunk = `${(300_000).toString(16)}\r\n${'x'.repeat(300_000)}\r\n`
    await rawRequest(site.port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`)
    await rawRequest(site.port, 'NONSENSE\r\n\r\n')
    await expect.poll(site.output).toMatch(/"path":"\/contact","status":413,/)
    await expect.poll(site.output).toMatch(/"status":400,"cause":"HPE_INVALID_METHOD","event":"unreadable request"/)
  })

  test("takes over no stranger's id", async () => {
    const answer = await send('/elk', { headers: { 'X-Request-Id': 'chosen-by-me' } })
    expect(answer.headers.get('x-request-id')).not.toBe('chosen-by-me')
  })

  test('is JSON, line by line', () => {
    const lines = site.output().trim().split('\n')
    const said = lines.filter((line) => !/^Listening on |^Log in at /.test(line))
    expect(said.length).toBeGreaterThan(20)
    for (const line of said) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) })
  })
})

test('no query string is ever logged, and no request by its cookie', async () => {
  await send('/products?cursor=secret-in-a-query', { headers: { Cookie: 'a=secret-in-a-cookie' } })
  await send('/contact?secret-in-a-query=1')
  await expect.poll(site.output).toMatch(/"path":"\/contact","status":200/)
  expect(site.output()).not.toMatch(/secret-in-a/)
})

test('the scripts that stand in a page are at most 4.8 kB', async () => {
  const html = await (await send('/elk')).text()
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? []
  expect(script.length).toBeGreaterThan(500)
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(4800)
})

test('the guide without its list is kept by nobody, and is whole again at once', async () => {
  await writeElsewhere(site, async (db) => {
    // The change makes the server render the page instead of sending the cached one.
    await db.updateTable('products').set({ updatedAt: '2026-11-21T12:00:00.000Z' }).execute()
    await db.schema.alterTable('deerTypes').renameTo('deerTypesAway').execute()
  })
  const broken = await send('/deer-types')
  expect({ status: broken.status, caching: broken.headers.get('cache-control') }).toEqual({
    status: 503,
    caching: 'private, no-store',
  })
  expect(await broken.text()).toContain('No Deer Types Available')
  await writeElsewhere(site, (db) => db.schema.alterTable('deerTypesAway').renameTo('deerTypes').execute())
  const whole = await send('/deer-types')
  expect(whole.status).toBe(200)
  expect(await whole.text()).toContain('Sika Deer')
})
