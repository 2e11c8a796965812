/** Another session holds a table of the site's PostgreSQL server, as VACUUM FULL or REINDEX do. */
import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations } from '~db/postgres/migrations/list'
import { migrateToLatest, openDatabase, openSiteDatabase } from '~db/client.server'
import { createDatabase, startPostgres } from '../setup/postgres-server.js'
import { startSite, type RunningSite } from '../setup/site-process'

let server: Awaited<ReturnType<typeof startPostgres>>
let site: RunningSite
let other: Client

beforeAll(async () => {
  server = await startPostgres()
  site = await startSite({
    DATABASE_URL: server.url,
    SESSION_SECRET: 'a secret for tests alone, of 32+ characters',
    ADMIN_PASSWORD: 'a long password here',
  })
  other = new Client({ connectionString: server.url })
  await other.connect()
  await other.query('BEGIN')
  await other.query('LOCK TABLE products, contacts, quotes IN ACCESS EXCLUSIVE MODE')
}, 90_000)
afterAll(async () => {
  await other.end()
  await site.stop()
  await server.stop()
})

function post(address: string, fields: Record<string, string>) {
  return fetch(site.url + address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
}

const message = { intent: 'send-message', name: 'Ada', email: 'ada@example.org', message: 'Kept through the lock' }
const quote = { intent: 'request-quote', customerName: 'Ada', customerEmail: 'ada@example.org', notes: 'Kept as well' }
const quotePath = '/products/full-body-treestand-harness/quote'
const limit = { timeout: 20_000 }

test.concurrent('the health check tells it', limit, async () => {
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503)
})

test.concurrent.each(['/products?category=safety&page=2', '/search?q=harness', '/products.data?x=1', '/api/products'])(
  '%s is 503 within some seconds',
  limit,
  async (address) => {
    const answer = await fetch(site.url + address)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  },
)

test.concurrent('a message comes back in its form', limit, async () => {
  const answer = await post('/contact', message)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('Kept through the lock</textarea>')
})

test.concurrent('what serves requests is bounded; commands and migrations are not', limit, async () => {
  const boundsOf = async <T>(db: Kysely<T>) => {
    const bounds = sql<{ lock: string; statement: string }>`
      SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement
    `
    return (await bounds.execute(db)).rows[0]
  }
  const url = await createDatabase(server.url)
  const [serving, command] = [openSiteDatabase(url), openDatabase(url)]
  let migrating: unknown
  const look = { up: async (db: Kysely<unknown>) => void (migrating = await boundsOf(db)) }
  await migrateToLatest(serving, { ...migrations, '002-look': look })
  expect(await boundsOf(serving)).toEqual({ lock: '5s', statement: '30s' })
  expect([await boundsOf(command), migrating]).toEqual([
    { lock: '0', statement: '0' },
    { lock: '0', statement: '0' },
  ])
  await Promise.all([serving.destroy(), command.destroy()])
})

// This test is the last, because it frees the table.
test('everything works once the table is free', async () => {
  await other.query('ROLLBACK')
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${site.url}/api/products`)).status).toBe(200)
  expect((await post('/contact', message)).status).toBe(303)
  expect((await post(quotePath, quote)).status).toBe(303)
})
