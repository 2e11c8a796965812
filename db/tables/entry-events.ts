/** Who first saw a quote or message, and private notes on it. */
import type { Generated } from 'kysely'
import type { CreatedAt } from './columns'

/** Also the name of its table. */
export type EntryKind = 'quotes' | 'contacts'

export interface EntryEventsTable {
  id: Generated<number>
  entryKind: EntryKind
  entryId: number
  event: 'seen' | 'note'
  /** Of a note. */
  text: string | null
  at: CreatedAt
  /** NULL once the operator is removed. */
  operatorId: number | null
  operatorName: string
}
