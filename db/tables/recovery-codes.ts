import type { ColumnType } from 'kysely'

export interface RecoveryCodesTable {
  operatorId: ColumnType<number, number, never>
  codeHash: ColumnType<string, string, never>
  usedAt: string | null
}
