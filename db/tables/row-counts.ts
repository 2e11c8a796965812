/** How many rows a table has of each state. Triggers keep it: see db/migrations/014-row-counts.ts. */
import type { ColumnType } from 'kysely'

type OnlyRead<T> = ColumnType<T, never, never>

export type CountedTable = 'quotes' | 'contacts' | 'products' | 'deerTypes' | 'blogPosts' | 'auditLog'

export interface RowCountsTable {
  kind: OnlyRead<CountedTable>
  /** A status, or `suspected`; `active` or `inactive`; `published` or `draft`; the kind that a deed was done to. */
  state: OnlyRead<string>
  count: OnlyRead<number>
}
