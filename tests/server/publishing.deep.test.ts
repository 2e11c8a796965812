/** A record that is not public is nowhere on the built site, and goes public at its minute in each of two processes. */
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { goodRows, insertRow } from '~db/test-rows'
import { startSite, type RunningSite } from '../setup/site-process'

/** The name, the texts and the slug of every hidden record contain this word. */
const secret = 'zugunruhe'
const later = '2099-01-01T12:00:00.000Z'

const named = (kind: string, state: string) => ({
  slug: `${secret}-${kind}-${state}`,
  [kind === 'post' ? 'title' : 'name']: `${secret} ${kind} ${state}`,
})

/** Each kind has a draft and a scheduled record; the tables' rows are made public at the end. */
const hidden = [
  { table: 'products', path: '/products/', values: { ...named('product', 'draft'), isActive: 0, isDraft: 1 } },
  {
    table: 'products',
    path: '/products/',
    values: { ...named('product', 'later'), isActive: 0, isDraft: 1, publishAt: later },
  },
  { table: 'deerTypes', path: '/', values: { ...named('species', 'inactive'), isActive: 0 } },
  { table: 'deerTypes', path: '/', values: { ...named('species', 'later'), isActive: 0, publishAt: later } },
  { table: 'blogPosts', path: '/', values: { ...named('post', 'draft') } },
  { table: 'blogPosts', path: '/', values: { ...named('post', 'later'), publishAt: later } },
] as const

const ids = { products: [901, 902], deerTypes: [901, 902], blogPosts: [901, 902] } as const
const seoTypes = { products: 'product', deerTypes: 'page', blogPosts: 'blog' } as const
const apiPaths = {
  products: '/api/products/slug/',
  deerTypes: '/api/deer-types/slug/',
  blogPosts: '/api/blog/posts/slug/',
}

const pages = hidden.map(({ table, path, values: { slug } }) => ({ table, slug, path: path + slug }))

/** The addresses of one record, each of which must be missing or lead nowhere. */
const ofRecord = pages.flatMap(({ table, slug, path }) => [
  path,
  `${path}.data`,
  path.replace(secret, `former-${secret}`),
  `${apiPaths[table]}${slug}`,
  `/api/seo/${seoTypes[table]}/${slug}`,
  `/art/cards/${seoTypes[table]}/${slug}.png`,
  ...(table === 'products' ? [`${path}/quote`, `${path}/quote.data`] : []),
])
const byId = Object.entries(ids).flatMap(([table, two]) =>
  two.map(
    (id) => `/api/seo/${seoTypes[table === 'products' || table === 'deerTypes' ? table : 'blogPosts']}/${String(id)}`,
  ),
)

/** The addresses that list, find or link records. */
const lists = [
  ...['/', '/products', '/deer-types', '/blog', '/blog?category=deer-food', '/hunting-tools/rut-activity-tracker'],
  ...['/_root.data', '/products.data', '/deer-types.data', '/blog.data', '/request', '/request.data'],
  ...['/feed.xml', '/sitemap.xml', '/sitemap/pages.xml', '/sitemap/products-1.xml', '/sitemap/deer-types-1.xml'],
  ...['/sitemap/blog-1.xml', '/robots.txt', '/manifest.webmanifest', '/moose', '/api/openapi.json'],
  ...['/api/products?limit=500', '/api/deer-types?limit=500', '/api/blog/posts?limit=500'],
]
/** The pages repeat the search, so only links count. */
const asking = [
  `/search?q=${secret}`,
  `/search.data?q=${secret}`,
  '/search?q=zugunruhee',
  `/request?product=${pages[0]?.slug ?? ''}&quantity=1`,
]

let site: RunningSite
let db: Kysely<Database>

beforeAll(async () => {
  site = await startSite({ ADMIN_PASSWORD: 'a long password 4 tests' })
  db = openDatabase(site.databaseUrl)
  for (const [index, { table, values }] of hidden.entries()) {
    await insertRow(db, table, { ...goodRows[table], id: 901 + (index % 2), ...values })
  }
  for (const { table, slug, path } of pages) {
    const kind = ({ products: 'product', deerTypes: 'deer-type', blogPosts: 'blog-post' } as const)[table]
    const { id } = await db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
    const former = { path: path.replace(secret, `former-${secret}`), kind, recordId: id, createdAt: later }
    await db.insertInto('formerAddresses').values(former).execute()
  }
})
afterAll(async () => {
  await db.destroy()
  await site.stop()
})

