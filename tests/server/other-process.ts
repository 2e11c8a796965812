/** Another process changes the database of a running site. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { expect, vi } from 'vitest'
import type { Database } from '~db/database'
import { testServer } from '~db/test-database'
import { write } from '~db/write.server'
import { withDatabase, type RunningSite } from '../setup/site-process'

/** Runs the work while another process holds the write lock. */
export function withLock<T>(site: RunningSite, work: () => Promise<T>): Promise<T> {
  return withDatabase(site, (db) => write(db, work))
}

/**
 * Commits what `work` writes. With a file the site sees the change at once. On PostgreSQL the site gets a notice and
 * queries the version; this function returns once it has done so.
 */
export function writeElsewhere(site: RunningSite, work: (trx: Transaction<Database>) => Promise<unknown>) {
  return withDatabase(site, async (db) => {
    const time = await db.transaction().execute(async (trx) => {
      await work(trx)
      return testServer === undefined ? undefined : serverTime(trx)
    })
    if (time !== undefined) await vi.waitFor(() => expectAsked(db, time), { timeout: 5000, interval: 5 })
  })
}

async function serverTime(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ now: string }>`SELECT clock_timestamp()::text AS now`.execute(db)
  return rows[0]?.now ?? ''
}

async function expectAsked(db: Kysely<Database>, since: string): Promise<void> {
  const { rows } = await sql`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'stagwise content version'
      AND state = 'idle' AND query_start > ${since}::timestamptz
  `.execute(db)
  expect(rows).not.toEqual([])
}
