import { dumpCommand } from '~/backups/postgres-commands'
import { listSome } from '~/lib/text'
import { isOnServer } from '~db/client.server'
import { isLocal, isVerified } from '~db/postgres/tls'
import type { DeployRule } from './rule'

const leastVersion = 15

export const postgresRules: readonly DeployRule[] = [
  {
    id: 'postgres-secret',
    level: 'error',
    check: ({ env }) =>
      env && isOnServer(env.DATABASE_URL) && env.SESSION_SECRET === undefined
        ? 'SESSION_SECRET is not set: the site does not start without it on PostgreSQL.'
        : undefined,
    remedy: 'Set it to 32 characters or more (openssl rand -base64 32), the same for each process, and keep a copy.',
  },
  {
    id: 'postgres-version',
    level: 'error',
    check: ({ server }) =>
      server && server.majorVersion < leastVersion
        ? `The server is PostgreSQL ${String(server.majorVersion)}; the site is tried on ${String(leastVersion)} and newer.`
        : undefined,
    remedy: 'Move the database to a newer server, with a dump.',
  },
  {
    id: 'postgres-owner',
    level: 'error',
    check: ({ server }) =>
      server && !server.isOwner
        ? 'The user of DATABASE_URL may not change the tables, so the next version of the site may not start.'
        : undefined,
    remedy:
      'Make that user the owner of the database and its tables (ALTER DATABASE … OWNER TO …; REASSIGN OWNED BY …).',
  },
  {
    id: 'postgres-standby',
    level: 'error',
    check: ({ server }) => (server?.isStandby ? 'The server follows another one and takes no writes.' : undefined),
    remedy: 'Set DATABASE_URL to the primary server, or promote this one.',
  },
  {
    id: 'postgres-careless',
    level: 'error',
    check: ({ server }) =>
      server && server.careless.length > 0
        ? `A crash of the server loses requests that were acknowledged: ${listSome(server.careless, 5)} is off.`
        : undefined,
    remedy: 'Switch it on, for the server, the database and the user (SELECT * FROM pg_settings says where it is set).',
  },
  {
    id: 'postgres-tls',
    level: 'error',
    check: ({ env, server }) => {
      if (env === undefined || !isOnServer(env.DATABASE_URL) || isLocal(env.DATABASE_URL)) return undefined
      if (server !== undefined && !server.isEncrypted)
        return 'Password and visitors’ data travel to the server in the clear.'
      return isVerified(env.DATABASE_URL) ? undefined : 'DATABASE_URL does not make sure that it is the right server.'
    },
    remedy: 'Use ?sslmode=verify-full in DATABASE_URL (and &sslrootcert=FILE for a certificate of your own).',
  },
  {
    id: 'postgres-connections',
    level: 'error',
    check: ({ server }) => {
      if (server === undefined) return undefined
      const { connections, connectionsOfProcess: each } = server
      const processes = Math.max(1, server.processes)
      if (processes * each <= connections) return undefined
      const many = processes === 1 ? 'One process of the site takes' : `${String(processes)} processes of the site take`
      return `${many} up to ${String(processes * each)} connections, and the server has ${String(connections)}.`
    },
    remedy: 'Raise max_connections of the server, or start fewer processes.',
  },
  {
    id: 'postgres-backup',
    level: 'warning',
    check: ({ server, backup }) =>
      server && !server.isCopied && backup === undefined
        ? 'No standby follows the server, its log is not archived, and this check knows of no dumps.'
        : undefined,
    remedy: ({ env }) =>
      `Make a dump each night, and name its folder in BACKUP_DIR, so that this check sees its age: ${dumpCommand(env?.DATABASE_URL ?? '')}.`,
  },
  {
    id: 'postgres-replica-url',
    level: 'warning',
    check: ({ env }) =>
      env && isOnServer(env.DATABASE_URL) && env.REPLICA_URL !== undefined
        ? 'REPLICA_URL has no effect on PostgreSQL.'
        : undefined,
    remedy: 'Take it out. A standby server copies each commit.',
  },
]
