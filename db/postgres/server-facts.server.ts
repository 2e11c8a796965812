import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'
import { connectionsOfProcess } from './connect.server'
import { listenerName } from './content-version.server'

export interface ServerFacts {
  majorVersion: number
  isOwner: boolean
  /** A standby follows another server, and accepts no writes. */
  isStandby: boolean
  /** These settings lose acknowledged writes in a crash. */
  careless: readonly string[]
  isEncrypted: boolean
  /** A superuser's programs may have more connections. */
  connections: number
  connectionsOfProcess: number
  processes: number
  /** True if a standby follows the server, or its log is archived. */
  isCopied: boolean
}

export async function readServerFacts(db: Kysely<Database>): Promise<ServerFacts> {
  const { rows } = await sql<Omit<ServerFacts, 'careless' | 'connectionsOfProcess'> & { careless: string | null }>`
    SELECT current_setting('server_version_num')::int / 10000 AS "majorVersion",
      has_schema_privilege('public', 'CREATE') AND NOT EXISTS (
        SELECT 1 FROM pg_tables WHERE schemaname = 'public' AND NOT pg_has_role(tableowner, 'USAGE')
      ) AS "isOwner",
      pg_is_in_recovery() AS "isStandby",
      (
        SELECT string_agg(name, ' ' ORDER BY name) FROM pg_settings
        WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off'
      ) AS careless,
      coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS "isEncrypted",
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int AS connections,
      (
        SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = ${listenerName}
      ) AS processes,
      current_setting('archive_mode') <> 'off' OR EXISTS (SELECT 1 FROM pg_stat_replication) AS "isCopied"
  `.execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('The server says nothing about itself')
  return { ...facts, careless: facts.careless?.split(' ') ?? [], connectionsOfProcess }
}
