/** Who first saw a quote or message, private notes on it, and replies that came to a mailbox. */
import type { Generated, Selectable } from 'kysely'
import type { CreatedAt } from './columns'

/** Also the name of its table. */
export type EntryKind = 'quotes' | 'contacts'

export interface EntryEventsTable {
  id: Generated<number>
  entryKind: EntryKind
  entryId: number
  event: 'seen' | 'note' | 'reply'
  /** Of a note, or the customer's in a reply. */
  text: string | null
  at: CreatedAt
  /** NULL once the operator is removed. */
  operatorId: number | null
  operatorName: string
}

export type EntryEventRow = Selectable<EntryEventsTable>
