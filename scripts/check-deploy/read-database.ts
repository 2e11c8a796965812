import type { Kysely } from 'kysely'
import { findLastDrill } from '~/backups/drills.server'
import { readSiteContent } from '~/dashboard/go-live/site-facts.server'
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
    ...(await readSiteContent(db, now)),
    pendingMigrations: await listPending(db),
    lastDrill: await findLastDrill(db),
  }
}
