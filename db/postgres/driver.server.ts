/** Routes answer both errors with 503, on reads, too. NUL, which no text in PostgreSQL can have, is dropped. */
import {
  PostgresDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely'
import { DatabaseBusyError, DatabaseUnavailableError } from '~db/write-errors.server'
import { isBusy, isUnavailable, postgresCode, writeProblem } from './errors.server'

export class ServerDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new ServerDriver(super.createDriver())
  }
}

class ServerDriver implements Driver {
  readonly #kyselys: Driver
  readonly #connections = new WeakMap<DatabaseConnection, DatabaseConnection>()

  constructor(kyselys: Driver) {
    this.#kyselys = kyselys
  }

  init() {
    return this.#kyselys.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const kyselys = await translated(() => this.#kyselys.acquireConnection())
    const own: DatabaseConnection = {
      executeQuery: (query) => translated(() => kyselys.executeQuery(withoutNul(query))),
      streamQuery: (query, chunkSize) => kyselys.streamQuery(query, chunkSize),
    }
    this.#connections.set(own, kyselys)
    return own
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    return this.#kyselys.beginTransaction(connection, settings)
  }

  commitTransaction(connection: DatabaseConnection) {
    return this.#kyselys.commitTransaction(connection)
  }

  rollbackTransaction(connection: DatabaseConnection) {
    return this.#kyselys.rollbackTransaction(connection)
  }

  releaseConnection(connection: DatabaseConnection) {
    return this.#kyselys.releaseConnection(this.#connections.get(connection) ?? connection)
  }

  destroy() {
    return this.#kyselys.destroy()
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isBusy(error)) throw new DatabaseBusyError({ cause: error })
    const code = postgresCode(error)
    if (code === undefined || !isUnavailable(code)) throw error
    throw new DatabaseUnavailableError({ code, reason: writeProblem(code) }, { cause: error })
  }
}

function withoutNul(query: CompiledQuery): CompiledQuery {
  if (!query.parameters.some(hasNul)) return query
  return { ...query, parameters: query.parameters.map((value) => (hasNul(value) ? value.replaceAll('\0', '') : value)) }
}

function hasNul(value: unknown): value is string {
  return typeof value === 'string' && value.includes('\0')
}
