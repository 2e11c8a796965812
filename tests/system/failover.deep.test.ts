/**
 * Two processes of the site use two PostgreSQL servers in synchronous replication behind one address. Under load the
 * primary is killed and its data deleted, or its machine goes silent, and the standby is promoted. Neither process of
 * the site is started again. (kill.test.ts kills the site itself.)
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startSite, type RunningSite } from '../setup/site-process'
import {
  clientSettings,
  logIn,
  postContactForm,
  postQuoteForm,
  sampleProduct,
  send,
  uniqueText,
  type Answer,
  type Operator,
} from './clients'
import { multiset } from './inspect-database'
import { PostgresPair } from './postgres-pair'
import { Relay } from './relay'
import { Ledger, repeat, type Stored } from './trial'

/** A failover manager needs this long to be sure that the primary is gone. */
const noticeMs = 3000
/** The site waits less for an answer before it gives up its connections. */
const silenceMs = 15_000
/** The limit has room for a busy machine. */
const recoveryMs = 30_000
/** db/postgres/content-version.server.ts has the limits. */
const longestStaleMs = 3000
/** One machine has two sites and two database servers, so a client pauses between two requests. */
const pauseMs = 20

interface Shared {
  pair: PostgresPair
  relay: Relay
  sites: readonly [RunningSite, RunningSite]
  operator: Operator
  ledger: Ledger
}

async function startShared(): Promise<Shared> {
  const pair = await PostgresPair.start()
  onTestFinished(() => pair.stop())
  const relay = await Relay.start(pair.primary.port)
  onTestFinished(() => {
    relay.stop()
  })
  const settings = {
    ...clientSettings,
    DATABASE_URL: `postgres://stagwise@127.0.0.1:${String(relay.port)}/postgres`,
    SESSION_SECRET: randomBytes(32).toString('base64url'),
  }
  const start = async () => {
    const site = await startSite(settings)
    onTestFinished(() => site.stop())
    return site
  }
  const sites = [await start(), await start()] as const
  return { pair, relay, sites, operator: await logIn(sites[0].url), ledger: new Ledger() }
}

test.each([
  ['server', noticeMs],
  ['machine', silenceMs],
])(
  'a PostgreSQL %s that is lost costs no acknowledged write, and no restart',
  { timeout: 180_000 },
  async (lost, ms) => {
    const shared = await startShared()
    const { pair, relay, sites, ledger } = shared
    const stop = new AbortController()
    const clients = sites.flatMap((site) => startClients(site, ledger, stop.signal))
    await wait(1000)
    await expectNews(shared)
    if (lost === 'machine') relay.goSilent()
    await pair.losePrimary()
    await wait(ms)
    await pair.promoteStandby()
    relay.pointTo(pair.primary.port)
    expect(sites.map(({ process }) => process.exitCode)).toEqual([null, null])
    await expectNews(shared)
    stop.abort()
    for (const { kind, servedLast } of await Promise.all(clients)) expect([kind, servedLast]).toEqual([kind, true])
    expect(ledger.acknowledged).toBeGreaterThan(0)
    expect(ledger.faultsIn(await readStored(pair.primary.url))).toEqual([])
  },
)

interface Kind {
  kind: string
  ask: () => Promise<Answer>
  holds: string
}

function startClients({ url, output }: RunningSite, ledger: Ledger, signal: AbortSignal) {
  const write = (table: 'quotes' | 'contacts', post: typeof postQuoteForm) => (): Kind => {
    const text = uniqueText('words', 5)
    return { kind: table, ask: () => ledger.enter(table, text, () => post(url, text)), holds: text }
  }
  const read = (path: () => string, holds: string) => (): Kind => {
    const address = path()
    return { kind: address, ask: () => send(url + address), holds }
  }
  return [
    write('quotes', postQuoteForm),
    write('contacts', postContactForm),
    read(() => '/', '</footer>'),
    read(() => `/products/${sampleProduct.slug}`, '</footer>'),
    read(() => `/search?q=buck+${randomUUID().slice(0, 8)}`, '</footer>'),
    read(() => '/healthz', ''),
  ].map(async (next) => {
    let servedLast = false
    const { kind } = next()
    await repeat(async () => {
      const { ask, holds } = next()
      const { status, text } = await ask()
      servedLast = status === 200 || status === 303
      if (!servedLast) {
        expect([kind, status], output().slice(-2000)).toEqual([kind, 503])
        expect(text).toContain(holds)
      }
      await wait(pauseMs)
    }, signal)
    return { kind, servedLast }
  })
}

/** One process saves, and the other shows it at once, to the same operator, too. */
async function expectNews({ sites: [saving, showing], operator }: Shared): Promise<void> {
  const headers = { Cookie: operator.cookie }
  const visit = async () => (await send(`${showing.url}/admin/products/new`, { headers })).status
  await expect.poll(visit, { timeout: recoveryMs }).toBe(200)
  const page = `${showing.url}/products/${sampleProduct.slug}`
  await send(page)
  const text = uniqueText('News', 0)
  const body = new FormData()
  body.append('description', text)
  const address = `${saving.url}/api/products/${String(sampleProduct.id)}`
  const save = async () => (await send(address, { method: 'PUT', headers, body })).status
  await expect.poll(save, { timeout: recoveryMs }).toBe(200)
  const shown = async () => (await send(page)).text
  await expect.poll(shown, { timeout: longestStaleMs, interval: 5 }).toContain(text)
}

async function readStored(url: string): Promise<Pick<Stored, 'quotes' | 'contacts'>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const textsOf = async (query: string) => {
    const { rows } = await client.query<{ text: string }>(query)
    return multiset(rows.map(({ text }) => text))
  }
  try {
    return {
      quotes: await textsOf('SELECT notes AS text FROM quotes WHERE notes IS NOT NULL'),
      contacts: await textsOf('SELECT message AS text FROM contacts'),
    }
  } finally {
    await client.end()
  }
}
