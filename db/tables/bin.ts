/** Deleted records. A row is deleted for good after 30 days. */
import type { Generated, Selectable } from 'kysely'

export interface BinTable {
  id: Generated<number>
  /** The record's table. */
  kind: string
  recordId: number
  title: string
  /** Whose record it is, if it is a visitor's. */
  email: string | null
  /** JSON: the row. */
  record: string
  deletedAt: string
  /** Username. */
  deletedBy: string
}

export type BinRow = Selectable<BinTable>
