import type { Generated } from 'kysely'
import type { EntryKind } from './entry-events'

export interface AnswersTable {
  /** The draft in `revisions` had the same id. */
  id: Generated<number>
  entryKind: EntryKind
  entryId: number
  content: string
  sentVia: 'mail' | 'own mail program'
  sentAt: string
  mailId: number | null
  /** NULL once the operator is removed. */
  operatorId: number | null
  operatorName: string
}
