import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import { isOnServer, openDatabase } from '~db/client.server'
import { inRoot, packageScript } from '../run-command.js'
import { operator, startSite, toFigure, type Bench, type Figure } from './processes'

const sizes = { posts: 100_000, products: 10_000, quotes: 1_000_000, contacts: 100_000, log: 100_000 }
/** The samples have none of these; so many fill one page of each list. */
const sampleSizes = { quotes: 60, contacts: 60, log: 60 }

const addresses = `
  / /products /products.data /blog /blog?category=deer-food /elk /sitemap.xml /feed.xml /search?q=deer
  /search?q=zq /search?q=treestand+harness /api/products?limit=50 /api/blog/posts?limit=10 /api/quotes?limit=50
  /api/contacts?limit=50 /admin /admin/quotes /admin/quotes?status=overdue /admin/quotes?q=ada
  /admin/contacts?q=notthere /admin/blog?q=deer /admin/blog?status=draft /admin/products?status=inactive
  /admin/activity /admin/activity?q=deer /admin/products/1/edit /admin/blog/1/edit
`

export async function measureGrowth({ folder, newDatabase, isQuick }: Bench): Promise<Figure[]> {
  const many = await newDatabase()
  const small = await grow(folder, await newDatabase(), sampleSizes)
  const large = await grow(folder, many, sizes, isQuick ? 0.02 : 1)
  let missed = 0
  for (const address of addresses.trim().split(/\s+/)) {
    const [one, other] = [await costOf(small, address), await costOf(large, address)]
    const isMissed = other > 20 && other / one > 1.5
    if (isMissed) missed += 1
    console.log(`${address}: ${one.toFixed(1)} ms, grown ${other.toFixed(1)} ms${isMissed ? ': too much' : ''}`)
  }
  const memory = large.server.memoryMb()
  await large.server.stop('SIGTERM')
  const { startMs } = await startSite(folder, many)
  return [
    toFigure('grown: addresses beyond 1.5 times and 20 ms', [missed], { atMost: 0 }),
    toFigure('grown: memory after all of them', [memory], { unit: 'MB', atMost: 250 }),
    toFigure('grown: start to the first answer', [startMs], { unit: 'ms', atMost: 500 }),
  ]
}

async function grow(folder: string, database: string, counts: Record<string, number>, share = 1) {
  const args = Object.entries(counts).flatMap(([kind, count]) => [`--${kind}`, String(Math.ceil(count * share))])
  const [node, ...tsx] = packageScript('tsx/dist/cli.mjs', 'scripts/fake-data.ts', ...args)
  execFileSync(node, tsx, { cwd: inRoot(), env: { ...process.env, DATABASE_URL: database }, stdio: 'inherit' })
  const server = await startSite(folder, database)
  const login = new URLSearchParams({ intent: 'login', ...operator })
  const { headers } = await fetch(`${server.origin}/admin`, { method: 'POST', body: login, redirect: 'manual' })
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { server, database, cookie: cookies.join('; ') }
}

/**
 * Returns the mean of twelve answers, after eight in which code is compiled: the site's processor time, or with a
 * database server, which also works for it, the time until the answer.
 */
async function costOf({ server, database, cookie }: Awaited<ReturnType<typeof grow>>, address: string) {
  const db = openDatabase(database, { check: 'none' })
  const time = isOnServer(database) ? () => performance.now() : server.cpuMs
  // A cookie makes a public page private.
  const own = /^\/(admin|api)/.test(address) ? { cookie } : {}
  let used = 0
  for (let n = 0; n < 20; n += 1) {
    // The new version makes every cached page outdated.
    await sql`UPDATE "contentVersion" SET version = version + 1`.execute(db)
    const before = time()
    const answer = await fetch(server.origin + address, { headers: { 'accept-encoding': 'gzip', ...own } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${address} answers ${String(answer.status)}`)
    if (n >= 8) used += time() - before
  }
  await db.destroy()
  return used / 12
}
