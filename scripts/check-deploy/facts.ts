import type { SiteContent, SiteFacts } from '~/dashboard/go-live/rules'
import type { Env } from '~/server/env.server'
import type { ServerFacts } from '~db/postgres/server-facts.server'

export interface Facts extends SiteFacts {
  /** Undefined if the configuration is invalid. */
  env: Env | undefined
  hasAdminPassword: boolean
  configurationFaults: readonly string[]
  /** Undefined means `production`. */
  nodeEnv: string | undefined
  nodeVersion: string
  /** Undefined on Windows. */
  userId: number | undefined
  /** Undefined if in memory, on a server, or not found. */
  files: FileFacts | undefined
  /** Undefined if it cannot be opened. */
  database: DatabaseFacts | undefined
  /** The text says why the database cannot be opened, unless it is damaged. */
  databaseProblem: string | undefined
  /** Undefined if there is no damage. */
  databaseDamage: string | undefined
  /** Undefined if it cannot be read, or is no server's. */
  server: ServerFacts | undefined
  backup: BackupFacts | undefined
  /** Undefined without REPLICA_URL. */
  replica: ReplicaFacts | undefined
}

export interface FileFacts {
  path: string
  /** Other users can read these paths. */
  exposed: readonly string[]
  ownerId: number
  /** The text is such as `NFS`; undefined for a local disk. */
  networkFileSystem: string | undefined
  free: number
  size: number
  /** Undefined if SESSION_SECRET is set or the site has never started. */
  secretMode: number | undefined
}

export interface DatabaseFacts extends SiteContent {
  pendingMigrations: readonly string[]
  /** Undefined if none ran in the last 400 days. */
  lastDrill: { at: string; isPassed: boolean } | undefined
}

export interface ReplicaFacts {
  /** Undefined if there is no copy. */
  copiedAt: Date | undefined
  writtenAt: Date
  /** The text says why the copy cannot be read. */
  problem: string | undefined
}

export interface BackupFacts {
  folder: string
  /** Undefined if there is no backup. */
  newest: { name: string; at: Date; /** Undefined: whole. */ damage: string | undefined } | undefined
  isOnSameDisk: boolean
}
