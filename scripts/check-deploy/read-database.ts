/** What the database itself says, on either engine. */
import type { Kysely } from 'kysely'
import { listOperators } from '~/server/auth/operator-accounts.server'
import { findLastDrill } from '~/backups/drills.server'
import { readGoLiveFacts } from '~/dashboard/go-live.server'
import type { Database } from '~db/database'
import type { ServerFacts } from '~db/postgres/server-facts.server'
import { listPending } from '~db/schema-state.server'
import type { DatabaseFacts } from './facts'

export interface Opened {
  facts?: DatabaseFacts
  problem?: string
  damage?: string
  server?: ServerFacts
}

export async function readDatabaseFacts(db: Kysely<Database>, now: Date): Promise<DatabaseFacts> {
  return {
    pendingMigrations: await listPending(db),
    goLive: await readGoLiveFacts(db, { now, backupAt: undefined }),
    operators: await listOperators(db, now),
    lastDrill: await findLastDrill(db),
  }
}
