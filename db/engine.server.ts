/** Which engine a database runs on. Only files in db/ ask. */
import { PostgresAdapter, type Kysely } from 'kysely'
import type { Database } from './database'

export function isPostgres(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
