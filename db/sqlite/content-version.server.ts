/**
 * The content's version, read at once and without Kysely, for the cached pages: a few microseconds a reading.
 * What is committed counts, by this process or another, and nothing else. The site's own connection would show a
 * transaction that is still open; a page made from a version that is then rolled back would look right again as soon as
 * another write reaches that number. So a file gets a second connection, which can only read.
 */
import BetterSqlite3 from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { handleOf } from '~db/client.server'
import type { Database } from '~db/database'

export interface ContentVersion {
  /** @throws when the database is locked or gone, and for one in memory while a transaction is open. */
  read: () => number
  close: () => void
}

/** Of a database that is open and migrated. To be closed before it. */
export function openContentVersion(db: Kysely<Database>): ContentVersion {
  const main = handleOf(db)
  const own = main.memory ? undefined : openReadonly(main)
  const row = (own ?? main).prepare<[], number>('SELECT version FROM contentVersion WHERE id = 1').pluck()
  return {
    read: () => {
      if (own === undefined && main.inTransaction) throw new Error('A transaction is open')
      const version = row.get()
      if (version === undefined) throw new Error('The content has no version')
      return version
    },
    close: () => own?.close(),
  }
}

/**
 * A second connection to a database file: it sees what is committed, nothing of a transaction that is still open on the
 * first, and never waits for a lock. To be closed before the first.
 */
export function openReadonly(main: BetterSqlite3.Database): BetterSqlite3.Database {
  const own = new BetterSqlite3(main.name, { readonly: true, fileMustExist: true, timeout: 0 })
  own.pragma('trusted_schema = OFF')
  return own
}
