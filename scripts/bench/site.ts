import path from 'node:path'
import BetterSqlite3 from '~db/sqlite/better-sqlite3'
import { load, startSite, toFigure, type Bench, type Figure } from './processes'

/** A form that is sent again is answered with the row of the first. */
const quoteForm =
  'intent=request-quote&productId=1&website=&quantity=2&customerName=Ada+Hunter&customerEmail=ada@example.org&notes=[<id>]'

export async function measureQuotes({ folder, rounds, seconds }: Bench): Promise<Figure[]> {
  const site = await startSite(folder)
  const database = new BetterSqlite3(path.join(folder, 'site.db'), { readonly: true })
  const count = () => Number(database.prepare('SELECT count(*) FROM quotes').pluck().get())
  const quote = {
    path: '/products/full-body-treestand-harness/quote',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin },
    body: quoteForm,
    status: 303,
  }
  const perSecond: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const before = count()
    const rate = await load(site, quote, seconds)
    const stored = count() - before
    if (stored < rate.requests) throw new Error(`${String(rate.requests)} acknowledged, ${String(stored)} stored`)
    // The first round compiles the code.
    if (round > 0) perSecond.push(rate.perSecond)
  }
  database.close()
  return [toFigure('quotes by form, each durable', perSecond, { unit: '/s', atLeast: 500 })]
}

export async function measureStart({ folder, isQuick }: Bench): Promise<Figure[]> {
  await (await startSite(folder)).stop('SIGTERM')
  const times: number[] = []
  for (let n = 0; n < (isQuick ? 3 : 9); n += 1) {
    const site = await startSite(folder)
    times.push(site.startMs)
    await site.stop('SIGTERM')
  }
  return [toFigure('start to the first answer', times, { unit: 'ms', atMost: 500 })]
}

const asked = ['/', '/elk', '/blog', '/search?q=buck', '/products.data', '/api/products', '/feed.xml']

export async function measureMemory({ folder, isQuick }: Bench): Promise<Figure[]> {
  const site = await startSite(folder)
  const seconds = isQuick ? 2 : 10
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const atRest = site.memoryMb()
  let most = atRest
  for (const address of asked) {
    await load(site, { path: address, headers: { 'accept-encoding': 'gzip' } }, seconds)
    most = Math.max(most, site.memoryMb())
  }
  return [
    toFigure('memory at rest', [atRest], { unit: 'MB', atMost: 190 }),
    toFigure('memory under load, at most', [most], { unit: 'MB', atMost: 440 }),
  ]
}
