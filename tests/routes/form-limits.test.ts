/** Forms and API together store 30 and try 300 requests from one address in ten minutes. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { keysOf } from '~/lib/map-values'
import { action as changeQuote } from '~/routes/admin/inbox'
import { action as postApiContact } from '~/routes/api/contacts'
import { action as postApiQuote } from '~/routes/api/quotes'
import { action as postQuote } from '~/routes/products/quote'
import { action as postRequest } from '~/routes/products/request'
import { action as postContact } from '~/routes/site/contact'
import { log } from '~/server/log.server'
import { listStorageTroubles } from '~/server/storage-trouble.server'
import { callRoute } from './call-route'
import { beginSession } from './log-in'
import { addProduct, useSiteDatabase } from './site-database'
import { waysIn } from './ways-in'

const site = useSiteDatabase()
const start = new Date('2026-11-21T12:00:00.000Z')
let productId: number

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  productId = (await addProduct(site.db, { slug: 'rope' })).id
})
afterEach(() => {
  vi.useRealTimers()
})

const from = (address: string) => ({ clientAddress: address })
const home = '198.51.100.7'

/** Sends words by any way; other words make another entry. */
const send = (way: keyof typeof waysIn, words: string, address = home) =>
  waysIn[way]({ words, productId, from: address })
const everyWay = keysOf(waysIn)

async function countRows(): Promise<number> {
  const { count } = await site.db
    .selectFrom('quotes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const contacts = await site.db.selectFrom('contacts').select('id').execute()
  return count + contacts.length
}

async function countAttempts(): Promise<number | undefined> {
  const attempts = site.db.selectFrom('rateLimits').select('count').where('kind', '=', 'form-attempt')
  return (await attempts.executeTakeFirst())?.count
}

/** Stores thirty entries, by all ways in turn. */
async function storeThirty(): Promise<void> {
  for (let n = 0; n < 30; n += 1) {
    const way = everyWay[n % everyWay.length] ?? 'the quote form'
    expect((await send(way, `words ${String(n)}`)).status).toBeLessThan(400)
  }
}

async function tryInvalid(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const answer = await callRoute(postContact, { path: '/contact', form: { name: '' }, context: from(home) })
    expect(answer.status).toBe(400)
  }
}

describe('the thirty-first', () => {
  test.each(everyWay)('by %s is refused, says when to come again, counts as tried, and is taken then', async (way) => {
    await storeThirty()
    vi.setSystemTime(new Date('2026-11-21T12:04:00.000Z'))
    const answer = await send(way, 'one more')
    expect(answer.status).toBe(429)
    expect(answer.headers.get('Retry-After')).toBe('360')
    expect(JSON.stringify(answer.body)).toContain('Too many requests. Please try again later.')
    expect(await countRows()).toBe(30)
    expect(await countAttempts()).toBe(31)
    vi.setSystemTime(new Date('2026-11-21T12:09:59.999Z'))
    expect((await send(way, 'one more')).status).toBe(429)
    vi.setSystemTime(new Date('2026-11-21T12:10:00.000Z'))
    expect((await send(way, 'one more')).status).toBeLessThan(400)
  })

  test('from another address is taken', async () => {
    await storeThirty()
    expect((await send('the contact form', 'one more', '198.51.100.8')).status).toBe(303)
  })

  test.each(everyWay)('by %s is not stored when forty come at once', async (way) => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => send(way, `words ${String(n)}`)))
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10)
    expect(await countRows()).toBe(30)
  })

  test('is answered as the first when it is a repeat', async () => {
    await storeThirty()
    expect((await send('the quote form', 'words 0')).status).toBe(303)
    expect((await send('the contact form', 'words 1')).status).toBe(303)
    expect((await send('the form for several products', 'words 4')).status).toBe(303)
    expect(await countRows()).toBe(30)
  })
})

describe('what is stored and what is tried', () => {
  test.each(everyWay)('by %s is counted in one transaction, the row with it', async (way) => {
    const transactions = vi.spyOn(site.db, 'transaction')
    expect((await send(way, 'words')).status).toBeLessThan(400)
    expect(transactions).toHaveBeenCalledOnce()
    expect(await countAttempts()).toBe(1)
  })

  test('counts as tried once, whatever is refused of it', async () => {
    await tryInvalid(1)
    const text = { headers: { 'Content-Type': 'text/plain' }, context: from(home) }
    expect((await callRoute(postContact, { path: '/contact', body: 'name=Ada', ...text })).status).toBe(415)
    expect((await callRoute(postApiQuote, { path: '/api/quotes', body: '{', ...text })).status).toBe(415)
    const unknown = { path: '/products/none/quote', params: { slug: 'none' }, form: {}, context: from(home) }
    expect((await callRoute(postQuote, unknown)).status).toBe(404)
    expect(await countAttempts()).toBe(4)
  })
})

