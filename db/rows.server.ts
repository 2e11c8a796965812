import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { BinnedTable } from '~/lib/visibility'
import type { Database } from './database'
import { isThere } from './visibility.server'

export type Columns = Readonly<Record<string, string | number | null>>

export async function readRow<Table extends BinnedTable>(
  db: Kysely<Database>,
  table: Table,
  id: number,
): Promise<Selectable<Database[Table]> | undefined> {
  const { rows } = await sql<Selectable<Database[Table]>>`
    select * from ${sql.table(table)} where id = ${id} and ${isThere(table)}
  `.execute(db)
  return rows[0]
}

/** @returns its id */
export async function insertRow(trx: Transaction<Database>, table: keyof Database, columns: Columns): Promise<number> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(columns))}) returning id
  `.execute(trx)
  const [made] = rows
  if (!made) throw new Error(`Nothing was inserted into ${table}`)
  return made.id
}

/** Returns false if the record is gone or in the bin, or has another version. */
export async function updateVersion(
  trx: Transaction<Database>,
  table: BinnedTable,
  { id, version }: { id: number; version: number },
  columns: Columns,
): Promise<boolean> {
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const { rows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)}, version = ${version + 1}
    where id = ${id} and version = ${version} and ${isThere(table)} returning id
  `.execute(trx)
  return rows.length === 1
}
