/** The records stay in their tables; `binDays` of the settings later they are deleted for good. */
import type { Generated, Selectable } from 'kysely'

export interface BinTable {
  id: Generated<number>
  kind: string
  recordId: number
  title: string
  email: string | null
  /** NULL for a record without a page. */
  slug: string | null
  deletedAt: string
  deletedBy: string
}

export type BinRow = Selectable<BinTable>
