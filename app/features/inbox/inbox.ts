/** What the operator's two inboxes, quotes and messages, have in common, and what tells them apart. */
import { contactBadges, contactMessages, contactStatuses } from '~/features/contacts/contacts'
import { quoteBadges, quoteMessages, quoteStatuses } from '~/features/quotes/quotes'
import { parseCursor, type Cursor } from '~/lib/cursor'
import { parseListFilter, type ListFilter } from '~/lib/list-query'
import type { Message } from '~/lib/toast'

/** By their tabs, which are their tables' names too. */
export type InboxTab = 'quotes' | 'contacts'

interface InboxKind {
  title: string
  emptyText: string
  /** The link back to the list. */
  allEntries: string
  statuses: readonly string[]
  /** The status of what has no answer yet. */
  open: string
  badges: Readonly<Record<string, { tone: string; label: string }>>
  statusIntent: string
  statusUpdated: Message
  statusFailed: Message
}

export const inboxKinds = {
  quotes: {
    title: 'Quote Management',
    emptyText: 'No quote requests yet.',
    allEntries: 'All quotes',
    statuses: quoteStatuses,
    open: 'pending',
    badges: quoteBadges,
    statusIntent: 'update-quote-status',
    statusUpdated: quoteMessages.statusUpdated,
    statusFailed: quoteMessages.statusFailed,
  },
  contacts: {
    title: 'Contact Management',
    emptyText: 'No contact messages yet.',
    allEntries: 'All messages',
    statuses: contactStatuses,
    open: 'new',
    badges: contactBadges,
    statusIntent: 'update-contact-status',
    statusUpdated: contactMessages.statusUpdated,
    statusFailed: contactMessages.statusFailed,
  },
} as const satisfies Record<InboxTab, InboxKind>

/** An entry in a list. */
export interface InboxListEntry {
  id: number
  sender: string
  email: string
  /** The subject of the operator's answer. */
  subject: string
  /** What the sender wants, in one line. */
  summary: string
  status: string
  /** ISO 8601, UTC. */
  createdAt: string
  isOverdue: boolean
  isSuspected: boolean
}

/** An entry on its own page. */
export interface InboxEntry extends InboxListEntry {
  heading: string
  /** What was sent besides name and address. */
  details: readonly EntryDetail[]
}

export interface EntryDetail {
  label: string
  value: string
  kind: 'headline' | 'text' | 'phone'
}

/** The site promises an answer within 24 hours; what is open for longer is overdue. */
const promisedWithinMs = 24 * 60 * 60 * 1000

/** What came in at or before this instant (ISO 8601, UTC) and is still open is overdue. */
export function overdueBefore(now: Date): string {
  return new Date(now.getTime() - promisedWithinMs).toISOString()
}

/** Which of the entries a list shows. Suspected ones, from the honeypot, show in no other filter. */
export type InboxFilter = ListFilter<string>

export interface InboxQuery {
  filter: InboxFilter
  size: number
  cursor: Cursor | undefined
}

/** How many there are of each kind; `all` counts every status, and no suspected ones, nor does `byStatus`. */
export interface InboxCounts {
  all: number
  byStatus: readonly { status: string; count: number }[]
  overdue: number
  suspected: number
}

export function countOf({ byStatus }: InboxCounts, status: string): number {
  return byStatus.find((counted) => counted.status === status)?.count ?? 0
}

/** What the address of an inbox asks for. */
export function parseInboxQuery(parameters: URLSearchParams, tab: InboxTab): Omit<InboxQuery, 'size'> {
  return {
    filter: parseListFilter<string>(parameters, [...inboxKinds[tab].statuses, 'overdue', 'suspected']),
    cursor: parseCursor(parameters.get('cursor') ?? ''),
  }
}
