/**
 * Kysely's SQLite dialect with four changes, for a database that is one file with one connection per process:
 * - a transaction begins IMMEDIATE, so it holds the write lock before it reads anything and never has to start over
 *   because another process wrote in between; `setAccessMode('read only')` begins one that takes no lock;
 * - a rollback after SQLite has rolled back by itself (a full disk) does nothing, where Kysely's would throw and hide
 *   the first error;
 * - schema changes count as transactional, which they are in SQLite, so all migrations run in one transaction;
 * - a query on `db` inside a transaction of `write` throws. It would wait for ever for the connection that the
 *   transaction holds, and with it every other request.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type BetterSqlite3 from 'better-sqlite3'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type TransactionSettings,
} from 'kysely'

/** `open` turns false at the end, so that work begun inside a transaction but left running may use `db` later. */
const held = new AsyncLocalStorage<{ open: boolean }>()

/** Runs what belongs to a transaction. Inside, a query that asks for the connection anew throws. */
export async function holdingConnection<T>(fn: () => Promise<T>): Promise<T> {
  const scope = { open: true }
  try {
    return await held.run(scope, fn)
  } finally {
    scope.open = false
  }
}

/** @throws inside holdingConnection, where to wait for the connection is to wait for oneself. */
export function refuseInsideTransaction(): void {
  if (held.getStore()?.open !== true) return
  throw new Error('This query would wait for its own transaction: use the transaction that write() hands over.')
}

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
    super({ database: handle })
    this.#handle = handle
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction()
    return super.acquireConnection()
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
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
