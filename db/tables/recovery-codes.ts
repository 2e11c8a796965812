/** A recovery code replaces an app code once. */
import type { ColumnType } from 'kysely'

export interface RecoveryCodesTable {
  operatorId: ColumnType<number, number, never>
  /** See recovery-codes.server.ts. */
  codeHash: ColumnType<string, string, never>
  usedAt: string | null
}
