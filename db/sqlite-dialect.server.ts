/**
 * Kysely's SQLite dialect with changes, for a database that is one file with one connection per process:
 * - a transaction begins IMMEDIATE, so it holds the write lock before it reads anything and never has to start over
 *   because another process wrote in between; `setAccessMode('read only')` begins one that takes no lock;
 * - a rollback after SQLite has rolled back by itself (a full disk) does nothing, where Kysely's would throw and hide
 *   the first error;
 * - schema changes count as transactional, which they are in SQLite, so all migrations run in one transaction;
 * - who waits for the connection can be sent away (`refuseWaiting`), and a query on `db` inside a transaction of `write`
 *   throws, where it can be told: see transaction-guard;
 * - compiled SQL is kept (file-connection), and a limit stands in it as a number: where it is a value of its own, SQLite
 *   compiles the query anew for each call, since its way may depend on how much is asked for.
 */
import type BetterSqlite3 from 'better-sqlite3'
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  ValueNode,
  type DialectAdapter,
  type Driver,
  type LimitNode,
  type QueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { FileConnection } from './file-connection.server'
import { refuseInsideTransaction } from './transaction-guard.server'

export class FileDialect extends SqliteDialect {
  /** One for each handle. */
  readonly driver: FileDriver

  constructor(handle: BetterSqlite3.Database) {
    super({ database: handle })
    this.driver = new FileDriver(handle)
  }

  override createDriver(): Driver {
    return this.driver
  }

  override createQueryCompiler(): QueryCompiler {
    return new FileQueryCompiler()
  }

  override createAdapter(): DialectAdapter {
    return new FileAdapter()
  }
}

interface Waiting {
  go: () => void
  refuse: (reason: Error) => void
}

export class FileDriver implements Driver {
  readonly connection: FileConnection
  readonly #waiting: Waiting[] = []
  #isTaken = false

  constructor(handle: BetterSqlite3.Database) {
    this.connection = new FileConnection(handle)
  }

  async init(): Promise<void> {
    // The handle is open.
  }

  async acquireConnection(): Promise<FileConnection> {
    refuseInsideTransaction()
    if (this.#isTaken) {
      await new Promise<void>((go, refuse) => {
        this.#waiting.push({ go, refuse })
      })
    }
    this.#isTaken = true
    return this.connection
  }

  /** Hands it to whoever has waited longest. */
  releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (next === undefined) this.#isTaken = false
    else next.go()
    return Promise.resolve()
  }

  /** Everybody who waits for the connection now gets this error. */
  refuseWaiting(reason: Error): void {
    for (const { refuse } of this.#waiting.splice(0)) refuse(reason)
  }

  beginTransaction(connection: FileConnection, settings?: TransactionSettings): Promise<void> {
    return done(() => {
      connection.command(settings?.accessMode === 'read only' ? 'BEGIN' : 'BEGIN IMMEDIATE')
    })
  }

  commitTransaction(connection: FileConnection): Promise<void> {
    return done(() => {
      connection.command('COMMIT')
    })
  }

  rollbackTransaction(connection: FileConnection): Promise<void> {
    return done(() => {
      if (connection.handle.inTransaction) connection.command('ROLLBACK')
    })
  }

  destroy(): Promise<void> {
    return done(() => {
      this.connection.handle.close()
    })
  }
}

/** The driver never waits: what it throws becomes a rejection. */
function done(work: () => void): Promise<void> {
  return new Promise((resolve) => {
    work()
    resolve()
  })
}

class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class FileQueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node
    if (ValueNode.is(limit) && typeof limit.value === 'number') this.append(`limit ${String(limit.value)}`)
    else super.visitLimit(node)
  }
}
