/** The built site over HTTP: what the server and the routes answer together. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../setup/site-process'
import { withLock, writeElsewhere } from './other-process'
import { rawRequest } from './raw-request'

let site: RunningSite

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const slug = 'full-body-treestand-harness'
const json = { 'Content-Type': 'application/json' }
const quote = { customerName: 'Ada', customerEmail: 'ada@example.org' }

function send(address: string, init: RequestInit = {}) {
  return fetch(site.url + address, { redirect: 'manual', ...init })
}

function postForm(address: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return send(address, { method: 'POST', body: new URLSearchParams(fields), headers })
}

describe('every answer carries the security headers', () => {
  const asset = readdirSync(path.join(import.meta.dirname, '../../build/client/assets'))[0] ?? ''
  test.each([
    ['/', 200],
    ['/no/such/page', 404],
    ['/favicon.svg', 200],
    [`/assets/${asset}`, 200],
    ['/assets/none.js', 404],
    ['/api/products', 200],
    ['/api/nothing', 404],
    ['/Products/', 301],
    ['/healthz', 200],
    ['/%zz', 400],
  ])('%s', async (address, status) => {
    const answer = await send(address)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(answer.headers.get('content-security-policy')).not.toContain(',')
    expect(answer.headers.has('x-powered-by')).toBe(false)
  })
})

describe('caching', () => {
  test('names with a hash are kept for a year, other files for an hour', async () => {
    const assets = readdirSync(path.join(import.meta.dirname, '../../build/client/assets'))
    const hashed = await send(`/assets/${assets[0] ?? ''}`)
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await send('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('a page is the same for all until a cookie makes it one visitor’s', async () => {
    expect((await send('/products')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const personal = await send('/products', { headers: { Cookie: 'stagwise_toast=x' } })
    expect(personal.headers.get('cache-control')).toBe('private, no-store')
    expect((await send('/no/such/page')).headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('a form in the address', () => {
  const tools = '/hunting-tools/'
  test.each([
    [`${tools}deer-call-recommender?phase=`, 'phase'],
    [`${tools}hunting-checklist-generator?huntType=`, 'huntType'],
    [`${tools}license-regulation-finder?state=`, 'state'],
    [`${tools}rut-activity-tracker?region=`, 'region'],
    [`${tools}stand-location-mapper?description=`, 'description'],
    [`${tools}venison-yield-calculator?weight=x&deerType=whitetail&processing=standard`, 'weight'],
    [`${tools}wind-direction-stand-picker?wind=`, 'wind'],
    [`${tools}deer-movement-predictor?location=Oak&weather=`, 'weather'],
    [`${tools}moon-phase-calendar?month=x`, 'month'],
    [`${tools}trail-cam-analyzer?times=`, 'times'],
    [`${tools}legal-light?state=`, 'state'],
    [`${tools}hunt-day?state=`, 'state'],
    [`${tools}my-ground?lat=x&lon=1`, 'lat'],
    ['/deer-types/compare?a=&b=', 'a'],
  ])('%s says at the top what is missing or wrong', async (address, field) => {
    const html = await (await send(address)).text()
    expect(html).toContain('<title>Error: ')
    expect(html).toContain('There is a problem')
    expect(html).toMatch(new RegExp(`href="#${field}" class="[^"]*danger`))
    expect(html).toContain(`id="${field}"`)
  })

  test('an optional field that is wrong costs no answer, and is named in it', async () => {
    const asked = 'location=Oak&weather=clear&moonPhase=full&luck=3&window=dawn'
    const html = await (
      await send(`${tools}deer-movement-predictor?${asked}&tempNow=abc&tempUsual=50&pressure=30.1`)
    ).text()
    expect(html).not.toContain('<title>Error: ')
    expect(html).toContain('id="result"')
    expect(html).toMatch(
      /This answer leaves something out\.<\/strong>[^<]*(?:<!-- -->)?Enter the high that day in degrees/,
    )
  })
})

describe('a plain form without cookies', () => {
  test('is taken, and the message is shown once', async () => {
    const answer = await postForm(`/products/${slug}/quote`, quote)
    expect(answer.status).toBe(303)
    const receipt = answer.headers.get('location') ?? ''
    expect(receipt).toMatch(/^\/request\/q-\d{5}\/[\da-f]{36}$/)
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const shown = await send(receipt, { headers: { Cookie: cookie } })
    expect(await shown.text()).toContain('Quote Request Submitted!')
    expect(shown.headers.get('set-cookie')).toMatch(/^stagwise_toast=; Max-Age=0/)
  })

  test('comes back with everything typed when it is wrong', async () => {
    const answer = await postForm('/contact', { name: '', email: 'x', message: '<b>Keep</b> & me' })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('<title>Error: Contact | Stagwise</title>')
    expect(html).toContain('&lt;b&gt;Keep&lt;/b&gt; &amp; me')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  })

  test('a cookie that somebody made up shows nothing', async () => {
    const forged = Buffer.from(JSON.stringify({ id: 'x', title: 'Forged', description: '', kind: 'success' })).toString(
      'base64',
    )
    const shown = await send('/contact', { headers: { Cookie: `stagwise_toast=${forged}.c2lnbmF0dXJl` } })
    expect(await shown.text()).not.toContain('Forged')
  })
})

describe('refusals', () => {
  const refused: [string, number, () => Promise<Response>][] = [
    ['an unknown page', 404, () => send('/no/such/page')],
    ['an unknown product', 404, () => send('/products/none')],
    ['a form for an unknown product', 404, () => postForm('/products/none/quote', quote)],
    ['a method that pages do not know', 405, () => send('/products', { method: 'DELETE' })],
    ['a form to a page that takes none', 405, () => postForm('/products', quote)],
    ['another site’s form', 403, () => postForm('/contact', quote, { Origin: 'https://evil.example' })],
    [
      'another site’s form, as browsers mark it',
      403,
      () => postForm('/contact', quote, { 'Sec-Fetch-Site': 'cross-site' }),
    ],
    [
      'a form of another type',
      415,
      () => send('/contact', { method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' } }),
    ],
    ['a file where there is none to send', 415, () => send('/contact', { method: 'POST', body: new FormData() })],
    ['too large a form', 413, () => postForm('/contact', { message: 'x'.repeat(300_000) })],
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

  test.each([{ Range: 'bytes=9-1' }, { Range: 'bytes=0-1' }, { 'If-Match': '"x"' }, { 'If-Unmodified-Since': 'x' }])(
    'a file asked for with %j: the whole of it',
    async (headers) => {
      const whole = await (await send('/favicon.ico')).arrayBuffer()
      const answer = await send('/favicon.ico', { headers })
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, whole.byteLength])
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
    ['broken JSON', 400, () => send('/api/contacts', { method: 'POST', headers: json, body: '{' })],
    ['invalid fields', 400, () => send('/api/contacts', { method: 'POST', headers: json, body: '{}' })],
    [
      'another content type',
      415,
      () => send('/api/contacts', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' }),
    ],
    [
      'a compressed body',
      415,
      () => send('/api/contacts', { method: 'POST', headers: { ...json, 'Content-Encoding': 'gzip' }, body: '{}' }),
    ],
    [
      'another site',
      403,
      () => send('/api/contacts', { method: 'POST', headers: { ...json, Origin: 'null' }, body: '{}' }),
    ],
    [
      'too large a body',
      413,
      () => send('/api/contacts', { method: 'POST', headers: json, body: `"${'x'.repeat(1_100_000)}"` }),
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

  test('a body that grows too large on its way is refused while it streams, and nothing is stored', async () => {
    const chunk = 'x'.repeat(65_536)
    const head =
      'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n'
    const body = `name=A&email=a@b.example&message=${chunk}`
    const text = head + `${body.length.toString(16)}\r\n${body}\r\n` + `10000\r\n${chunk}\r\n`.repeat(8)
    const { status, head: answer } = await rawRequest(site.port, text)
    expect(status).toBe(413)
    expect(answer).toMatch(/connection: close/i)
  })
})

describe('a database that another program has locked', () => {
  test(
    'is waited for, then said in words: 503, when to come back, and nothing typed lost',
    { timeout: 20_000 },
    async () => {
      const [form, api, read] = await withLock(site, () =>
        Promise.all([
          postForm('/contact', { name: 'Ada', email: 'ada@example.org', message: 'Kept through the lock' }),
          send('/api/contacts', {
            method: 'POST',
            headers: json,
            body: '{"name":"A","email":"a@b.example","message":"x"}',
          }),
          send('/products'),
        ]),
      )
      expect([form.status, api.status, read.status]).toEqual([503, 503, 200])
      expect([form.headers.get('retry-after'), api.headers.get('retry-after')]).toEqual(['5', '5'])
      expect(await form.text()).toContain('Kept through the lock')
    },
  )
})

describe('hostile forms', () => {
  test.each([
    ['a field a hundred thousand times', `name=A&email=a@b.example&message=x${'&a'.repeat(100_000)}`, 303],
    ['commands of the form library', 'name=A&email=a@b.example&message=x&__intent__=null&__state__=foo', 303],
    ['a name of fifty thousand parts', `${'a.'.repeat(50_000)}=1`, 400],
    ['a field twice', 'name=A&name=B&email=a@b.example&message=first', 303],
  ])('%s', async (_what, body, status) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await send('/contact', { method: 'POST', headers, body })).status).toBe(status)
    expect(site.output()).not.toMatch(/"level":"error".*"path":"\/contact".*(?:RangeError|SyntaxError|TypeError)/)
  })
})

describe('redirects', () => {
  test.each([
    ['/Products', '/products'],
    ['/products/', '/products'],
    ['/PRODUCTS/?cursor=after-3', '/products?cursor=after-3'],
    ['//products//', '/products'],
  ])('%s leads to %s', async (from, to) => {
    const { status, head } = await rawRequest(
      site.port,
      `GET ${from} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    expect(status).toBe(301)
    expect(/^location: (.*)$/im.exec(head)?.[1]).toBe(to)
  })
})

test('HEAD answers like GET without a body', async () => {
  const answer = await send('/products', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
})

test.each(['/', '/contact', '/no/such/page'])('%s is a document of the standard’s mode', async (address) => {
  expect(await (await send(address)).text()).toMatch(/^<!DOCTYPE html><html /)
})

test('content pages load no script, and preload none', async () => {
  // The home page has one more that stands in it: today's facts for a state.
  for (const [address, count] of [
    ['/elk', 1],
    ['/', 2],
  ] as const) {
    const html = await (await send(address)).text()
    // A script of a type that no browser runs is data, and so is what the browser may fetch beforehand.
    expect(html.match(/<script(?! type="(?:application\/ld\+json|speculationrules)")/g), address).toHaveLength(count)
    expect(html).not.toMatch(/<script[^>]+src=|modulepreload/)
  }
})

describe('the log', () => {
  /** The line about an answer, once it is there. */
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

