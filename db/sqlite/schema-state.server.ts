import type BetterSqlite3 from './better-sqlite3'
import { migrations } from '~db/sqlite/migrations/list'

type Handle = BetterSqlite3.Database

const ours: readonly string[] = Object.keys(migrations)
const otherProgram = 'it belongs to another program.'

/** Why not to use the database, as the end of a sentence. An empty one may be used. */
export function findForeignProblem(handle: Handle, known = ours): string | undefined {
  const tables = listTables(handle)
  if (tables.length === 0) return undefined
  if (!tables.includes('kysely_migration')) return otherProgram
  const done = listDone(handle)
  const [unknown, ...more] = done.filter((name) => !known.includes(name))
  if (unknown === undefined) return undefined
  // Either a newer version, which has all known migrations, too, or another program that uses Kysely.
  if (more.length + 1 === done.length) return otherProgram
  return `it was made by a newer version of Stagwise (migration ${unknown}). Start that version, or restore a backup.`
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
