import type { ColumnType } from 'kysely'

export interface RateLimitsTable {
  kind: ColumnType<string, string, never>
  /** The key is an address, or the hash of typed text. */
  key: ColumnType<string, string, never>
  count: number
  endsAt: string
}
