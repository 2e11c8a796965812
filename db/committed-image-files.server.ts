/** Committed files of uploaded pictures, read without waiting. */
import type { Kysely } from 'kysely'
import type { CommittedImageFiles } from './committed'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as sqlite from './sqlite/committed-image-files.server'

/** Undefined for a database in memory, and for a server's, which cannot answer at once. Close it before the database. */
export function openCommittedImageFiles(db: Kysely<Database>): CommittedImageFiles | undefined {
  return isPostgres(db) ? undefined : sqlite.openCommittedImageFiles(db)
}
