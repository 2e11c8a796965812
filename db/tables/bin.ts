/** Deleted records. A row is deleted for good after `binDays` of the settings. */
import type { Generated, Selectable } from 'kysely'

export interface BinTable {
  id: Generated<number>
  /** The record's table. */
  kind: string
  recordId: number
  title: string
  /** Whose record it is, if it is a visitor's. */
  email: string | null
  /** The address that the record had, if it has a page. */
  slug: string | null
  /** JSON: the row, and what else is needed to bring it back. */
  record: string
  deletedAt: string
  /** Username. */
  deletedBy: string
}

export type BinRow = Selectable<BinTable>