test('repeats and refused fields do not count as stored', async () => {
  for (let n = 0; n < 40; n += 1) await send('the contact form', 'the same')
  await tryInvalid(40)
  expect(await countRows()).toBe(1)
  for (let n = 0; n < 29; n += 1) expect((await send('the contact form', `words ${String(n)}`)).status).toBe(303)
  expect((await send('the contact form', 'one more')).status).toBe(429)
})

test('a write that failed does not count as stored', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  await site.db.schema.alterTable('contacts').renameTo('away').execute()
  for (let n = 0; n < 40; n += 1) expect((await send('the contact form', 'failing')).status).toBe(500)
  await site.db.schema.alterTable('away').renameTo('contacts').execute()
  for (let n = 0; n < 30; n += 1) expect((await send('the contact form', `words ${String(n)}`)).status).toBe(303)
})

describe('after three hundred attempts', () => {
  test('every way refuses whatever comes', async () => {
    await tryInvalid(300)
    for (const way of everyWay) {
      const answer = await send(way, 'good words')
      expect(answer.status).toBe(429)
      expect(answer.headers.get('Retry-After')).toBe('600')
    }
    expect(await countRows()).toBe(0)
    vi.setSystemTime(new Date('2026-11-21T12:10:00.000Z'))
    for (const way of everyWay) expect((await send(way, 'good words')).status).toBeLessThan(400)
  })

  test('nothing is looked up or said about the fields', async () => {
    await tryInvalid(300)
    const unknown = await callRoute(postQuote, {
      path: '/products/none/quote',
      params: { slug: 'none' },
      form: { customerName: '', notes: 'Keep me' },
      context: from(home),
    })
    expect(unknown.status).toBe(429)
    expect(unknown.body).toMatchObject({ lastResult: { initialValue: { notes: 'Keep me' } } })
    expect(unknown.body).toHaveProperty('lastResult.error', undefined)
    const broken = {
      path: '/api/contacts',
      body: '{',
      headers: { 'Content-Type': 'application/json' },
      context: from(home),
    }
    expect((await callRoute(postApiContact, broken)).status).toBe(429)
  })

  test('a repeat is refused too', async () => {
    await send('the contact form', 'the same')
    await tryInvalid(299)
    expect((await send('the contact form', 'the same')).status).toBe(429)
  })

  test('reading is not limited', async () => {
    await tryInvalid(300)
    const answer = await callRoute(postApiContact, { path: '/api/contacts', context: from(home) })
    expect(answer.status).toBe(401)
  })
})

describe('a form that is limited', () => {
  const typed = { name: 'Ada', email: 'ada@example.org', message: 'The most important words', website: '' }

  test.each([
    ['stored', storeThirty],
    ['tried', () => tryInvalid(300)],
  ])('by what was %s comes back with everything that was typed', async (_what, exhaust) => {
    await exhaust()
    const { body } = await callRoute(postContact, { path: '/contact', form: typed, context: from(home) })
    expect(body).toMatchObject({
      message: { title: 'Error', description: 'Too many requests. Please try again later.' },
      lastResult: { initialValue: { name: 'Ada', email: 'ada@example.org', message: 'The most important words' } },
    })
  })

  test('in the dialog too', async () => {
    await storeThirty()
    const form = { customerName: 'Ada', customerEmail: 'ada@example.org', notes: 'Keep me', dialog: '1' }
    const call = { path: '/products/rope/quote', params: { slug: 'rope' }, form, context: from(home) }
    const { status, body } = await callRoute(postQuote, call)
    expect(status).toBe(429)
    expect(body).toMatchObject({ lastResult: { initialValue: { notes: 'Keep me' } } })
  })

  test('comes back when the attempt cannot even be counted', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await site.db.schema.dropTable('rateLimits').execute()
    const { status, body } = await callRoute(postContact, { path: '/contact', form: typed, context: from(home) })
    expect(status).toBe(500)
    expect(body).toMatchObject({
      message: { description: 'Failed to send message. Please try again.' },
      lastResult: { initialValue: { message: 'The most important words' } },
    })
  })
})

