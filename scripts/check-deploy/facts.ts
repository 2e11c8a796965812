import type { SiteContent, SiteFacts } from '~/dashboard/go-live/rules'
import type { Env } from '~/server/env.server'
import type { ServerFacts } from '~db/postgres/server-facts.server'

export interface Facts extends SiteFacts {
  env: Env | undefined
  hasAdminPassword: boolean
  configurationFaults: readonly string[]
  nodeEnv: string | undefined
  nodeVersion: string
  /** Undefined on Windows. */
  userId: number | undefined
  /** Undefined if in memory, on a server, or not found. */
  files: FileFacts | undefined
  database: DatabaseFacts | undefined
  databaseProblem: string | undefined
  databaseDamage: string | undefined
  server: ServerFacts | undefined
  backup: BackupFacts | undefined
  /** Undefined without REPLICA_URL. */
  replica: ReplicaFacts | undefined
}

export interface FileFacts {
  path: string
  exposed: readonly string[]
  ownerId: number
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
  copiedAt: Date | undefined
  writtenAt: Date
  problem: string | undefined
}

export interface BackupFacts {
  folder: string
  newest: { name: string; at: Date; /** Undefined: whole. */ damage: string | undefined } | undefined
  isOnSameDisk: boolean
}
