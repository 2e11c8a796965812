/** The built site caches pages, sends them again, and drops them at once when the content has changed. */
import http from 'node:http'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'
import { openSession } from '../setup/site-session'
import { writeElsewhere } from './other-process'

let site: RunningSite
const operator = { username: 'warden', password: 'a long password here' }

beforeAll(async () => {
  site = await startSite({ ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password })
})
afterAll(() => site.stop())

const slug = 'full-body-treestand-harness'
const detail = `/products/${slug}`

const changeProduct = (change: { name: string } | { slug: string }, of = slug) =>
  writeElsewhere(site, (trx) => trx.updateTable('products').set(change).where('slug', '=', of).execute())
const touchProducts = () =>
  writeElsewhere(site, (trx) => trx.updateTable('products').set({ updatedAt: '2026-11-21T12:00:00.000Z' }).execute())

/** Sends no header that fetch would add, and does not decompress. */
async function ask(address: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
  const request = http.request(site.url + address, { method, headers, agent: false }).end()
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  const chunks: Uint8Array[] = []
  for await (const chunk of response) if (chunk instanceof Uint8Array) chunks.push(chunk)
  const isFromMemory = response.headers['cache-status'] !== undefined
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks), isFromMemory }
}

async function isKept(address: string, headers: http.OutgoingHttpHeaders = {}): Promise<boolean> {
  const answer = await ask(address, headers)
  return answer.headers.etag !== undefined && answer.isFromMemory
}

function postForm(address: string, fields: Record<string, string>) {
  return fetch(site.url + address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
}

const publicPages = ['/', detail, '/contact']

describe('a page for an operator who is logged in', () => {
  let cookie: string
  beforeAll(async () => {
    cookie = await openSession(site.url, operator)
  })

  test.each([
    ['/products/field-dressing-kit', /href="\/admin\/products\/\d+\/edit"/],
    ['/dmca', /href="\/admin"/],
  ])('%s links to the dashboard, and no visitor gets it from memory', async (address, link) => {
    // The operator asks first of all, between two visitors, and once the page is in memory.
    for (const query of ['', '.data']) {
      const rounds = [await ask(address + query, { cookie }), await ask(address + query), await ask(address + query)]
      rounds.push(await ask(address + query, { cookie }), await ask(address + query, { cookie: 'stagwise_session=x' }))
      rounds.push(await ask(address + query, { 'if-none-match': String(rounds[0]?.headers.etag) }))
      const isForOperator = rounds.map(({ body }) =>
        query === ''
          ? link.test(body.toString())
          : /"isOperator",true|\/admin\/[a-z-]+\/\d+\/edit/.test(body.toString()),
      )
      expect(isForOperator).toEqual([true, false, false, true, false, false])
      expect(rounds[0]).toMatchObject({ isFromMemory: false, headers: { 'cache-control': 'private, no-store' } })
      // Data is rendered for each request.
      expect(rounds[2]?.isFromMemory).toBe(query === '')
      expect(rounds[3]).toMatchObject({ isFromMemory: false, headers: { 'cache-control': 'private, no-store' } })
    }
  })
})

describe('a public page', () => {
  test.each(publicPages)('%s is kept with the same bytes and headers', async (address) => {
    const rendered = await ask(address)
    expect(rendered.isFromMemory).toBe(false)
    const kept = await ask(address)
    expect(kept.isFromMemory).toBe(true)
    expect(kept.body).toEqual(rendered.body)
    const { date: _date, 'x-request-id': _id, ...headers } = rendered.headers
    expect(kept.headers).toMatchObject(headers)
    expect(kept.headers['content-length']).toBe(String(kept.body.byteLength))
    expect(kept.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test.each([
    ['/products', '/products?x=1'],
    [detail, `${detail}?fbclid=1&=`],
  ])('%s is the answer to %s, too, whichever comes first', async (page, address) => {
    await ask(address)
    const known = await ask(page)
    const other = await ask(address.replace('1', '2'))
    expect([known.isFromMemory, other.isFromMemory]).toEqual([true, true])
    expect(other.body).toEqual(known.body)
  })

  test.each(['/products', detail])('%s carries a request list in its links, and no other parameter', async (page) => {
    const html = (await ask(`${page}?product=field-dressing-kit&quantity=2&x=1`)).body.toString()
    expect(html).toMatch(/\?product=field-dressing-kit&amp;quantity=2"/)
    expect(html).not.toContain('x=1')
  })

  test('names in its policy exactly the scripts that stand in it', async () => {
    await ask('/contact')
    const { headers, body } = await ask('/contact')
    const scripts = [
      ...body.toString().matchAll(/<script(?![^>]* (?:src=|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g),
    ]
    const hashes = scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(hashes.length).toBeGreaterThan(1)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src ${["'self'", ...new Set(hashes)].join(' ')};`)
  })
})

describe('a write to the content', () => {
  test('by another process shows at once on a cached page', async () => {
    await ask(detail)
    for (const name of ['Harness One', 'Harness Two', 'Harness Three']) {
      expect(await isKept(detail)).toBe(true)
      await changeProduct({ name })
      expect((await ask(detail)).body.toString()).toContain(
        `<h1 class="mt-3 text-[clamp(2rem,4vw,3rem)]" tabindex="-1">${name}</h1>`,
      )
    }
  })

  test('is seen when it is committed, and not before', async () => {
    await ask(detail)
    const rolledBack = withDatabase(site, (db) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('products').set({ name: 'Not Yet' }).where('slug', '=', slug).execute()
        expect(await isKept(detail)).toBe(true)
        throw new Error('rolled back')
      }),
    )
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect((await ask(detail)).body.toString()).not.toContain('Not Yet')
  })

  test('is none when a visitor sends a quote or a message', async () => {
    await ask('/')
    const quote = await postForm(`${detail}/quote`, { customerName: 'Ada', customerEmail: 'ada@example.org' })
    const message = await postForm('/contact', { name: 'Ada', email: 'ada@example.org', message: 'Hello' })
    expect([quote.status, message.status]).toEqual([303, 303])
    expect(await isKept('/')).toBe(true)
  })
})

describe('is rendered each time and not kept', () => {
  test('the page that shows a message, to that visitor alone', async () => {
    const answer = await postForm('/contact', { name: 'Ada', email: 'ada@example.org', message: 'Show me the toast' })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    await touchProducts()
    expect((await ask('/contact', { cookie })).body.toString()).toContain('Message Sent')
    for (let times = 0; times < 2; times += 1) {
      const plain = await ask('/contact')
      expect(plain.body.toString()).not.toContain('Message Sent')
      expect(plain.headers).not.toHaveProperty('set-cookie')
    }
  })
})

test('checks of the middleware come first: another method or a wrong host gets no cached page', async () => {
  await ask('/')
  expect((await ask('/', {}, 'DELETE')).status).toBe(405)
  expect((await ask('/', { host: 'a b' })).status).toBe(400)
  expect((await ask('/', {}, 'POST')).status).toBe(405)
})

test('what a request with a body gets from memory is its connection’s last answer', async () => {
  await ask('/')
  const { status, headers } = await ask('/', { 'content-length': '5' })
  expect(status).toBe(200)
  expect(headers.connection).toBe('close')
})
