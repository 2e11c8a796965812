/** The second factor of an operator: the secret that his authenticator app has too. No row: he has none. */
import type { ColumnType } from 'kysely'
import type { CreatedAt } from './columns'

export interface SecondFactorsTable {
  operatorId: ColumnType<number, number, never>
  /** See sealed-secret.server.ts. */
  sealedSecret: string
  /** The time step of the last code that was taken: neither it nor an earlier one is taken again. */
  lastUsedStep: number
  createdAt: CreatedAt
}
