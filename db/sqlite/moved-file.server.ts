/**
 * In WAL mode SQLite does not notice that its file was moved, deleted or replaced, and keeps writing into a file that
 * is lost with the process.
 */
import { statSync } from 'node:fs'
import type BetterSqlite3 from 'better-sqlite3'

const openedFiles = new WeakMap<BetterSqlite3.Database, string | undefined>()

export function rememberFile(handle: BetterSqlite3.Database): void {
  if (!handle.memory) openedFiles.set(handle, fileId(handle.name))
}

export function isFileMoved(handle: BetterSqlite3.Database): boolean {
  return openedFiles.has(handle) && openedFiles.get(handle) !== fileId(handle.name)
}

function fileId(name: string): string | undefined {
  const stat = statSync(name, { throwIfNoEntry: false })
  return stat && `${String(stat.dev)}:${String(stat.ino)}`
}
