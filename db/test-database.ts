/** A fresh, migrated database for each test: in memory, or on the server that TEST_POSTGRES_URL names. */
import BetterSqlite3 from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { migrateToLatest } from './client.server'
import type { Database } from './database'
import { createPostgresDatabase } from './postgres/test-database.server'
import { connect } from './sqlite/connect.server'

/** Set by `npm test -- --engine postgres`. */
export const testServer = process.env.TEST_POSTGRES_URL

let template: Promise<Buffer> | undefined

/** Migrates once per process and copies the bytes, which is much faster. */
export async function createTestDatabase(): Promise<Kysely<Database>> {
  return testServer === undefined ? createSqliteTestDatabase() : createPostgresDatabase(testServer)
}

/** For tests of what only a file has. */
export async function createSqliteTestDatabase(): Promise<Kysely<Database>> {
  template ??= migratedBytes()
  return connect(new BetterSqlite3(await template))
}

async function migratedBytes(): Promise<Buffer> {
  const handle = new BetterSqlite3(':memory:')
  await migrateToLatest(connect(handle))
  const bytes = handle.serialize()
  handle.close()
  return bytes
}
