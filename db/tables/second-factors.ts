/** No row: no second factor. */
import type { ColumnType } from 'kysely'
import type { CreatedAt } from './columns'

export interface SecondFactorsTable {
  operatorId: ColumnType<number, number, never>
  /** See sealed-secret.server.ts. */
  sealedSecret: string
  /** Time step of the last accepted code; no earlier one is accepted. */
  lastUsedStep: number
  createdAt: CreatedAt
}
