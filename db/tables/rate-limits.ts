/** Counts in fixed windows; see rate-limits.server.ts. */
import type { ColumnType } from 'kysely'

export interface RateLimitsTable {
  /** What is counted. */
  kind: ColumnType<string, string, never>
  /** An address, or the hash of typed text. */
  key: ColumnType<string, string, never>
  count: number
  endsAt: string
}
