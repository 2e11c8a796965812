import type { Kysely } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as postgres from './postgres/connect.server'
import { handleOf } from './sqlite/connect.server'
import * as sqlite from './sqlite/schema-state.server'

/** A server's database is not lost with a folder. */
export function isEmptyFile(db: Kysely<Database>): boolean {
  return !isPostgres(db) && sqlite.listTables(handleOf(db)).length === 0
}

export async function listPending(db: Kysely<Database>): Promise<string[]> {
  return isPostgres(db) ? postgres.listPending(db) : sqlite.listPending(handleOf(db))
}
