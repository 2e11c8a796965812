/** The id that the next row of a table will have, for records that carry it in their address. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '~db/database'

/** Inside the transaction that inserts the row: the write lock keeps others from taking the id. */
export async function nextId(
  trx: Transaction<Database>,
  table: 'products' | 'deerTypes' | 'blogPosts',
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`SELECT seq FROM sqlite_sequence WHERE name = ${table}`.execute(trx)
  return (rows[0]?.seq ?? 0) + 1
}