test('a draft and an inactive species are nowhere, at the addresses of their data neither', async () => {
  await writeElsewhere(site, async (db) => {
    await db.updateTable('deerTypes').set({ isActive: 0 }).where('slug', '=', 'sika-deer').execute()
    await db.updateTable('blogPosts').set({ isPublished: 0 }).where('slug', 'like', 'acorns-%').execute()
  })
  for (const slug of ['sika-deer', 'acorns-and-other-mast-how-to-read-a-mast-year']) {
    for (const address of [`/${slug}`, `/${slug}.data`]) expect((await send(address)).status, address).toBe(404)
    for (const address of [
      '/',
      '/deer-types',
      '/blog',
      '/blog.data',
      '/deer-types.data',
      '/sitemap.xml',
      '/feed.xml',
    ]) {
      expect(await (await send(address)).text(), address).not.toContain(slug)
    }
    for (const address of ['/api/deer-types', '/api/blog/posts', '/search?q=sika', '/search?q=acorns']) {
      expect(await (await send(address)).text(), address).not.toContain(`"slug":"${slug}"`)
      expect(await (await send(address)).text(), address).not.toContain(`href="/${slug}"`)
    }
  }
  await writeElsewhere(site, async (db) => {
    await db.updateTable('deerTypes').set({ isActive: 1 }).execute()
    await db.updateTable('blogPosts').set({ isPublished: 1 }).execute()
  })
})

test('the guide without its list is kept by nobody, and is whole again at once', async () => {
  await writeElsewhere(site, async (db) => {
    // The cached page of before is not what is asked for.
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
