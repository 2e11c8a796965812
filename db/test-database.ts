/** Databases for tests: fresh, migrated, in memory, one per test. */
import BetterSqlite3 from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { connect, migrateToLatest } from './client.server'
import type { Database } from './database'

let template: Promise<Buffer> | undefined

/** Migrates once per test file and copies the bytes after that, which is many times faster than to migrate again. */
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