describe('what all visitors together store in a day', () => {
  const storedNearly = (kib: number) =>
    site.db
      .insertInto('rateLimits')
      .values({ kind: 'stored-daily', key: 'site', count: 20 * 1024 - kib, endsAt: '2026-11-22T12:00:00.000Z' })
      .execute()

  test.each(everyWay)('is limited by its size, whatever the address: %s', async (way) => {
    await storedNearly(6)
    expect((await send(way, 'long words '.repeat(400), '203.0.113.1')).status).toBeLessThan(400)
    vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    const refused = await send(way, 'long words, '.repeat(400), '203.0.113.2')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '86400'])
    expect(await countRows()).toBe(1)
    expect((await send(way, 'short words', '203.0.113.2')).status).toBeLessThan(400)
    vi.setSystemTime(start.getTime() + 86_400_000)
    expect((await send(way, 'long words, '.repeat(400), '203.0.113.2')).status).toBeLessThan(400)
  })

  test('comes back as typed, with the address to write to, and the operator sees it', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    await storedNearly(0)
    const typed = { name: 'Ada', email: 'ada@example.org', message: 'The most important words' }
    const { body } = await callRoute(postContact, { path: '/contact', form: typed, context: from(home) })
    expect(body).toMatchObject({
      message: { title: 'Not Sent', description: expect.stringContaining('send it to hello@stagwise.example') },
      lastResult: { initialValue: typed },
    })
    expect((await listStorageTroubles(site.db, start)).map(({ title }) => title)).toEqual(['Very Many Messages Today'])
  })
})

describe('a dashboard form without a session', () => {
  const press = (address: string, cookie = '') =>
    callRoute(changeQuote, {
      path: '/admin/quotes',
      form: { intent: 'update-quote-status', id: '1', status: 'closed' },
      headers: cookie === '' ? {} : { Cookie: cookie },
      context: from(address),
    })

  test('comes back 300 times in ten minutes to an address, and an operator’s own is not counted', async () => {
    for (let count = 0; count < 300; count += 1) expect((await press(home)).status).toBe(401)
    const refused = await press(home)
    expect(refused).toMatchObject({ status: 429, body: { title: 'Error' } })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
    expect((await press('198.51.100.8')).status).toBe(401)
    const { cookie } = await beginSession(site.db)
    expect((await press(home, cookie)).status).toBe(403)
  })
})

describe('what a form gives back', () => {
  const contact = ['name', 'email', 'phone', 'subject', 'message', 'website']
  const quote = ['customerName', 'customerEmail', 'customerPhone', 'quantity', 'notes', 'website']
  const forms: [
    string,
    Parameters<typeof callRoute>[0],
    { path: string; params?: Record<string, string> },
    string[],
  ][] = [
    ['the contact form', postContact, { path: '/contact' }, contact],
    ['the quote form', postQuote, { path: '/products/rope/quote', params: { slug: 'rope' } }, quote],
    ['the form for several products', postRequest, { path: '/request' }, quote],
  ]
  const Refused = z.object({ lastResult: z.object({ initialValue: z.record(z.string(), z.unknown()) }) })
  /** The text would make Remix's decoder construct objects, and the names would make objects of other shapes. */
  const document = '[["SanitizedError",1,2],"Function","alert(1)",["E","x","Function"],{"__proto__":[0]}]'
  const names = [
    '__proto__',
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'notes[0].a',
    'message.toString',
    'notes[__proto__][polluted]',
    'then',
    `${'a.'.repeat(2000)}b`,
    `notes${'[0]'.repeat(2000)}`,
    'products[0].__proto__.polluted',
    'products[99999999].slug',
  ]

  test.each(forms)('%s: its own fields as flat text, whatever was posted', async (_, action, call, own) => {
    const form = [...names, ...own].map((name): [string, string] => [name, document])
    const { status, body } = await callRoute(action, { ...call, form, context: from(home) })
    expect(status).toBe(400)
    expect(body).toHaveProperty('lastResult.initialValue')
    expect(shapeOf(body)).toEqual({ depth: expect.any(Number), unexpected: [] })
    expect(shapeOf(body).depth).toBeLessThanOrEqual(6)
    expect(Object.prototype).not.toHaveProperty('polluted')
    const { products: _products, ...texts } = Refused.parse(body).lastResult.initialValue
    expect(Object.keys(texts).filter((name) => !own.includes(name))).toEqual([])
    expect(Object.values(texts).filter((value) => typeof value !== 'string')).toEqual([])
  })

  /** Finds everything but plain objects, lists and texts, and any object within itself. */
  function shapeOf(value: unknown, parents: readonly unknown[] = []): { depth: number; unexpected: unknown[] } {
    if (typeof value !== 'object' || value === null) return { depth: 0, unexpected: [] }
    const prototype: unknown = Object.getPrototypeOf(value)
    const isPlain = prototype === Object.prototype || prototype === null || Array.isArray(value)
    if (!isPlain || parents.includes(value)) return { depth: 1, unexpected: [value] }
    const keys = Object.keys(value).filter((name) => ['__proto__', 'constructor', 'prototype', 'then'].includes(name))
    const inside = Object.values(value).map((each) => shapeOf(each, [...parents, value]))
    return {
      depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
      unexpected: [...keys, ...inside.flatMap(({ unexpected }) => unexpected)],
    }
  }
})
