/**
 * Transactions begin IMMEDIATE, so they never have to start over. A rollback after SQLite has rolled back by itself
 * (full disk) must not hide the first error. A commit into a moved file fails.
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
import { DatabaseUnavailableError, movedFile } from '~db/write-errors.server'

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
    // The check comes after the commit, or a file moved in between would be missed.
    if (isFileMoved(this.#handle)) throw new DatabaseUnavailableError(movedFile)
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
