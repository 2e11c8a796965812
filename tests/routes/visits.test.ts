/** The operator has a page and a file of visits, and each stored quote is counted. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loader as sendFile } from '~/routes/admin/visit-file'
import { loader as page } from '~/routes/admin/visits'
import { loader as search } from '~/routes/site/search'
import { action as postQuote } from '~/routes/products/quote'
import { action as callQuotes } from '~/routes/api/quotes'
import { addDays } from '~/lib/days'
import { insertQuote } from '~/inbox/quotes/quotes.server'
import { write } from '~db/write.server'
import { log } from '~/server/log.server'
import { siteToday } from '~/server/site-today.server'
import { visitCounter } from '~/dashboard/visits.server'
import { addTrigger, dropTrigger } from '~db/test-faults'
import { callRoute } from './call-route'
import { beginSession } from './log-in'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()
let headers: { Cookie: string }

beforeEach(async () => {
  visitCounter.take()
  headers = { Cookie: (await beginSession(site.db)).cookie }
})

const today = siteToday()
const read = (path: string, times = 1) => {
  for (let time = 0; time < times; time += 1) visitCounter.count({ path, search: '', resultCount: undefined })
}
const store = (day: string, kind: string, name: string, count: number) =>
  site.db.insertInto('visitCounts').values({ day, kind, name, count }).execute()
const open = (query = '') => callRoute(page, { path: `/admin/visits${query}`, headers })
const stored = async () => {
  const rows = await site.db.selectFrom('visitCounts').selectAll().execute()
  return rows.map(({ kind, name, count }) => `${kind} ${name} ${String(count)}`)
}

test('asks for the login', async () => {
  for (const loader of [page, sendFile]) {
    const { status } = await callRoute(loader, { path: '/admin/visits' })
    expect(status).toBe(401)
  }
})

describe('the page', () => {
  test('writes the counts of this process first, once', async () => {
    read('/', 3)
    expect(await stored()).toEqual([])
    for (const _ of [1, 2]) await open()
    expect(await stored()).toEqual(['page / 3'])
  })

  test('names what was read, also by its former address, and what is gone by its address', async () => {
    await addDeerType(site.db, { name: 'Elk', slug: 'elk' })
    const post = await addPost(site.db, { title: 'Old Ways', slug: 'old-ways' })
    await site.db.updateTable('blogPosts').set({ slug: 'new-ways' }).where('id', '=', post.id).execute()
    await addProduct(site.db, { name: 'Rope', slug: 'rope' })
    for (const [path, times] of [
      ['/', 1],
      ['/elk', 9],
      ['/old-ways', 2],
      ['/new-ways', 3],
      ['/was-here', 4],
      ['/products/rope', 8],
      ['/products/rope/quote', 2],
      ['/hunting-tools/legal-light', 7],
    ] as const) {
      read(path, times)
    }
    visitCounter.count({ path: '/hunting-tools/legal-light', search: '?state=VT', resultCount: undefined })
    await store(today, 'product-request', '/products/rope', 2)
    const { body } = await open()
    expect(body).toMatchObject({
      isBehind: false,
      report: {
        pages: {
          all: 7,
          rows: [
            { title: 'Elk', path: '/elk', count: 9 },
            { title: 'Legal Light', path: '/hunting-tools/legal-light', count: 8 },
            { title: 'Rope', path: '/products/rope', count: 8 },
            { title: 'Old Ways', path: '/new-ways', count: 5 },
            { title: '/was-here', path: undefined, count: 4 },
            { title: 'Quote form: Rope', path: '/products/rope/quote', count: 2 },
            { title: 'Home', path: '/', count: 1 },
          ],
        },
        tools: { rows: [{ title: 'Legal Light', count: 8, answers: 1 }] },
        species: { rows: [{ title: 'Elk', count: 9 }] },
        posts: { rows: [{ title: 'Old Ways', count: 5 }] },
        products: { rows: [{ title: 'Rope', count: 8, requests: 2 }] },
      },
    })
  })

  test.each([
    ['', 30],
    ['?days=7', 7],
    ['?days=365', 365],
    ['?days=8', 30],
    ['?days=7&days=90', 7],
  ])('%s shows %i days, each in its place', async (query, count) => {
    await store(today, 'page', '/', 5)
    await store(today, 'tool', '/hunting-tools/log', 2)
    await store(addDays(today, 1 - count), 'search', 'elk', 1)
    await store(addDays(today, -count), 'page', '/', 100)
    const { body } = await open(query)
    const nothing = { pages: 0, tools: 0, searches: 0, withoutResult: 0, views: 0, requests: 0 }
    const days = Array.from({ length: count }, (_, index) => ({ ...nothing, day: addDays(today, index + 1 - count) }))
    days[0] = { ...nothing, day: addDays(today, 1 - count), searches: 1 }
    days[count - 1] = { ...nothing, day: today, pages: 7, tools: 2 }
    expect(body).toMatchObject({ period: count, days, report: { searches: { rows: [{ title: 'elk', count: 1 }] } } })
  })

  test('says so when the newest counts cannot be written, keeps them, and writes them the next time', async () => {
    const reported = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await addTrigger(site.db, 'INSERT ON visitCounts')
    read('/')
    expect(await open()).toMatchObject({ status: 200, body: { isBehind: true, report: { pages: { all: 0 } } } })
    expect(reported.mock.calls.map(([event]) => event)).toEqual(['visits could not be written'])
    vi.restoreAllMocks()
    await dropTrigger(site.db, 'visitCounts')
    expect(await open()).toMatchObject({ body: { isBehind: false } })
    expect(await stored()).toEqual(['page / 1'])
  })
})

test('the file has every row of the days, and no formula', async () => {
  await store(today, 'search', '=1+1', 3)
  await store(addDays(today, -6), 'page', '/', 5)
  await store(addDays(today, -7), 'page', '/elk', 5)
  const { body, headers: sent } = await callRoute(sendFile, { path: '/admin/visits.csv?days=7', headers })
  expect(sent.get('Content-Disposition')).toBe(`attachment; filename="visits-${today}.csv"`)
  expect(String(body).replace('\uFEFF', '')).toBe(
    ['Day,Kind,Name,Count', `${addDays(today, -6)},page,/,5`, `${today},search,'=1+1,3`, ''].join('\r\n'),
  )
})

test('a search tells the server how many results it shows', async () => {
  await addDeerType(site.db, { name: 'Elk' })
  for (const [q, resultCount] of [
    ['elk', 1],
    ['zeppelin', 0],
  ]) {
    const context = {}
    await callRoute(search, { path: `/search?q=${String(q)}`, context })
    expect(context).toEqual({ resultCount })
  }
})

describe('a request counts', () => {
  const customer = { customerName: 'Ada', customerEmail: 'ada@example.com', quantity: '1' }

  test('once with its quote, by form and by API, and not when it is suspected', async () => {
    const { id } = await addProduct(site.db, { slug: 'rope' })
    const form = { productId: String(id), ...customer }
    const send = (change: Record<string, string> = {}) =>
      callRoute(postQuote, { path: '/products/rope/quote', params: { slug: 'rope' }, form: { ...form, ...change } })
    expect((await send()).status).toBe(303)
    // A repeated quote is the same quote.
    await send()
    expect(await stored()).toEqual(['product-request /products/rope 1'])
    await send({ quantity: '2', website: 'spam' })
    expect(await stored()).toEqual(['product-request /products/rope 1'])
    const { status } = await callRoute(callQuotes, {
      path: '/api/quotes',
      json: { ...customer, quantity: 3, productId: id },
    })
    expect([status, await stored()]).toEqual([201, ['product-request /products/rope 2']])
  })

  test('once for each product of the quote', async () => {
    const [rope, saw] = [await addProduct(site.db, { slug: 'rope' }), await addProduct(site.db, { slug: 'saw' })]
    const others = [saw, rope].map(({ id }) => ({ productId: id, quantity: 2 }))
    const quote = { ...customer, customerPhone: null, notes: null, quantity: 1, productId: rope.id, suspected: false }
    // The time is one minute to midnight in New York.
    const now = new Date('2026-11-22T04:59:00.000Z')
    const limit = { kind: 'form-stored', key: '192.0.2.7', count: 5, seconds: 60 }
    await write(site.db, (trx) => insertQuote(trx, { ...quote, others }, { now, limit }))
    expect(await site.db.selectFrom('visitCounts').select(['day', 'name']).execute()).toEqual([
      { day: '2026-11-21', name: '/products/rope' },
      { day: '2026-11-21', name: '/products/saw' },
    ])
  })
})
