/** What stands in for a code of the app when the app is gone; each works once. */
import type { ColumnType } from 'kysely'

export interface RecoveryCodesTable {
  operatorId: ColumnType<number, number, never>
  /** See recovery-codes.server.ts. */
  codeHash: ColumnType<string, string, never>
  usedAt: string | null
}
