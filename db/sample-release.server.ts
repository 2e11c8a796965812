/** The database has settled with this release of the samples, with or without them; 0 if it is new. */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as postgres from './postgres/sample-release.server'
import * as sqlite from './sqlite/sample-release.server'

export function readSampleRelease(db: Kysely<Database>): Promise<number> {
  return (isPostgres(db) ? postgres : sqlite).readSampleRelease(db)
}

export function noteSampleRelease(trx: Transaction<Database>, release: number): Promise<void> {
  return (isPostgres(trx) ? postgres : sqlite).noteSampleRelease(trx, release)
}
