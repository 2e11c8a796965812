/** Two processes of the built site count visits in one database, also over a shutdown and a kill. */
import http from 'node:http'
import { rmSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { startSite, temporaryFolder, type RunningSite } from '../setup/site-process'

const folder = temporaryFolder()
let sites: RunningSite[]
let db: Kysely<Database>

beforeAll(async () => {
  const first = await startSite({}, { folder })
  sites = [first, await startSite({}, { folder })]
  db = openDatabase(first.databaseUrl)
})
afterAll(async () => {
  await db.destroy()
  for (const site of sites) await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-dest': 'document',
}
const router = { ...browser, accept: '*/*', 'sec-fetch-dest': 'empty' }

async function ask(
  site: RunningSite | undefined,
  address: string,
  headers: Record<string, string> = browser,
  method = 'GET',
) {
  const request = http.request(String(site?.url) + address, { method, headers, agent: false }).end()
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  for await (const _ of response);
  return response
}

async function stored(): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('visitCounts')
    .select(({ fn }) => ['kind', 'name', fn.sum<number>('count').as('count')])
    .groupBy(['kind', 'name'])
    .execute()
  return Object.fromEntries(rows.map(({ kind, name, count }) => [`${kind} ${name}`, count]))
}

test('both processes count what was read, however it was answered, and add it up at their shutdown', async () => {
  for (const site of sites) {
    const { headers } = await ask(site, '/elk')
    const again = await ask(site, '/elk')
    expect(again.headers['cache-status']).toBe('stagwise; hit')
    const unchanged = await ask(site, '/elk', { ...browser, 'if-none-match': String(headers.etag) })
    expect(unchanged.statusCode).toBe(304)
    await ask(site, '/elk', { ...browser, 'sec-purpose': 'prefetch' })
    await ask(site, '/products/field-dressing-kit.data', router)
    await ask(site, '/hunting-tools/moon-phase-calendar?month=2026-11')
    await ask(site, '/search?q=Elk')
    await ask(site, '/search?q=Xylophone+Quark')
    await ask(site, '/search?q=%40+xylophone')
    // None of the following requests is counted.
    await ask(site, '/elk', browser, 'HEAD')
    await ask(site, '/elk', { ...browser, 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' })
    await ask(site, '/elk', { ...browser, cookie: 'stagwise_session=x' })
    await ask(site, '/elk', router)
    for (const path of ['/no-such-page', '/admin', '/api/products', '/healthz', '/feed.xml', '/robots.txt', '/Elk']) {
      await ask(site, path)
    }
  }
  expect(await stored()).toEqual({})
  for (const site of sites) await site.restart()
  expect(await stored()).toEqual({
    'page /elk': 8,
    'page /search': 6,
    'product /products/field-dressing-kit': 2,
    'tool /hunting-tools/moon-phase-calendar': 2,
    'tool-answer /hunting-tools/moon-phase-calendar': 2,
    'search elk': 2,
    'search xylophone quark': 2,
    'search (not stored)': 2,
    'search-without-result xylophone quark': 2,
    'search-without-result (not stored)': 2,
  })
})

test('a thousand readers of two processes are a thousand', async () => {
  await db.deleteFrom('visitCounts').execute()
  const readers = Array.from({ length: 1000 }, (_, index) => sites[index % 2])
  while (readers.length > 0) await Promise.all(readers.splice(0, 50).map((site) => ask(site, '/moose')))
  for (const site of sites) await site.restart()
  expect(await stored()).toEqual({ 'page /moose': 1000 })
})

test('a kill loses what was not written yet, and nothing else', async () => {
  const [site] = sites
  await ask(site, '/moose')
  await site?.restart('SIGKILL')
  expect(await stored()).toEqual({ 'page /moose': 1000 })
})
