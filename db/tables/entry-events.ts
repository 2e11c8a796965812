import type { Generated, Selectable } from 'kysely'
import type { CreatedAt } from './columns'

export type EntryKind = 'quotes' | 'contacts'

export interface EntryEventsTable {
  id: Generated<number>
  entryKind: EntryKind
  entryId: number
  event: 'seen' | 'note'
  /** Only a note has a text. */
  text: string | null
  at: CreatedAt
  /** NULL once the operator is removed. */
  operatorId: number | null
  operatorName: string
}

export type EntryEventRow = Selectable<EntryEventsTable>
