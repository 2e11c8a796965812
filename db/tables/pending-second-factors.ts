/** A secret shown for setup, until a code confirms it. Deleted with its session. */
import type { ColumnType } from 'kysely'
import type { CreatedAt } from './columns'

export interface PendingSecondFactorsTable {
  sessionHash: ColumnType<string, string, never>
  sealedSecret: ColumnType<string, string, never>
  createdAt: CreatedAt
}
