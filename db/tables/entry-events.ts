import type { Generated } from 'kysely'
import type { CreatedAt } from './columns'

export type EntryKind = 'quotes' | 'contacts'

export interface EntryEventsTable {
  id: Generated<number>
  entryKind: EntryKind
  entryId: number
  event: 'seen' | 'note' | 'reply' | 'accepted' | 'asked'
  /** The text of a note, a reply or a question. */
  text: string | null
  at: CreatedAt
  /** NULL once the operator is removed, and for the customer. */
  operatorId: number | null
  operatorName: string
}
