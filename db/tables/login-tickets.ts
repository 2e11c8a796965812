/** Logins whose password was right and whose code is awaited. The page holds the id, the table its hash. */
import type { ColumnType, Generated } from 'kysely'

export interface LoginTicketsTable {
  idHash: ColumnType<string, string, never>
  operatorId: ColumnType<number, number, never>
  /** Wrong codes so far. */
  attempts: Generated<number>
  expiresAt: ColumnType<string, string, never>
}
