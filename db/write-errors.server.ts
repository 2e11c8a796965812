/** Errors of writes that are not the input's fault, and of reads while a server does not answer. Nothing is stored. */
import { isBusy as isPostgresBusy, postgresCode, writeProblem } from '~db/postgres/errors.server'
import { isBusy as isSqliteBusy, isFullDisk, sqliteCode } from '~db/sqlite/busy.server'

/** SQLite uses it only without a write-ahead log. */
export const movedFileCode = 'SQLITE_READONLY_DBMOVED'

/** Nothing is stored, and the write may be sent again. */
export abstract class DatabaseWriteError extends Error {}

export class DatabaseBusyError extends DatabaseWriteError {
  constructor(options?: ErrorOptions) {
    super('The database is busy: other work did not end in time.', options)
    this.name = 'DatabaseBusyError'
  }
}

export class DatabaseUnavailableError extends DatabaseWriteError {
  constructor(code: string, options?: ErrorOptions) {
    super(`The database cannot be written: ${reason(code)} (${code}).`, options)
    this.name = 'DatabaseUnavailableError'
  }
}

export function toWriteError(error: unknown): unknown {
  if (error instanceof DatabaseWriteError) return error
  if (isBusy(error)) return new DatabaseBusyError({ cause: error })
  const code = sqliteCode(error) ?? postgresCode(error)
  if (code === undefined || reason(code) === undefined) return error
  return new DatabaseUnavailableError(code, { cause: error })
}

/** Another write holds the lock, and this one may be tried again. */
export function isBusy(error: unknown): boolean {
  return error instanceof DatabaseBusyError || isSqliteBusy(error) || isPostgresBusy(error)
}

/** The row breaks a rule of its table: a CHECK, a unique or a foreign key. */
export function isConstraintError(error: unknown): boolean {
  return sqliteCode(error)?.startsWith('SQLITE_CONSTRAINT') === true || postgresCode(error)?.startsWith('23') === true
}

function reason(code: string): string | undefined {
  if (!code.startsWith('SQLITE_')) return writeProblem(code)
  if (isFullDisk(code)) return 'the disk is full'
  if (code === movedFileCode) return 'its file was moved or deleted'
  if (code.startsWith('SQLITE_READONLY')) return 'the file or its folder is read-only'
  if (code.startsWith('SQLITE_IOERR')) return 'the disk failed'
  if (code.startsWith('SQLITE_CANTOPEN')) return 'a file beside it cannot be opened'
  return undefined
}
