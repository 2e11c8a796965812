/** Committed files of uploaded pictures, read without waiting. */
import type { Kysely } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as sqlite from './sqlite/committed-image-files.server'
import type { ImageFilesTable } from './tables/images'

export type ImageFileKey = Pick<ImageFilesTable, 'hash' | 'width' | 'format'>

export interface CommittedImageFiles {
  /** Changes with each commit of any process. @throws as read */
  state: () => number
  /** Undefined if there is none. @throws if the database is locked or gone */
  read: (key: ImageFileKey) => Buffer | undefined
  close: () => void
}

/** Undefined for a database in memory, and for a server's, which cannot answer at once. Close it before the database. */
export function openCommittedImageFiles(db: Kysely<Database>): CommittedImageFiles | undefined {
  return isPostgres(db) ? undefined : sqlite.openCommittedImageFiles(db)
}
