import type BetterSqlite3 from 'better-sqlite3'
import { findSchemaProblem, otherProgram } from '~db/open-error'
import { migrations } from '~db/sqlite/migrations/list'

type Handle = BetterSqlite3.Database

const ours: readonly string[] = Object.keys(migrations)

export function findForeignProblem(handle: Handle, known = ours): string | undefined {
  const tables = listTables(handle)
  if (tables.length === 0) return undefined
  if (!tables.includes('kysely_migration')) return otherProgram
  return findSchemaProblem(listDone(handle), known)
}

export function listPending(handle: Handle): string[] {
  const done = listTables(handle).includes('kysely_migration') ? listDone(handle) : []
  return ours.filter((name) => !done.includes(name))
}

export function listTables(handle: Handle): string[] {
  return listNames(handle, `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'`)
}

function listDone(handle: Handle): string[] {
  return listNames(handle, 'SELECT name FROM kysely_migration ORDER BY name')
}

function listNames(handle: Handle, query: string): string[] {
  return handle.prepare<[], string>(query).pluck().all()
}
