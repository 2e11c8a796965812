/**
 * Kysely's SQLite dialect for a file that other processes write, too:
 * - a transaction begins IMMEDIATE: it holds the write lock before it reads, and never has to start over because another
 *   process wrote in between;
 * - after SQLite has rolled back by itself (a full disk) a rollback does nothing, where Kysely's would throw and hide the
 *   first error;
 * - a commit into a file that was moved away fails;
 * - schema changes count as transactional, which they are in SQLite, so all migrations run in one transaction;
 * - statements are prepared once, which costs as much as to run one.
 */
import type BetterSqlite3 from 'better-sqlite3'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { isFileMoved } from './moved-file.server'
import { DatabaseUnavailableError, movedFileCode } from '~db/write-errors.server'

export class FileDialect extends SqliteDialect {
  readonly #handle: BetterSqlite3.Database

  constructor(handle: BetterSqlite3.Database) {
    super({ database: handle })
    this.#handle = handle
  }

  override createDriver(): Driver {
    return new FileDriver(this.#handle)
  }

  override createAdapter(): DialectAdapter {
    return new FileAdapter()
  }
}

class FileDriver extends SqliteDriver {
  readonly #handle: BetterSqlite3.Database

  constructor(handle: BetterSqlite3.Database) {
    super({ database: withStatementCache(handle) })
    this.#handle = handle
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    // After the commit: a file that is moved between a check and the commit would be missed.
    if (isFileMoved(this.#handle)) throw new DatabaseUnavailableError(movedFileCode)
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#handle.inTransaction) await super.rollbackTransaction(connection)
  }
}

class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function withStatementCache(handle: BetterSqlite3.Database): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: 200 })
  return {
    close: () => {
      handle.close()
    },
    prepare: (query) => {
      const statement = statements.get(query) ?? handle.prepare(query)
      statements.set(query, statement)
      return statement
    },
  }
}
