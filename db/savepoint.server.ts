import { sql, type Transaction } from 'kysely'
import type { Database } from './database'

/** For a statement that may fail while the transaction goes on, which PostgreSQL would end at the first error. */
export async function inSavepoint<T>(trx: Transaction<Database>, work: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT attempt`.execute(trx)
  try {
    const result = await work()
    await sql`RELEASE SAVEPOINT attempt`.execute(trx)
    return result
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT attempt`.execute(trx)
    throw error
  }
}
