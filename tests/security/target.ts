import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { formTokenField } from '~/lib/form-rules'
import { hashOf } from '~/server/auth/hash.server'
import { openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import type { SessionsTable } from '~db/tables/sessions'
import { write } from '~db/write.server'
import { startSite, type RunningSite } from '../setup/site-process'
import { ask, askRaw, cookiesOf, type Answer, type Question } from './ask'
import { newAddress } from './attack'

export const operator = { username: 'warden', password: 'a long password of the operator' } as const
export const cookieName = 'stagwise_session'

type SessionRow = Selectable<SessionsTable>

interface Sessions {
  live: string
  other: string
  expired: string
  /** The operator has logged out, and somebody kept a copy. */
  ended: string
  forged: string
}

export interface Target {
  site: RunningSite
  url: string
  port: number
  /** The database is writable, for changes that only time or the operator would make. */
  database: Kysely<Database>
  sessions: Sessions
  token: Readonly<Record<string, string>>
  otherToken: Readonly<Record<string, string>>
  ask: (path: string, question?: Question) => Promise<Answer>
  raw: (text: string, limitMs?: number) => Promise<Answer>
  /** The first call starts another site with other settings; calls with the same settings share it. */
  beside: (settings: Record<string, string>) => Promise<Target>
  others: () => Promise<Target[]>
  stop: () => Promise<void>
}

export async function startTarget(settings: Record<string, string> = {}): Promise<Target> {
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = operator
  const site = await startSite({
    ADMIN_USERNAME,
    ADMIN_PASSWORD,
    TRUST_PROXY: '127.0.0.1',
    // V8 lets garbage lie while the machine has room, which would look like a leak: here it has little.
    NODE_OPTIONS: '--max-old-space-size=160',
    // glibc's malloc keeps freed memory, too, between pieces in use. From this many bytes on it returns a piece.
    MALLOC_MMAP_THRESHOLD_: '16384',
    ...settings,
  })
  const database = openDatabase(site.databaseUrl, { mustExist: true })
  const { url, port } = site
  const others = new Map<string, Promise<Target>>()
  const host = settings.SITE_URL === undefined ? {} : { host: new URL(settings.SITE_URL).host }
  const askSite = (address: string, question?: Question) =>
    ask(port, address, { ...question, headers: { ...host, ...question?.headers } })

  const live = await logIn(askSite)
  const other = await copySession(database, live)
  const ended = await copySession(database, live)
  await askSite('/admin', { form: { intent: 'logout' }, cookie: ended })
  const expired = await copySession(database, live, { createdAt: daysAgo(2), expiresAt: daysAgo(1) })
  const forged = `${nameOf(live)}=${randomBytes(32).toString('base64url')}`
  return {
    site,
    url,
    port,
    database,
    sessions: { live, other, expired, ended, forged },
    token: await tokenOf(askSite, live),
    otherToken: await tokenOf(askSite, other),
    ask: askSite,
    raw: (text, limitMs) => askRaw(port, text, limitMs),
    beside: (more) => {
      const key = JSON.stringify(more)
      const started = others.get(key) ?? startTarget(more)
      others.set(key, started)
      return started
    },
    others: () => Promise.all(others.values()),
    async stop() {
      for (const other of others.values()) await (await other).stop()
      await database.destroy()
      await site.stop()
    },
  }
}

/** Logs in with the form. @returns the Cookie header */
async function logIn(askSite: Target['ask'], from = newAddress()): Promise<string> {
  const answer = await askSite('/admin', { form: { intent: 'login', ...operator }, from })
  const [name, value] = [...cookiesOf(answer)].find(([cookie]) => cookie.endsWith(cookieName)) ?? []
  if (answer.status !== 303 || !name) throw new Error(`The operator could not log in: ${String(answer.status)}`)
  return `${name}=${value?.split(';')[0] ?? ''}`
}

/** Copies the session, since a login costs a third of a second of hashing. @returns the Cookie header */
export async function copySession(
  database: Kysely<Database>,
  cookie: string,
  change: Partial<SessionRow> = {},
): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  await storeSession(database, { ...(await getSession(database, cookie)), idHash: hashOf(id), ...change })
  return `${nameOf(cookie)}=${id}`
}

export async function getSession(database: Kysely<Database>, cookie: string): Promise<SessionRow> {
  const row = await findSession(database, cookie)
  if (row === undefined) throw new Error('There is no such session')
  return row
}

export function findSession(database: Kysely<Database>, cookie: string): Promise<SessionRow | undefined> {
  return database
    .selectFrom('sessions')
    .selectAll()
    .where('idHash', '=', hashOf(idOf(cookie)))
    .executeTakeFirst()
}

export async function storeSession(database: Kysely<Database>, row: SessionRow): Promise<void> {
  await write(database, (trx) => trx.insertInto('sessions').values(row).execute())
}

export function idOf(cookie: string): string {
  return cookie.slice(cookie.indexOf('=') + 1)
}

function nameOf(cookie: string): string {
  return cookie.slice(0, cookie.indexOf('='))
}

async function tokenOf(askSite: Target['ask'], cookie: string): Promise<Record<string, string>> {
  const { body } = await askSite('/admin/seo', { cookie })
  const value = new RegExp(`name="${formTokenField}"[^>]* value="([^"]+)"`).exec(body)?.[1]
  if (value === undefined) throw new Error('The dashboard shows no form token')
  return { [formTokenField]: value }
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
}
