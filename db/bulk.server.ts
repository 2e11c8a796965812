import { statSync } from 'node:fs'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import { handleOf } from './sqlite/connect.server'

export type AnyRow = Readonly<Record<string, unknown>>

/** SQLite binds at most 32,766 values in a statement. All rows have the same columns. */
export async function insertRows(trx: Transaction<Database>, table: string, rows: readonly AnyRow[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {})
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`)
  await sql`INSERT INTO ${sql.table(table)} (${columns}) VALUES ${sql.join(values)}`.execute(trx)
}

/** Enlarges the cache, because index pages dominate the time of a large fill. */
export function expectManyRows(db: Kysely<Database>): void {
  if (!isPostgres(db)) handleOf(db).pragma('cache_size = -262144')
}

export async function settleManyRows(db: Kysely<Database>): Promise<void> {
  if (isPostgres(db)) await sql`VACUUM ANALYZE`.execute(db)
  else handleOf(db).pragma('wal_checkpoint(TRUNCATE)')
}

export async function sizeOf(db: Kysely<Database>): Promise<number | undefined> {
  if (!isPostgres(db)) return statSync(handleOf(db).name, { throwIfNoEntry: false })?.size
  const { rows } = await sql<{ size: number }>`SELECT pg_database_size(current_database()) AS size`.execute(db)
  return rows[0]?.size
}
