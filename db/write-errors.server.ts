/** These errors are not the input's fault. Reads throw them, too, while a server does not answer. */

/** SQLite uses this code only without a write-ahead log. */
export const movedFile = { code: 'SQLITE_READONLY_DBMOVED', reason: 'its file was moved or deleted' } as const

export abstract class DatabaseWriteError extends Error {}

export class DatabaseBusyError extends DatabaseWriteError {
  constructor(options?: ErrorOptions) {
    super('The database is busy: other work did not end in time.', options)
    this.name = 'DatabaseBusyError'
  }
}

export class DatabaseUnavailableError extends DatabaseWriteError {
  constructor({ code, reason }: { code: string; reason: string | undefined }, options?: ErrorOptions) {
    super(`The database cannot be written: ${reason} (${code}).`, options)
    this.name = 'DatabaseUnavailableError'
  }
}
