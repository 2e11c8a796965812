import type { InboxTab } from '~/inbox/entries/inbox'
import type { AuditEvent } from '~/lib/audit-events'

/** A quote or a message. */
export interface EntryKey {
  tab: InboxTab
  id: number
}

export const entryAuditEvents = {
  quotes: {
    answered: 'quote-answered',
    noteAdded: 'quote-note-added',
    replyAdded: 'quote-reply-added',
    noteDeleted: 'quote-note-deleted',
  },
  contacts: {
    answered: 'contact-answered',
    noteAdded: 'contact-note-added',
    replyAdded: 'contact-reply-added',
    noteDeleted: 'contact-note-deleted',
  },
} as const satisfies Record<InboxTab, Record<string, AuditEvent>>
