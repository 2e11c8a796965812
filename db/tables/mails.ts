/** The outbox; see app/inbox/mail. */
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CreatedAt } from './columns'
import type { EntryKind } from './entry-events'

type MailKind = 'notice' | 'receipt' | 'answer' | 'overdue' | 'test'
type MailState = 'waiting' | 'sent' | 'failed'

export interface MailsTable {
  id: Generated<number>
  /** The id is the same for each attempt, so that a copy sent twice is recognized. */
  messageId: string
  kind: MailKind
  /** A digest is about entries of one kind, and has no id. */
  entryKind: EntryKind | null
  entryId: number | null
  recipient: string
  replyTo: string | null
  /** The message id of the receipt that an answer follows. */
  inReplyTo: ColumnType<string | null, string | null | undefined, never>
  subject: string
  text: string
  html: string
  state: Generated<MailState>
  attempts: Generated<number>
  /** The mail is not sent before. Once it failed, this says since when. */
  dueAt: string
  claimedUntil: string | null
  response: string | null
  sentAt: string | null
  createdAt: CreatedAt
  searchText: Generated<string>
}

export type MailRow = Selectable<MailsTable>
