import type { ColumnType } from 'kysely'
import type { CreatedAt } from './columns'

export interface SecondFactorsTable {
  operatorId: ColumnType<number, number, never>
  sealedSecret: string
  /** No code of this time step or an earlier one is accepted. */
  lastUsedStep: number
  createdAt: CreatedAt
}
