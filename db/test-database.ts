/** Each test gets a fresh, migrated database: in memory, or on the server that TEST_POSTGRES_URL names. */
import BetterSqlite3 from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { migrateToLatest } from './client.server'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import { createPostgresDatabase, postgresCopierOf } from './postgres/test-database.server'
import { connect, handleOf } from './sqlite/connect.server'

/** `npm test -- --engine postgres` sets the variable. */
export const testServer = process.env.TEST_POSTGRES_URL

let template: Promise<Buffer> | undefined

/** Copying the bytes of a migrated database is much faster than migrating each. */
export async function createTestDatabase(): Promise<Kysely<Database>> {
  return testServer === undefined ? createSqliteTestDatabase() : createPostgresDatabase(testServer)
}

export async function createSqliteTestDatabase(): Promise<Kysely<Database>> {
  template ??= migratedBytes()
  return connect(new BetterSqlite3(await template))
}

export type MakeCopy = () => Promise<Kysely<Database>>

/** Close the database before the first copy. */
export function copierOf(db: Kysely<Database>): MakeCopy {
  if (isPostgres(db)) return postgresCopierOf(db)
  const bytes = handleOf(db).serialize()
  return () => Promise.resolve(connect(new BetterSqlite3(bytes)))
}

async function migratedBytes(): Promise<Buffer> {
  const handle = new BetterSqlite3(':memory:')
  await migrateToLatest(connect(handle))
  const bytes = handle.serialize()
  handle.close()
  return bytes
}
