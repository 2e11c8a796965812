/** The input of the rules, read by read-facts.ts. */
import type { SiteContent, SiteFacts } from '~/dashboard/go-live/rules'
import type { Env } from '~/server/env.server'
import type { ServerFacts } from '~db/postgres/server-facts.server'

export interface Facts extends SiteFacts {
  /** Undefined if the configuration is invalid. */
  env: Env | undefined
  /** It is set in the environment. */
  hasAdminPassword: boolean
  configurationFaults: readonly string[]
  /** As set; undefined means `production`. */
  nodeEnv: string | undefined
  nodeVersion: string
  /** Undefined on Windows. */
  userId: number | undefined
  /** Undefined if in memory, on a server, or not found. */
  files: FileFacts | undefined
  /** Undefined if it cannot be opened. */
  database: DatabaseFacts | undefined
  /** Why it cannot be opened, unless it is damaged. */
  databaseProblem: string | undefined
  /** Undefined if there is none. */
  databaseDamage: string | undefined
  /** Undefined if it cannot be read, or is no server's. */
  server: ServerFacts | undefined
  backup: BackupFacts | undefined
  /** Undefined without REPLICA_URL. */
  replica: ReplicaFacts | undefined
}

export interface FileFacts {
  path: string
  /** Paths that other users can read. */
  exposed: readonly string[]
  ownerId: number
  /** Such as `NFS`; undefined for a local disk. */
  networkFileSystem: string | undefined
  /** Bytes. */
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
  /** When the copy was last added to; undefined if there is none. */
  copiedAt: Date | undefined
  /** When the database was last written. */
  writtenAt: Date
  /** Why the copy cannot be read. */
  problem: string | undefined
}

export interface BackupFacts {
  folder: string
  /** Undefined if there is none. */
  newest: { name: string; at: Date; /** Undefined: whole. */ damage: string | undefined } | undefined
  isOnSameDisk: boolean
}
