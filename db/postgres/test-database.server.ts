import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Client, DatabaseError } from 'pg'
import type { Database } from '~db/database'
import { isEnded, migratePostgres, openPostgres, urlOf } from './connect.server'

const template = 'stagwise_template'
export const testConnections = 4

let ready: Promise<void> | undefined
const made = new Map<string, Kysely<Database>>()

export async function createPostgresDatabase(server: string): Promise<Kysely<Database>> {
  ready ??= makeTemplate(server)
  await ready
  return copyDatabase(server, template)
}

export function postgresCopierOf(db: Kysely<Database>): () => Promise<Kysely<Database>> {
  const url = new URL(urlOf(db))
  const name = url.pathname.slice(1)
  made.delete(name)
  return () => copyDatabase(url.href.replace(name, 'postgres'), name)
}

async function copyDatabase(server: string, from: string): Promise<Kysely<Database>> {
  const name = `test_${randomUUID()}`
  // A server without fsync copies files five times as fast as it writes a log of them.
  await onServer(server, `CREATE DATABASE "${name}" TEMPLATE "${from}" STRATEGY FILE_COPY`)
  await dropEnded(server)
  const db = openPostgres(addressOf(server, name), { connections: testConnections })
  made.set(name, db)
  return db
}

async function dropEnded(server: string): Promise<void> {
  for (const [name, db] of made) {
    if (!isEnded(db)) continue
    made.delete(name)
    await onServer(server, `DROP DATABASE "${name}" WITH (FORCE)`)
  }
}

/** The first process makes the template under another name, so that nobody copies half of it. */
async function makeTemplate(server: string): Promise<void> {
  const own = `template_${randomUUID()}`
  if (await exists(server, template)) return
  await onServer(server, `CREATE DATABASE "${own}"`)
  const db = openPostgres(addressOf(server, own))
  await migratePostgres(db)
  await db.destroy()
  try {
    await onServer(server, `ALTER DATABASE "${own}" RENAME TO "${template}"`)
  } catch (error) {
    // Another process was faster.
    if (!(error instanceof DatabaseError) || error.code !== '42P04') throw error
  }
}

async function exists(server: string, name: string): Promise<boolean> {
  return (await onServer(server, `SELECT 1 FROM pg_database WHERE datname = '${name}'`)) > 0
}

/** @returns the number of rows */
async function onServer(server: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
