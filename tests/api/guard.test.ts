/** Who gets past the guard: every path of the API with every method, for whoever may try, at the built site. */
import { createHash } from 'node:crypto'
import path from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplePath, type ApiRow } from '~/features/api-contract/contract'
import { apiRows } from '~/features/api-contract/contract.data'
import { startServer, type RunningSite } from '../server/start-server'

const operator = { username: 'warden', password: 'a long password here' }
const cookieName = 'stagwise_session'

let site: RunningSite
let live: string
let database: BetterSqlite3.Database
let attackers: Record<'none' | 'forged' | 'ended' | 'malformed' | 'crossSite' | 'otherOrigin', Record<string, string>[]>

beforeAll(async () => {
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = operator
  site = await startServer({ ADMIN_USERNAME, ADMIN_PASSWORD })
  const ended = await logIn()
  const logout = new URLSearchParams({ intent: 'logout' })
  await fetch(`${site.url}/admin`, { method: 'POST', body: logout, headers: { Cookie: ended }, redirect: 'manual' })
  live = await logIn()
  database = new BetterSqlite3(path.join(site.folder, 'site.db'))
  const malformed = [`${cookieName}=%ZZ; =;; "`, `${live}x`, `${live}; ${live}`, `${cookieName}=`]
  attackers = {
    none: [{}],
    forged: [{ Cookie: `${cookieName}=${'Ab-_0'.repeat(9).slice(0, 43)}` }],
    ended: [{ Cookie: ended }],
    malformed: malformed.map((Cookie) => ({ Cookie })),
    // The operator's own browser, led astray.
    crossSite: [
      { Cookie: live, 'Sec-Fetch-Site': 'cross-site' },
      { Cookie: live, 'Sec-Fetch-Site': 'same-site', Origin: site.url },
    ],
    otherOrigin: [
      { Cookie: live, Origin: 'https://elsewhere.example' },
      { Cookie: live, Origin: 'null' },
    ],
  }
}, 60_000)
afterAll(() => {
  database.close()
  return site.stop()
})

async function logIn(): Promise<string> {
  const body = new URLSearchParams({ intent: 'login', ...operator })
  const answer = await fetch(`${site.url}/admin`, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status).toBe(303)
  return (
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(cookieName))
      ?.split(';')[0] ?? ''
  )
}

