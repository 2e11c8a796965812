/**
 * The files of uploaded pictures as they are committed, read at once and without Kysely, for the server. A second
 * connection, which can only read, sees nothing of a transaction that is still open.
 */
import type { Kysely } from 'kysely'
import { handleOf } from '~db/client.server'
import type { Database } from '~db/database'
import type { ImageFilesTable } from '~db/tables/images'
import { openReadonly } from './content-version.server'

export type ImageFileKey = Pick<ImageFilesTable, 'hash' | 'width' | 'format'>

export interface CommittedImageFiles {
  /** Another number after each commit, of whatever and by whomever: what was read under it is so still. @throws as read */
  state: () => number
  /** Undefined for a file that is not there. @throws when the database is locked or gone. */
  read: (key: ImageFileKey) => Buffer | undefined
  close: () => void
}

/** Of a database that is open and migrated; undefined for one in memory. To be closed before it. */
export function openCommittedImageFiles(db: Kysely<Database>): CommittedImageFiles | undefined {
  const main = handleOf(db)
  if (main.memory) return undefined
  const own = openReadonly(main)
  // This connection writes nothing, so the number tells of all others, those of this process too.
  const state = own.prepare<[], number>('PRAGMA data_version').pluck()
  const file = own
    .prepare<[string, number, string], Buffer>(
      'SELECT bytes FROM imageFiles WHERE hash = ? AND width = ? AND format = ?',
    )
    .pluck()
  return {
    state: () => {
      const number = state.get()
      if (number === undefined) throw new Error('The database has no version')
      return number
    },
    read: ({ hash, width, format }) => file.get(hash, width, format),
    close: () => {
      own.close()
    },
  }
}
