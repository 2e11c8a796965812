/** The committed content version, read for each answer, without waiting. */
import type { Kysely } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as postgres from './postgres/content-version.server'
import * as sqlite from './sqlite/content-version.server'

export interface ContentVersion {
  /** @throws while it cannot be told, so that nothing stale is served */
  read: () => number
  /** Resolves when the first reading is there, or overdue. */
  ready: Promise<void>
  close: () => void
}

/** Close it before the database. */
export function openContentVersion(db: Kysely<Database>): ContentVersion {
  return isPostgres(db) ? postgres.openContentVersion(db) : sqlite.openContentVersion(db)
}
