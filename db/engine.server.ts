/** Only files in db/ ask which engine a database runs on. */
import { PostgresAdapter, type Kysely } from 'kysely'
import type { Database } from './database'

export function isPostgres(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
