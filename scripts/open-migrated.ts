import type { Kysely } from 'kysely'
import { openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { DatabaseOpenError } from '~db/open-error'
import { listPending } from '~db/schema-state.server'

/** @throws DatabaseOpenError */
export async function openMigrated(url: string): Promise<Kysely<Database>> {
  const db = openDatabase(url, { mustExist: true })
  try {
    if ((await listPending(db)).length === 0) return db
    throw new DatabaseOpenError(url.replace(/^file:/, ''), 'start the site once, to bring it up to date.')
  } catch (error) {
    await db.destroy()
    throw error
  }
}
