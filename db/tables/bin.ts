/** What is deleted. The records stay in their tables; `binDays` of the settings later they are deleted for good. */
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
  deletedAt: string
  /** Username. */
  deletedBy: string
}

export type BinRow = Selectable<BinTable>
