import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '~db/database'
import { noteCommittedVersion } from './content-version.server'

/** No other program is likely to lock this number. */
const writeLock = 7_212_002

/**
 * Much code reads, decides and then writes, which READ COMMITTED alone would let two do at once. So one write runs at a
 * time over all processes, as with a file. @param deadline by performance.now()
 */
export async function writeOnPostgres<T>(
  db: Kysely<Database>,
  fn: (trx: Transaction<Database>) => Promise<T>,
  deadline: number,
): Promise<T> {
  const { result, version } = await db.transaction().execute(async (trx) => {
    const patienceMs = Math.max(1, Math.round(deadline - performance.now()))
    await sql`
      SELECT set_config('lock_timeout', ${String(patienceMs)}, true), pg_advisory_xact_lock(${writeLock})
    `.execute(trx)
    const result = await fn(trx)
    const { version } = await trx.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()
    return { result, version }
  })
  noteCommittedVersion(db, version)
  return result
}
