/** Whose schema a database has, and how far it is migrated. */
import type BetterSqlite3 from 'better-sqlite3'
import { migrations } from '~db/sqlite/migrations/list'

type Handle = BetterSqlite3.Database

const ours: readonly string[] = Object.keys(migrations)
const otherProgram = 'it belongs to another program.'

/** What forbids to use the database, for the end of a line that names it; an empty one may be used. */
export function findForeignProblem(handle: Handle, known = ours): string | undefined {
  const tables = listTables(handle)
  if (tables.length === 0) return undefined
  if (!tables.includes('kysely_migration')) return otherProgram
  const done = listDone(handle)
  const [unknown, ...more] = done.filter((name) => !known.includes(name))
  if (unknown === undefined) return undefined
  // A newer version has done those that are known here, too; Kysely serves other programs as well.
  if (more.length + 1 === done.length) return otherProgram
  return `it was made by a newer version of Stagwise (migration ${unknown}). Start that version, or restore a backup.`
}

/** The migrations that the next start will run. */
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
