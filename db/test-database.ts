/** A fresh, migrated database in memory for each test. */
import BetterSqlite3 from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { connect, migrateToLatest } from './client.server'
import type { Database } from './database'

let template: Promise<Buffer> | undefined

/** Migrates once per process and copies the bytes, which is much faster. */
export async function createTestDatabase(): Promise<Kysely<Database>> {
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
