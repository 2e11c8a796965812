/** What `npm run check:deploy` looks at, read once by read-facts.ts; the rules take nothing else. */
import type { Env } from '~/server/env.server'

export interface Facts {
  now: Date
  /** Undefined where the configuration has faults. */
  env: Env | undefined
  /** In `env` a default looks like a choice; these were really set. */
  isSet: { SITE_URL: boolean; ADMIN_PASSWORD: boolean }
  configurationFaults: readonly string[]
  /** As set; the site's own start takes `production` where it is not. */
  nodeEnv: string | undefined
  nodeVersion: string
  /** Undefined where users have no numbers. */
  userId: number | undefined
  site: SiteTexts
  /** Undefined where it is in memory, or cannot be found. */
  files: FileFacts | undefined
  /** Undefined where it cannot be opened. */
  database: DatabaseFacts | undefined
  /** Why it cannot be opened, where it is not damaged. */
  databaseProblem: string | undefined
  /** What is damaged; undefined for nothing. */
  databaseDamage: string | undefined
  backup: BackupFacts | undefined
}

/** What is written in the code, for the operator to change. */
export interface SiteTexts {
  /** Sample claims that stand as they came, in words. */
  claims: readonly string[]
  hasSampleReviews: boolean
  /** The DMCA page names an agent's postal address. */
  hasAgent: boolean
  /** Agencies whose address was not read in a browser, or long ago: names. */
  uncheckedAgencies: readonly string[]
}

export interface FileFacts {
  /** The database's path. */
  path: string
  /** Readable by others than its owner: paths. */
  exposed: readonly string[]
  ownerId: number
  /** A network's, for example `NFS`; undefined for a disk of this machine. */
  networkFileSystem: string | undefined
  /** In bytes. */
  free: number
  size: number
  /** Undefined where SESSION_SECRET is set, or nothing was started yet. */
  secretMode: number | undefined
}

export interface DatabaseFacts {
  pendingMigrations: readonly string[]
  /** Names of active products that came with the site. */
  sampleProducts: readonly string[]
  reviewsConfirmed: boolean
  /** What robots.txt does to the whole site; undefined for nothing. */
  robotsBlockade: string | undefined
  operators: readonly { username: string; lastLoginAt: string | null; createdAt: string; hasSecondFactor: boolean }[]
}

export interface BackupFacts {
  folder: string
  /** The newest one; undefined where there is none. */
  newest: { name: string; at: Date; /** Undefined: whole. */ damage: string | undefined } | undefined
  isOnSameDisk: boolean
}
