/**
 * Triggers raise the one row, id 1, with every write to a table that public pages show. A cached page is valid while it
 * is unchanged.
 */
import type { ColumnType } from 'kysely'

export interface ContentVersionTable {
  id: ColumnType<1, never, never>
  version: ColumnType<number, never, never>
}