async function read(path: string) {
  const answer = await fetch(site.url + path, { redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location') ?? '', body: await answer.text() }
}

const linksTo = (body: string) => body.match(new RegExp(`(?:/|/products/)${secret}-[a-z]+-[a-z]+`, 'g')) ?? []

describe('what is not public', () => {
  test.each([...ofRecord, ...byId])('%s is missing', async (path) => {
    const { status, location, body } = await read(path)
    expect([status, location]).toEqual([404, ''])
    // The page of a wrong address may repeat it.
    expect(body.replaceAll(path.replace(/\.data$/, ''), '')).not.toContain(`${secret} `)
  })

  test.each(lists)('%s does not show it', async (path) => {
    expect((await read(path)).body).not.toContain(secret)
  })

  test.each(asking)('%s does not find it', async (path) => {
    const { body } = await read(path)
    expect(linksTo(body.replaceAll(/product=[\w-]+/g, ''))).toEqual([])
    expect(body).not.toContain(`${secret} product`)
  })

  test('a quote for it is refused', async () => {
    const post = (path: string, body: URLSearchParams | string, type?: string) =>
      fetch(site.url + path, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: type ? { 'Content-Type': type } : {},
      })
    const customer = { customerName: 'Ada', customerEmail: 'ada@example.org' }
    const form = new URLSearchParams({ ...customer, productId: '901' })
    expect((await post(`/products/${pages[0]?.slug ?? ''}/quote`, form)).status).toBe(404)
    expect((await post('/products/full-body-treestand-harness/quote', form)).status).toBe(404)
    // The response is the same as for a product that never existed.
    const answers = [901, 999_999].map(async (productId) => {
      const answer = await post('/api/quotes', JSON.stringify({ ...customer, productId }), 'application/json')
      return [answer.status, await answer.text()]
    })
    const [ofDraft, ofNone] = await Promise.all(answers)
    expect(ofDraft?.[0]).toBe(400)
    expect(ofDraft).toEqual(ofNone)
  })
})

describe('two processes', () => {
  test('a kept page is gone from both at the minute, and each record is published once', async () => {
    await site.end()
    const at = new Date(Date.now() + 12_000).toISOString()
    for (const table of ['products', 'deerTypes', 'blogPosts'] as const) {
      await db.updateTable(table).set({ publishAt: at }).where('publishAt', '=', later).execute()
    }
    await site.restart()
    const second = await startSite({}, { folder: site.folder })
    const ask = (url: string, path: string) => fetch(url + path).then((answer) => answer.text())
    const both = [site.url, second.url]
    // Two requests to each process make both cache the page.
    for (const url of [...both, ...both]) expect(await ask(url, '/blog')).not.toContain(secret)
    await waitUntil(at)
    for (const url of both) {
      for (const path of ['/blog', '/products', '/deer-types', '/feed.xml', '/sitemap.xml', `/search?q=${secret}`]) {
        expect(await ask(url, path), path).toContain(`${secret}-`)
      }
      for (const { path } of pages.filter(({ slug }) => slug.endsWith('later'))) {
        expect((await fetch(url + path)).status, path).toBe(200)
      }
    }
    const told = await publishedEvents()
    expect(told).toEqual(['deer-type-activated', 'post-published', 'product-activated'])

    // One process is killed at its time; the other does the work, and a restart finds nothing to do.
    const next = new Date(Date.now() + 3000).toISOString()
    await second.end()
    for (const table of ['products', 'deerTypes', 'blogPosts'] as const) {
      await db
        .updateTable(table)
        .set({ publishAt: next })
        .where('slug', 'like', `%${secret}%`)
        .where('id', '=', 901)
        .execute()
    }
    await second.restart()
    await waitUntil(next, 0)
    second.process.kill('SIGKILL')
    await second.restart()
    await waitUntil(next)
    expect(await publishedEvents()).toEqual([...told, ...told].toSorted())
    for (const url of both) for (const { path } of pages) expect((await fetch(url + path)).status, path).toBe(200)
    await second.end()
  }, 60_000)
})

async function publishedEvents(): Promise<string[]> {
  const rows = await db.selectFrom('auditLog').select('event').where('operatorName', '=', 'the schedule').execute()
  return rows.map(({ event }) => event).toSorted()
}

/** Waits until `at` plus the time that the processes have. */
function waitUntil(at: string, graceMs = 1000): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, new Date(at).getTime() + graceMs - Date.now()))
  })
}
