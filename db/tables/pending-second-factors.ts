/** A secret that is shown to be taken over by an app, and that no code has proved yet. It ends with its session. */
import type { ColumnType } from 'kysely'
import type { CreatedAt } from './columns'

export interface PendingSecondFactorsTable {
  sessionHash: ColumnType<string, string, never>
  sealedSecret: ColumnType<string, string, never>
  createdAt: CreatedAt
}
