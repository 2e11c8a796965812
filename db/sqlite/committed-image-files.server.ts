/**
 * Committed files of uploaded pictures, read synchronously and without Kysely on a second, read-only connection,
 * which does not see open transactions.
 */
import type { Kysely } from 'kysely'
import { handleOf } from '~db/sqlite/connect.server'
import type { CommittedImageFiles } from '~db/committed'
import type { Database } from '~db/database'
import { openReadonly } from './content-version.server'

/** Undefined for a database in memory. Close it before the database. */
export function openCommittedImageFiles(db: Kysely<Database>): CommittedImageFiles | undefined {
  const main = handleOf(db)
  if (main.memory) return undefined
  const own = openReadonly(main)
  // This connection never writes, so the number counts all others' commits.
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
