import { isBusy, isFullDisk, sqliteCode } from './busy.server'

export function openProblem(error: unknown): string | undefined {
  const code = sqliteCode(error)
  if (code === undefined) return undefined
  if (isBusy(error)) return 'another process keeps it locked.'
  if (code === 'SQLITE_NOTADB') return 'it is not an SQLite database.'
  if (code.startsWith('SQLITE_CORRUPT')) return 'it is damaged. Restore a backup.'
  // A restore replaced the file while this waited for its lock.
  if (code === 'SQLITE_READONLY_DBMOVED') return 'it was replaced at this moment. Start again.'
  if (code.startsWith('SQLITE_READONLY')) return 'the file or its folder is read-only for this user.'
  if (code.startsWith('SQLITE_CANTOPEN')) return 'it cannot be opened. Is it there, and may this user write to it?'
  if (isFullDisk(code)) return 'the disk is full.'
  if (code.startsWith('SQLITE_IOERR')) return `the disk failed (${code}).`
  return undefined
}

export function isDamage(error: unknown): boolean {
  const code = sqliteCode(error)
  return code === 'SQLITE_NOTADB' || code?.startsWith('SQLITE_CORRUPT') === true
}

export function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
