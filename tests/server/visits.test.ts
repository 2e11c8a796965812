/** Visits of the built site: two processes on one database, their shutdown, and a kill. */
import http from 'node:http'
import { rmSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startSite, temporaryFolder, type RunningSite } from '../../scripts/site-process'

const folder = temporaryFolder()
let sites: RunningSite[]
let database: BetterSqlite3.Database

beforeAll(async () => {
  const first = await startSite({}, { folder })
  sites = [first, await startSite({}, { folder })]
  database = new BetterSqlite3(first.database)
})
afterAll(async () => {
  database.close()
  for (const site of sites) await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-dest': 'document',
}
const router = { ...browser, accept: '*/*', 'sec-fetch-dest': 'empty' }

async function ask(site: RunningSite | undefined, address: string, headers = browser, method = 'GET') {
  const request = http.request(String(site?.url) + address, { method, headers, agent: false }).end()
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  for await (const _ of response);
  return response
}

const Rows = z.array(z.object({ kind: z.string(), name: z.string(), count: z.number() }))

function stored(): Record<string, number> {
  const rows = Rows.parse(
    database.prepare('SELECT kind, name, sum(count) AS count FROM visitCounts GROUP BY 1, 2').all(),
  )
  return Object.fromEntries(rows.map(({ kind, name, count }) => [`${kind} ${name}`, count]))
}

test('both processes count what was read, however it was answered, and add it up at their shutdown', async () => {
  for (const site of sites) {
    const { headers } = await ask(site, '/elk')
    const again = await ask(site, '/elk')
    expect(again.headers['cache-status']).toBe('stagwise; hit')
    const unchanged = await ask(site, '/elk', { ...browser, ...{ 'if-none-match': String(headers.etag) } })
    expect(unchanged.statusCode).toBe(304)
    await ask(site, '/elk', { ...browser, ...{ 'sec-purpose': 'prefetch' } })
    await ask(site, '/products/field-dressing-kit.data', router)
    await ask(site, '/hunting-tools/moon-phase-calendar?month=2026-11')
    await ask(site, '/search?q=Elk')
    await ask(site, '/search?q=Xylophone+Quark')
    await ask(site, '/search?q=%40+xylophone')
    // None of these.
    await ask(site, '/elk', browser, 'HEAD')
    await ask(site, '/elk', { ...browser, 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' })
    await ask(site, '/elk', { ...browser, ...{ cookie: 'stagwise_session=x' } })
    await ask(site, '/elk', router)
    for (const path of ['/no-such-page', '/admin', '/api/products', '/healthz', '/feed.xml', '/robots.txt', '/Elk']) {
      await ask(site, path)
    }
  }
  expect(stored()).toEqual({})
  for (const site of sites) await site.restart()
  expect(stored()).toEqual({
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
  database.exec('DELETE FROM visitCounts')
  const readers = Array.from({ length: 1000 }, (_, index) => sites[index % 2])
  while (readers.length > 0) await Promise.all(readers.splice(0, 50).map((site) => ask(site, '/moose')))
  for (const site of sites) await site.restart()
  expect(stored()).toEqual({ 'page /moose': 1000 })
})

test('a kill loses what was not written yet, and nothing else', async () => {
  const [site] = sites
  await ask(site, '/moose')
  await site?.restart('SIGKILL')
  expect(stored()).toEqual({ 'page /moose': 1000 })
})