/** Every row of every table. */
function dump(): string {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all()
  const rows = tables.map((name) => [name, database.prepare(`SELECT * FROM "${String(name)}"`).all()])
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

/** Another one after each write that the site commits, even one that leaves every row as it was. */
function writesSoFar(): unknown {
  return database.pragma('data_version', { simple: true })
}

/** The body that the contract shows, for the call may succeed if only the guard lets it. */
function exampleBody({ body }: ApiRow): { body: string | FormData; headers: Record<string, string> } | undefined {
  if (!body) return undefined
  if (body.kind === 'json') {
    return { body: JSON.stringify(body.example), headers: { 'Content-Type': 'application/json' } }
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(body.example)) form.append(name, value)
  return { body: form, headers: {} }
}

const nonsense = { body: '{"', headers: { 'Content-Type': 'application/json' } }

interface Try {
  method: string
  address: string
  /** The contract's, where it has one for this method and path. */
  row?: ApiRow | undefined
}

async function send({ method, address, row }: Try, headers: Record<string, string>): Promise<Response> {
  const sent = isRead(method) ? undefined : row ? exampleBody(row) : nonsense
  return fetch(site.url + address, {
    method,
    headers: { ...sent?.headers, ...headers },
    ...(sent ? { body: sent.body } : {}),
  })
}

/** What each attacker gets: one status, unless his ways differ. */
async function tryAll(attempt: Try): Promise<Record<string, number[]>> {
  const entries = Object.entries(attackers).map(async ([name, ways]): Promise<[string, number[]]> => {
    // All his ways where there is something to get.
    const tried = attempt.row ? ways : ways.slice(0, 1)
    const statuses = await Promise.all(tried.map((headers) => tryOnce(attempt, headers)))
    return [name, [...new Set(statuses)]]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function tryOnce(attempt: Try, headers: Record<string, string>): Promise<number> {
  const answer = await send(attempt, headers)
  const text = await answer.text()
  if (answer.status === 401) expect(answer.headers.get('Cache-Control')).toBe('no-store')
  if (answer.status === 401 && attempt.method !== 'HEAD') expect(text).toBe('{"message":"Unauthorized"}')
  if (answer.status === 403) expect(text).toBe('{"message":"Cross-site request refused"}')
  return answer.status
}

function wanted({ row, method }: Try, isGuarded: boolean): Record<string, number[]> {
  const own = method === 'OPTIONS' ? 204 : (row?.answer.status ?? 405)
  const first = isGuarded || row?.who === 'operator' ? 401 : own
  const fromElsewhere = isRead(method) ? own : 403
  return {
    ...{ none: [first], forged: [first], ended: [first], malformed: [first] },
    ...{ crossSite: [fromElsewhere], otherOrigin: [fromElsewhere] },
  }
}

function isRead(method: string): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}

const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
const rows = apiRows.filter((row) => row.path.startsWith('/api/'))

function triesOf(route: string, addressOf: (row: ApiRow) => string): Try[] {
  const own = rows.filter((row) => row.path === route)
  const [first] = own
  if (!first) throw new Error(`No row has the path ${route}`)
  return methods.map((method) => ({
    method,
    address: addressOf(first),
    row: own.find((row) => row.method === (method === 'HEAD' ? 'GET' : method)),
  }))
}

/** The address of a record that is not there. */
function missingPath(row: ApiRow): string {
  return examplePath({
    ...row,
    params: { ...row.params, ...(row.params?.id ? { id: { ...row.params.id, example: 999_999 } } : {}) },
  })
}

const routes = [...new Set(rows.map((row) => row.path))]
const isGuarded = (route: string) => rows.filter((row) => row.path === route).every(({ who }) => who === 'operator')

describe("a path that is the operator's alone", () => {
  const guarded = routes.filter(isGuarded)
  const start = { rows: '' }

  test('is one of many', () => {
    start.rows = dump()
    expect(guarded.length).toBeGreaterThan(12)
  })

  test.each(guarded)('%s: 401 with every method, 403 from other sites, and nothing is written', async (route) => {
    const before = writesSoFar()
    const missing = triesOf(route, missingPath).filter(({ row, address }) => row && address.includes('999999'))
    for (const attempt of [...triesOf(route, examplePath), ...missing]) {
      expect(await tryAll(attempt), `${attempt.method} ${attempt.address}`).toEqual(wanted(attempt, true))
    }
    expect(writesSoFar()).toBe(before)
  })

  test('leaves every row as it was', () => {
    expect(dump()).toBe(start.rows)
  })
})

describe('a path that everybody may use in part', () => {
  test.each(routes.filter((route) => !isGuarded(route)))('%s: each method as the contract says', async (route) => {
    for (const attempt of triesOf(route, examplePath)) {
      const before = writesSoFar()
      expect(await tryAll(attempt), attempt.method).toEqual(wanted(attempt, false))
      const isCreated = attempt.row?.who === 'public' && attempt.method === 'POST'
      expect(writesSoFar() !== before, attempt.method).toBe(isCreated)
    }
  })

  test.each(rows.filter(({ who }) => who === 'both'))(
    '$path shows what is hidden to the operator alone',
    async (row) => {
      const table = row.path.includes('/blog/') ? 'blogPosts' : 'deerTypes'
      const column = table === 'blogPosts' ? 'isPublished' : 'isActive'
      const show = (value: 0 | 1) => database.prepare(`UPDATE ${table} SET ${column} = ?`).run(value)
      show(0)
      const attempt = { method: 'GET', address: examplePath(row), row }
      const hidden = { none: [404], forged: [404], ended: [404], malformed: [404] }
      expect(await tryAll(attempt)).toMatchObject(hidden)
      expect((await send(attempt, { Cookie: live })).status).toBe(200)
      show(1)
      expect((await send(attempt, {})).status).toBe(200)
    },
  )
})

test('the operator, whose cookie all of this is about, gets in', async () => {
  const guarded = rows.filter(({ who, method }) => who === 'operator' && method === 'GET')
  for (const row of guarded) {
    const answer = await send({ method: 'GET', address: examplePath(row), row }, { Cookie: live })
    expect(answer.status, row.path).toBe(200)
    await answer.arrayBuffer()
  }
})
