import type { Transaction } from 'kysely'
import type { PublicTable } from '~/lib/page-kinds'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as postgres from './postgres/sequences.server'
import * as sqlite from './sqlite/sequences.server'

/** The address of some records contains their id. Call inside the inserting transaction, which holds the write lock. */
export async function nextId(trx: Transaction<Database>, table: PublicTable): Promise<number> {
  const { lastSequenceValue } = isPostgres(trx) ? postgres : sqlite
  return (await lastSequenceValue(trx, table)) + 1
}
