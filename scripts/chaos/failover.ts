/**
 * Several machines in small: a proxy before two processes of the site, two PostgreSQL servers in synchronous
 * replication. Under load the primary is killed and its data deleted, or its machine goes silent, and the standby is
 * promoted; or a process of the site is killed. Neither process is started again for a lost server.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findPostgres, howToInstall } from '../postgres-server.js'
import { multiset } from './inspect-database'
import { startSite, type RunningSite } from '../site-process'
import { Book, type Stored } from './book'
import { drillSettings, logIn, sampleProduct, send, uniqueText, type Operator } from './clients'
import { kinds, startLoad, type Load } from './failover-load'
import { describeOutage } from './outage'
import { PostgresPair } from './postgres-pair'
import { startProxy, type Proxy } from './proxy'
import { Relay } from './relay'
import { Tally, type DrillOptions, type DrillResult } from './tally'

const quietMs = 2000
/** Until a failover manager is sure that the primary is gone. */
const noticeMs = 3000
/** Longer than the site waits for an answer before it gives up its connections. */
const silenceMs = 15_000
const recoveryMs = 4000
/** As db/postgres/content-version.server.ts says. */
const longestStaleMs = 3000

const losses = ['server', 'machine', 'process'] as const

interface Drill {
  pair: PostgresPair
  relay: Relay
  sites: readonly [RunningSite, RunningSite]
  proxy: Proxy
  operator: Operator
  book: Book
  tally: Tally
}

export async function failoverDrill({ rounds, report }: DrillOptions): Promise<DrillResult> {
  if (findPostgres() === undefined) throw new Error(howToInstall)
  const tally = new Tally('failover')
  const book = new Book()
  const pair = await PostgresPair.start()
  const toStop: (() => unknown)[] = [() => pair.stop()]
  try {
    const relay = await Relay.start(pair.primary.port)
    toStop.push(() => relay.stop())
    const settings = {
      ...drillSettings,
      DATABASE_URL: `postgres://stagwise@127.0.0.1:${String(relay.port)}/postgres`,
      SESSION_SECRET: randomBytes(32).toString('base64url'),
      TRUST_PROXY: '127.0.0.1',
    }
    const start = async () => {
      const site = await startSite(settings)
      toStop.push(() => site.stop())
      return site
    }
    const sites = [await start(), await start()] as const
    const proxy = await startProxy(sites.map(({ port }) => port))
    toStop.push(() => proxy.stop())
    tally.note('in front of the two processes', proxy.name)
    const operator = await logIn(sites[0].url)
    const drill = { pair, relay, sites, proxy, operator, book, tally }
    for (let round = 1; round <= rounds; round += 1) {
      const lost = losses[(round - 1) % losses.length] ?? 'server'
      const name = `round ${String(round)}, a ${lost} is lost`
      const { load, ...moments } = await (lost === 'process' ? loseProcess(drill) : loseServer(drill, lost))
      for (const kind of kinds) {
        const own = load.seen.filter((each) => each.kind === kind)
        tally.note(`${name}: ${kind}`, describeOutage(own, moments))
        tally.expect(own.at(-1)?.isServed === true, `${name}: ${kind} are back`)
        tally.expect(
          own.every(({ isServed, answeredAt }) => isServed || answeredAt > moments.lostAt),
          `${name}: ${kind} are served before`,
        )
      }
      tally.unexpected.push(
        ...new Set(load.seen.flatMap(({ fault }) => (fault === undefined ? [] : `${name}: ${fault}`))),
      )
      await checkStored(drill, load, name)
      tally.rounds = round
      tally.acknowledged = book.acknowledged
      report?.(`failover: ${String(round)} rounds, ${String(book.acknowledged)} acknowledged`)
    }
  } finally {
    for (const stop of toStop.toReversed()) await stop()
  }
  return tally.result()
}

interface Outage {
  load: Load
  lostAt: number
  replacedAt: number
}

async function loseServer(drill: Drill, lost: 'server' | 'machine'): Promise<Outage> {
  const { pair, relay, sites, proxy, book } = drill
  const load = startLoad(
    proxy.url,
    sites.map(({ url }) => url),
    book,
  )
  await wait(quietMs / 2)
  await checkNews(drill)
  await wait(quietMs / 2)
  const lostAt = performance.now()
  if (lost === 'machine') relay.goSilent()
  await pair.losePrimary()
  await wait(lost === 'machine' ? silenceMs : noticeMs)
  await pair.promoteStandby()
  relay.pointTo(pair.primary.port)
  const replacedAt = performance.now()
  await wait(recoveryMs)
  if (sites.some(({ process }) => process.exitCode !== null)) throw new Error('A process of the site ended')
  await checkNews(drill)
  await load.stop()
  await pair.addStandby()
  return { load, lostAt, replacedAt }
}

async function loseProcess(drill: Drill): Promise<Outage> {
  const {
    sites: [lost, other],
    proxy,
    book,
  } = drill
  const load = startLoad(proxy.url, [other.url], book)
  await wait(quietMs)
  const lostAt = performance.now()
  lost.process.kill('SIGKILL')
  await wait(noticeMs)
  await lost.restart()
  const replacedAt = performance.now()
  await wait(quietMs)
  await load.stop()
  return { load, lostAt, replacedAt }
}

/** Saved at one process: the other shows it at once, to the same operator, too. */
async function checkNews({ sites: [saving, showing], operator, tally }: Drill): Promise<void> {
  const headers = { Cookie: operator.cookie }
  const { status } = await send(`${showing.url}/admin/products/new`, { headers })
  tally.expect(status === 200, `who logged in at one process is logged in at the other (${String(status)})`)
  const page = `${showing.url}/products/${sampleProduct.slug}`
  await send(page)
  const text = uniqueText('News', 0)
  const body = new FormData()
  body.append('description', text)
  const saved = await send(`${saving.url}/api/products/${String(sampleProduct.id)}`, { method: 'PUT', headers, body })
  const savedAt = performance.now()
  tally.expect(saved.status === 200, `a product is saved (${String(saved.status)})`)
  while (!(await send(page)).text.includes(text) && performance.now() - savedAt < 2 * longestStaleMs) await wait(1)
  const staleMs = Math.round(performance.now() - savedAt)
  tally.noteMost('a save at one process shows at the other after (ms), at most', staleMs)
  tally.expect(staleMs <= longestStaleMs, `a page is stale for ${String(staleMs)} ms`)
}

async function checkStored({ pair, book, tally }: Drill, { seen }: Load, when: string): Promise<void> {
  const stored = await readStored(pair.primary.url)
  const { losses, unexpected } = book.compare(stored)
  tally.losses.push(...losses.map((loss) => `${loss} (${when})`))
  tally.unexpected.push(...unexpected.map((fault) => `${fault} (${when})`))
  const isStored = (text: string) => stored.quotes.has(text) || stored.contacts.has(text)
  const doubtful = seen.filter(({ isServed, text }) => !isServed && text !== undefined && isStored(text))
  // The connection broke after the commit, and nobody can tell: the form's key stores it once if it is sent again.
  tally.note(`${when}: refused or cut, but stored`, doubtful.length)
}

async function readStored(url: string): Promise<Pick<Stored, 'quotes' | 'contacts'>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const textsOf = async (query: string) => {
    const { rows } = await client.query<{ text: string }>(query)
    return multiset(rows.map(({ text }) => text))
  }
  try {
    const quotes = await textsOf('SELECT notes AS text FROM quotes WHERE notes IS NOT NULL')
    const contacts = await textsOf('SELECT message AS text FROM contacts')
    return { quotes, contacts }
  } finally {
    await client.end()
  }
}
