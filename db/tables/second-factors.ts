/** Without a row there is no second factor. */
import type { ColumnType } from 'kysely'
import type { CreatedAt } from './columns'

export interface SecondFactorsTable {
  operatorId: ColumnType<number, number, never>
  /** See sealed-secret.server.ts. */
  sealedSecret: string
  /** No code of this time step or an earlier one is accepted. */
  lastUsedStep: number
  createdAt: CreatedAt
}
