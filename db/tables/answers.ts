/** Answers to quotes and messages: at most one in progress for each. */
import type { Generated, Selectable } from 'kysely'
import type { CreatedAt, RowVersion } from './columns'
import type { EntryKind } from './entry-events'

export interface AnswersTable {
  id: Generated<number>
  entryKind: EntryKind
  entryId: number
  /** JSON: the form as typed; once sent, what was sent. */
  content: string
  /** NULL while in progress. */
  sentVia: 'mail' | 'own mail program' | null
  sentAt: string | null
  mailId: number | null
  createdAt: CreatedAt
  updatedAt: string
  version: RowVersion
  /** Who wrote last. NULL once the operator is removed. */
  operatorId: number | null
  operatorName: string
}

export type AnswerRow = Selectable<AnswersTable>
