/** Open sessions. The cookie has the id, the table its hash, so a backup lets nobody log in. */
import type { ColumnType } from 'kysely'
import type { CreatedAt } from './columns'

export interface SessionsTable {
  idHash: ColumnType<string, string, never>
  operatorId: ColumnType<number, number, never>
  createdAt: CreatedAt
  /** Absolute: use does not extend it. */
  expiresAt: ColumnType<string, string, never>
  /** Written at most every few minutes. */
  lastUsedAt: string
  /** When the password was last typed. */
  passwordAt: string
  /** Roughly, such as "Firefox on Windows". NULL: unknown. */
  device: ColumnType<string | null, string | null, never>
}
