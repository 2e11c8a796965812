/** Whether it was decided that a new site starts with samples, so that deleted samples do not come back. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as postgres from './postgres/settled.server'
import * as sqlite from './sqlite/settled.server'

export function isSettled(db: Kysely<Database>): Promise<boolean> {
  return (isPostgres(db) ? postgres : sqlite).isSettled(db)
}

export function settle(trx: Transaction<Database>): Promise<void> {
  return (isPostgres(trx) ? postgres : sqlite).settle(trx)
}
