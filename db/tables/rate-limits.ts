/** How often something happened in a window of time that began with the first. Read and written by rate-limits.server. */
import type { ColumnType } from 'kysely'

export interface RateLimitsTable {
  /** What is counted. */
  kind: ColumnType<string, string, never>
  /** By whom: an address, or the hash of what somebody typed. */
  key: ColumnType<string, string, never>
  count: number
  endsAt: string
}
