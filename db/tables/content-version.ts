/**
 * One row, id 1: a counter that triggers raise with every row written to a table that public pages show. A finished
 * page is valid while the counter is the one it was made from. Read it; nothing but the triggers writes it.
 */
import type { ColumnType } from 'kysely'

export interface ContentVersionTable {
  id: ColumnType<1, never, never>
  version: ColumnType<number, never, never>
}
