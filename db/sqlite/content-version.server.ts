/**
 * On the site's own connection, a page rendered during a transaction that is then rolled back could get a version that
 * another write reaches later. So a file is read on a second, read-only connection.
 */
import BetterSqlite3 from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { handleOf } from '~db/sqlite/connect.server'
import type { ContentVersion } from '~db/committed'
import type { Database } from '~db/database'

/** `read` throws if the file is locked or gone, or in memory with an open transaction. */
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
    ready: Promise.resolve(),
    close: () => own?.close(),
  }
}

/** The connection sees only what is committed and never waits for a lock. Close it before the first connection. */
function openReadonly(main: BetterSqlite3.Database): BetterSqlite3.Database {
  const own = new BetterSqlite3(main.name, { readonly: true, fileMustExist: true, timeout: 0 })
  own.pragma('trusted_schema = OFF')
  return own
}
