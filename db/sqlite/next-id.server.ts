/** For records whose address contains their id. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '~db/database'

/** Call inside the inserting transaction, which holds the write lock. */
export async function nextId(
  trx: Transaction<Database>,
  table: 'products' | 'deerTypes' | 'blogPosts',
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`SELECT seq FROM sqlite_sequence WHERE name = ${table}`.execute(trx)
  return (rows[0]?.seq ?? 0) + 1
}
