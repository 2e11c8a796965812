/** The cookie has the id, the table its hash, so a backup lets nobody log in. */
import type { ColumnType } from 'kysely'
import type { CreatedAt } from './columns'

export interface SessionsTable {
  idHash: ColumnType<string, string, never>
  operatorId: ColumnType<number, number, never>
  createdAt: CreatedAt
  /** Use does not extend the session. */
  expiresAt: ColumnType<string, string, never>
  lastUsedAt: string
  passwordAt: string
  /** A name such as "Firefox on Windows". NULL if unknown. */
  device: ColumnType<string | null, string | null, never>
}
