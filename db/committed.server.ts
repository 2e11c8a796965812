/**
 * A second connection to a database file, for the front door: it can only read, and sees what is committed, nothing of a
 * transaction that is still open on the first. Nobody waits for a lock on it: the answer is made anew instead.
 */
import BetterSqlite3 from 'better-sqlite3'

/** @param main the first one, of a file. To be closed after this one. */
export function openCommitted(main: BetterSqlite3.Database): BetterSqlite3.Database {
  const own = new BetterSqlite3(main.name, { readonly: true, fileMustExist: true, timeout: 0 })
  own.pragma('trusted_schema = OFF')
  return own
}
