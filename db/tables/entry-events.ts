/** Who first saw a quote or message, private notes on it, replies that came to a mailbox, and what the customer did with an offer. */
import type { Generated, Selectable } from 'kysely'
import type { CreatedAt } from './columns'

/** Also the name of its table. */
export type EntryKind = 'quotes' | 'contacts'

export interface EntryEventsTable {
  id: Generated<number>
  entryKind: EntryKind
  entryId: number
  event: 'seen' | 'note' | 'reply' | 'accepted' | 'asked'
  /** Of a note, a reply or a question. */
  text: string | null
  at: CreatedAt
  /** NULL once the operator is removed, and for the customer. */
  operatorId: number | null
  operatorName: string
}

export type EntryEventRow = Selectable<EntryEventsTable>
