/**
 * The one connection of a process, as Kysely uses it. The driver compiles SQL anew for each query, which costs more than
 * many a query does: the texts that come again are kept compiled, those used last.
 */
import { statSync } from 'node:fs'
import type BetterSqlite3 from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'

/** More than the site has queries; one with a list of values is another text for each length. */
const mostKept = 300

/** SQLite compiles these again by itself when the schema has changed. Anything else is seldom, and may change it. */
const comesAgain = /^\s*(?:select|insert|update|delete|with)\b/i

type SavepointCommand = `${'SAVEPOINT' | 'ROLLBACK TO' | 'RELEASE'} ${string}`

/** What its rows hold, the caller says: by the tables' types. */
type Statement = BetterSqlite3.Statement<unknown[], never>

export class FileConnection implements DatabaseConnection {
  readonly handle: BetterSqlite3.Database
  readonly #openedFile: string | undefined
  readonly #commands = new Map<string, Statement>()
  readonly #kept = new LRUCache<string, Statement>({ max: mostKept })

  constructor(handle: BetterSqlite3.Database) {
    this.handle = handle
    this.#openedFile = handle.memory ? undefined : fileId(handle.name)
  }

  /**
   * Another file, or none, has its name now. SQLite goes on writing into the one it has open, since in WAL mode it does
   * not look, and what it writes there is lost with the process.
   */
  isFileMoved(): boolean {
    return this.#openedFile !== undefined && fileId(this.handle.name) !== this.#openedFile
  }

  /** Of the transaction. */
  command(sql: 'BEGIN' | 'BEGIN IMMEDIATE' | 'COMMIT' | 'ROLLBACK' | SavepointCommand): void {
    const statement = this.#commands.get(sql) ?? this.#prepare(sql)
    this.#commands.set(sql, statement)
    statement.run()
  }

  executeQuery({ sql, parameters }: CompiledQuery): Promise<QueryResult<never>> {
    const statement = comesAgain.test(sql) ? this.#keep(sql) : this.#prepareOnce(sql)
    if (statement.reader) return Promise.resolve({ rows: statement.all(parameters) })
    const { changes, lastInsertRowid } = statement.run(parameters)
    return Promise.resolve({ numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] })
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- the driver never waits
  async *streamQuery({ sql, parameters }: CompiledQuery): AsyncGenerator<QueryResult<never>> {
    // One of its own: it is busy until the last row is taken.
    for (const row of this.#prepare(sql).iterate(parameters)) yield { rows: [row] }
  }

  #keep(sql: string): Statement {
    const kept = this.#kept.get(sql)
    if (kept !== undefined) return kept
    const statement = this.#prepare(sql)
    this.#kept.set(sql, statement)
    return statement
  }

  #prepareOnce(sql: string): Statement {
    this.#kept.clear()
    return this.#prepare(sql)
  }

  #prepare(sql: string): Statement {
    return this.handle.prepare<unknown[], never>(sql)
  }
}

function fileId(name: string): string | undefined {
  const stat = statSync(name, { throwIfNoEntry: false })
  return stat && `${String(stat.dev)}:${String(stat.ino)}`
}
