import type { ExportedContact, ExportedQuote } from '~/inbox/entries/export'
import type { InboxTab } from '~/inbox/entries/inbox'

export interface Traced {
  id: number
  entry: string
  entryKind: InboxTab
  entryId: number
}

/** Times are ISO 8601, UTC. */
export interface PersonRecords {
  quotes: ExportedQuote[]
  contacts: ExportedContact[]
  bin: {
    id: number
    kind: string
    recordId: number
    title: string
    deletedAt: string
    deletedBy: string
    record: unknown
  }[]
  notes: (Traced & { text: string | null; at: string; by: string })[]
  views: (Traced & { at: string; by: string })[]
  answers: (Traced & { sentVia: string; sentAt: string | null; updatedAt: string; by: string; content: unknown })[]
  mails: {
    id: number
    entry: string | null
    kind: string
    recipient: string
    replyTo: string | null
    subject: string
    text: string
    state: string
    response: string | null
    createdAt: string
    sentAt: string | null
  }[]
}
