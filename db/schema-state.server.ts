/** Whose schema a database has, and how far it is migrated. */
import { sql, type Kysely } from 'kysely'
import type { Database } from './database'

/** What forbids to use the database, for the end of a line that names it; an empty one may be used. */
export async function findForeignProblem(db: Kysely<Database>, known: readonly string[]): Promise<string | undefined> {
  const tables = await listTables(db)
  if (tables.length === 0) return undefined
  if (!tables.includes('kysely_migration')) return 'it belongs to another program.'
  const unknown = (await listDone(db)).find((name) => !known.includes(name))
  if (unknown === undefined) return undefined
  return `it was made by a newer version of Stagwise (migration ${unknown}). Start that version, or restore a backup.`
}

/** The migrations that the next start will run. */
export async function listPending(db: Kysely<Database>, known: readonly string[]): Promise<string[]> {
  const done = (await listTables(db)).includes('kysely_migration') ? await listDone(db) : []
  return known.filter((name) => !done.includes(name))
}

export async function listTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'
  `.execute(db)
  return rows.map(({ name }) => name)
}

async function listDone(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db)
  return rows.map(({ name }) => name)
}
