/** Answers that were sent to quotes and messages. */
import type { ColumnType, Generated } from 'kysely'
import type { EntryKind } from './entry-events'
import type { CreatedAt, DeletedAt, RowVersion } from './columns'

export interface AnswersTable {
  /** The draft in `revisions` had the same id. */
  id: Generated<number>
  entryKind: EntryKind
  entryId: number
  content: string
  sentVia: 'mail' | 'own mail program'
  sentAt: string
  mailId: number | null
  /** SHA-256 of the token in an offer's link; NULL without prices. */
  offerHash: ColumnType<string | null, string | null | undefined, never>
  /** The time at which the customer accepted the offer. */
  acceptedAt: ColumnType<string | null, never, string>
  /** NULL once the operator is removed. */
  operatorId: number | null
  operatorName: string
}

export interface AnswerTemplatesTable {
  id: Generated<number>
  deletedAt: DeletedAt
  name: string
  subject: string
  text: string
  createdAt: CreatedAt
  updatedAt: string
  version: RowVersion
}
