/** Logins that are not over. The cookie holds the id, the table its hash: who reads a backup can log in as nobody. */
import type { ColumnType } from 'kysely'
import type { CreatedAt } from './columns'

export interface SessionsTable {
  idHash: ColumnType<string, string, never>
  operatorId: ColumnType<number, number, never>
  createdAt: CreatedAt
  /** Absolute: use does not prolong a session. */
  expiresAt: ColumnType<string, string, never>
}
