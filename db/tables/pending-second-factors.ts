/** The secret is shown until a code confirms it. It is deleted with its session. */
import type { ColumnType } from 'kysely'
import type { CreatedAt } from './columns'

export interface PendingSecondFactorsTable {
  sessionHash: ColumnType<string, string, never>
  sealedSecret: ColumnType<string, string, never>
  createdAt: CreatedAt
}
