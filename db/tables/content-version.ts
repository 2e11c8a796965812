import type { ColumnType } from 'kysely'

export interface ContentVersionTable {
  id: ColumnType<1, never, never>
  version: ColumnType<number, never, never>
}
