import path from 'node:path'
import { openDatabase } from '~db/client.server'
import { inRoot, packageScript } from '../run-command.js'
import { load, serve, startSite, toFigure, type Bench, type Figure } from './processes'

/** Each visitor has another address. A form that is sent again is answered with the row of the first. */
const quoteForm =
  'intent=request-quote&productId=1&website=&quantity=2&customerName=Ada+Hunter&customerEmail=[<id>]@example.org'

export async function measureQuotes({ folder, newDatabase, rounds, seconds }: Bench): Promise<Figure[]> {
  const url = await newDatabase()
  const site = await startSite(folder, url)
  const [, ...script] = packageScript('@remix-run/serve/dist/cli.js', inRoot('scripts', 'bench', 'plain-route.ts'))
  const own = { DATABASE_URL: await newDatabase() }
  const plain = await serve(['--import', 'tsx', ...script], path.join(folder, 'plain.log'), own)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = { headers: { ...headers, origin: site.origin }, body: quoteForm, status: 303 }
  const quote = { ...post, path: '/products/full-body-treestand-harness/quote' }
  const database = openDatabase(url)
  const counted = database.selectFrom('quotes').select(({ fn }) => fn.countAll<number>().as('count'))
  const rates: { site: number; share: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const before = await counted.executeTakeFirstOrThrow()
    const { requests, perSecond } = await load(site, quote, seconds)
    const stored = (await counted.executeTakeFirstOrThrow()).count - before.count
    if (stored < requests) throw new Error(`${String(requests)} acknowledged, ${String(stored)} stored`)
    const other = await load(plain, { ...post, path: '/' }, seconds)
    rates.push({ site: perSecond, share: perSecond / other.perSecond })
  }
  await database.destroy()
  // The first round compiles the code.
  const of = (key: 'site' | 'share') => rates.slice(1).map((rate) => rate[key])
  return [
    toFigure('quotes by form, each durable', of('site'), { unit: '/s', atLeast: 500 }),
    toFigure('quotes by form: of a plain Remix route’s rate', of('share'), { atLeast: 1 }),
  ]
}

export async function measureStart({ folder, newDatabase, isQuick }: Bench): Promise<Figure[]> {
  const database = await newDatabase()
  await (await startSite(folder, database)).stop('SIGTERM')
  const times: number[] = []
  for (let n = 0; n < (isQuick ? 3 : 9); n += 1) {
    const site = await startSite(folder, database)
    times.push(site.startMs)
    await site.stop('SIGTERM')
  }
  return [toFigure('start to the first answer', times, { unit: 'ms', atMost: 1000 })]
}

const asked = ['/', '/elk', '/blog', '/search?q=buck', '/products.data', '/api/products', '/feed.xml']

export async function measureMemory({ folder, newDatabase, isQuick }: Bench): Promise<Figure[]> {
  const database = await newDatabase()
  // The first start also judges a password and hashes it.
  await (await startSite(folder, database)).stop('SIGTERM')
  const site = await startSite(folder, database)
  const seconds = isQuick ? 2 : 10
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  const atRest = site.memoryMb()
  const loaded: number[] = []
  for (const address of asked) {
    await load(site, { path: address, headers: { 'accept-encoding': 'gzip' } }, seconds)
    loaded.push(site.memoryMb())
  }
  return [
    toFigure('memory at rest', [atRest], { unit: 'MB', atMost: 130 }),
    toFigure('memory under load, at most', [Math.max(...loaded)], { unit: 'MB', atMost: 200 }),
  ]
}
