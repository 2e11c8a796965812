/** A ticket waits for a code. The page has the id, the table its hash. */
import type { ColumnType, Generated } from 'kysely'

export interface LoginTicketsTable {
  idHash: ColumnType<string, string, never>
  operatorId: ColumnType<number, number, never>
  attempts: Generated<number>
  expiresAt: ColumnType<string, string, never>
}
