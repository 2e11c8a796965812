import { isBusy as isPostgresBusy, postgresCode, writeProblem } from './postgres/errors.server'
import { isBusy as isSqliteBusy, isFullDisk, sqliteCode } from './sqlite/busy.server'
import { DatabaseBusyError, DatabaseUnavailableError, DatabaseWriteError, movedFile } from './write-errors.server'

export function toWriteError(error: unknown): unknown {
  if (error instanceof DatabaseWriteError) return error
  if (isBusy(error)) return new DatabaseBusyError({ cause: error })
  const code = sqliteCode(error) ?? postgresCode(error)
  const reason = code && reasonOf(code)
  if (!code || !reason) return error
  return new DatabaseUnavailableError({ code, reason }, { cause: error })
}

/** Another write holds the lock, and this one may be tried again. */
function isBusy(error: unknown): boolean {
  return error instanceof DatabaseBusyError || isSqliteBusy(error) || isPostgresBusy(error)
}

function reasonOf(code: string): string | undefined {
  if (!code.startsWith('SQLITE_')) return writeProblem(code)
  if (isFullDisk(code)) return 'the disk is full'
  if (code === movedFile.code) return movedFile.reason
  if (code.startsWith('SQLITE_READONLY')) return 'the file or its folder is read-only'
  if (code.startsWith('SQLITE_IOERR')) return 'the disk failed'
  if (code.startsWith('SQLITE_CANTOPEN')) return 'a file beside it cannot be opened'
  return undefined
}
