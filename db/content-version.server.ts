/** Each answer reads the committed content version, without waiting. */
import type { Kysely } from 'kysely'
import type { ContentVersion } from './committed'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as postgres from './postgres/content-version.server'
import * as sqlite from './sqlite/content-version.server'

/** Close the version before the database. */
export function openContentVersion(db: Kysely<Database>): ContentVersion {
  return isPostgres(db) ? postgres.openContentVersion(db) : sqlite.openContentVersion(db)
}
