import { CompiledQuery, HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Pool, PoolClient } from 'pg'
import type { Database } from '~db/database'
import { DatabaseOpenError, findSchemaProblem, otherProgram } from '~db/open-error'
import { DatabaseUnavailableError } from '~db/write-errors.server'
import { migrations } from './migrations/list'
import { ServerDialect } from './driver.server'
import { openProblem } from './errors.server'
import { plainProblem } from './tls'

export interface PoolOptions {
  connections?: number
  isBounded?: boolean
}

const mostConnections = 10
/** One more connection listens for new content. */
export const connectionsOfProcess = mostConnections + 1
const connectPatienceMs = 5000
/** A write waits as long for its turn; no statement of the site takes nearly as long. */
const bounds = "SET lock_timeout = '5s'; SET statement_timeout = '30s'"

/** @throws DatabaseOpenError */
export function openPostgres(
  url: string,
  { connections = mostConnections, isBounded = false }: PoolOptions = {},
): Kysely<Database> {
  const problem = plainProblem(url)
  if (problem !== undefined) throw new DatabaseOpenError(url, problem)
  const inUse = new Set<PoolClient>()
  const own: Opened = { url, pool: undefined, inUse, isBounded }
  const db = new Kysely<Database>({
    dialect: new ServerDialect({
      pool: async () => (own.pool = await makePool(own, connections)),
      // Poolers refuse startup parameters.
      onCreateConnection: async (connection) => {
        if (isBounded) await connection.executeQuery(CompiledQuery.raw(bounds))
      },
    }),
    // SQLite reads `in ()` as false. The plugin does the same here, and makes `not in ()` true.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  })
  opened.set(db, own)
  return db
}

/** Imports the driver now, so that a site on a file starts without it. */
async function makePool({ url, inUse }: Opened, connections: number): Promise<Pool> {
  const { Pool, TypeOverrides, types } = await import('pg')
  // No number of the site exceeds what JavaScript counts exactly: CHECKs see to it.
  const numbers = new TypeOverrides()
  numbers.setTypeParser(types.builtins.INT8, Number)
  numbers.setTypeParser(types.builtins.NUMERIC, Number)
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectPatienceMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'stagwise',
    types: numbers,
  })
  // An idle connection may fail, as when the server ends: the pool makes another one when it is needed.
  pool.on('error', () => undefined)
  // A connection in the middle of a transaction may fail between two queries: its next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_, client) => inUse.delete(client))
  return pool
}

interface Opened {
  url: string
  pool: Pool | undefined
  inUse: Set<PoolClient>
  isBounded: boolean
}

const opened = new WeakMap<Kysely<Database>, Opened>()

/**
 * Makes requests fail that wait for an answer. A server that lost its power never says that connections have ended, and
 * the system would wait for a quarter of an hour.
 */
export function cutConnections(db: Kysely<Database>): void {
  const { pool, inUse } = opened.get(db) ?? {}
  for (const client of inUse ?? []) void client.end().catch(() => undefined)
  const dropOne = () =>
    pool?.connect().then((client) => {
      client.release(true)
    })
  for (let idle = pool?.idleCount ?? 0; idle > 0; idle -= 1) void dropOne()?.catch(() => undefined)
}

export function isEnded(db: Kysely<Database>): boolean {
  return opened.get(db)?.pool?.ended === true
}

export function urlOf(db: Kysely<Database>): string {
  const url = opened.get(db)?.url
  if (url === undefined) throw new Error('This database was not opened here')
  return url
}

/** Kysely uses an advisory lock: one process migrates, the others wait. */
export async function migratePostgres(
  db: Kysely<Database>,
  list: Record<string, Migration> = migrations,
): Promise<readonly string[]> {
  if (opened.get(db)?.isBounded === true) return migrateUnbounded(urlOf(db), list)
  return orOpenError(db, async () => {
    await listApplied(db, Object.keys(list))
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(list) } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error !== undefined) throw error instanceof Error ? error : new Error('Migration failed', { cause: error })
    return results.map((result) => result.migrationName)
  })
}

/** A migration may take minutes, and waits for another process's. */
async function migrateUnbounded(url: string, list: Record<string, Migration>): Promise<readonly string[]> {
  const db = openPostgres(url, { connections: 1 })
  try {
    return await migratePostgres(db, list)
  } finally {
    await db.destroy()
  }
}

export async function listPending(db: Kysely<Database>): Promise<string[]> {
  const known = Object.keys(migrations)
  const applied = new Set(await orOpenError(db, () => listApplied(db, known)))
  return known.filter((name) => !applied.has(name))
}

/** @throws DatabaseOpenError */
async function listApplied(db: Kysely<Database>, known: readonly string[]): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const own = tables.filter(({ schema }) => schema === 'public').map(({ name }) => name)
  if (own.length === 0) return []
  if (!own.includes('kysely_migration')) throw new DatabaseOpenError(urlOf(db), otherProgram)
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db)
  const applied = rows.map(({ name }) => name)
  const problem = findSchemaProblem(applied, known)
  if (problem !== undefined) throw new DatabaseOpenError(urlOf(db), problem)
  return applied
}

async function orOpenError<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const cause = error instanceof DatabaseUnavailableError ? error.cause : error
    const problem = error instanceof DatabaseOpenError ? undefined : openProblem(cause)
    throw problem === undefined ? error : new DatabaseOpenError(urlOf(db), problem, { cause: error })
  }
}
