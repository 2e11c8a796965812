/** The two inboxes, quotes and messages, share most of this code, and differ in `inboxKinds`. */
import { contactBadges, contactMessages, contactStatuses } from '~/inbox/contacts/contacts'
import { quoteBadges, quoteMessages, quoteStatuses } from '~/inbox/quotes/quotes'
import type { QuoteOffer } from '~/inbox/quotes/quotes'
import { parsePlaceCursor, type PlaceCursor } from '~/lib/cursor'
import { parseListFilter, type ListFilter } from '~/lib/list-query'
import type { Message } from '~/lib/messages'

/** The tab's name is also the table's. */
export type InboxTab = 'quotes' | 'contacts'

interface InboxKind {
  title: string
  emptyText: string
  allEntries: string
  statuses: readonly string[]
  /** The status of an unanswered entry. */
  open: string
  /** The status of an answered entry. */
  answered: string
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
    answered: 'contacted',
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
    answered: 'replied',
    badges: contactBadges,
    statusIntent: 'update-contact-status',
    statusUpdated: contactMessages.statusUpdated,
    statusFailed: contactMessages.statusFailed,
  },
} as const satisfies Record<InboxTab, InboxKind>

export interface InboxListEntry {
  id: number
  sender: string
  email: string
  /** The subject an answer starts with. */
  subject: string
  /** The summary is one line. */
  summary: string
  /** The first line of what they wrote, unless the summary is that line. */
  note: string
  /** Empty if none was given. */
  phone: string
  status: string
  /** ISO 8601, UTC. */
  createdAt: string
  /** The newest offer; null without one, and for a message. */
  offer: QuoteOffer | null
  /** The time from which the answer is due: that of the request, or of what its customer did with the offer since. */
  waitsSince: string
  isOverdue: boolean
  isSuspected: boolean
  /** The entry is open, and no operator has looked at it. */
  isUnread: boolean
  /** The entry is open, because its answer did not arrive. */
  isRefused: boolean
}

export interface InboxEntry extends InboxListEntry {
  heading: string
  /** The customer's words; null for a request without notes. */
  words: string | null
  /** What the customer sent besides name and address. */
  details: readonly EntryDetail[]
}

export interface EntryDetail {
  label: string
  value: string
  kind: 'headline' | 'text' | 'phone'
}

/** Suspected spam shows in no other filter. */
export interface InboxFilter extends ListFilter<string> {
  /** By default the most urgent come first: open entries as they are due, then the others, newest first. */
  order?: 'newest' | undefined
}

/** A place in the list. In the order of urgency, the key of an open entry is the time when it came in. */
export type InboxCursor = PlaceCursor

export interface InboxQuery {
  filter: InboxFilter
  size: number
  cursor: InboxCursor | undefined
}

/** Neither `all` nor `byStatus` counts suspected spam. */
export interface InboxCounts {
  all: number
  byStatus: readonly { status: string; count: number }[]
  overdue: number
  /** The number of open entries whose answer did not arrive. */
  refused: number
  /** The number of open quotes whose offer was accepted. */
  accepted: number
  suspected: number
}

export function countOf({ byStatus }: InboxCounts, status: string): number {
  return byStatus.find((counted) => counted.status === status)?.count ?? 0
}

/** Returns a label such as "Contacted". */
export function statusLabel(tab: InboxTab, status: string): string {
  const badges: Readonly<Record<string, { label: string } | undefined>> = inboxKinds[tab].badges
  return badges[status]?.label ?? status
}

/** Tells whether an entry waits for an answer. */
export function isOpenEntry(tab: InboxTab, entry: Pick<InboxListEntry, 'status' | 'isSuspected'>): boolean {
  return entry.status === inboxKinds[tab].open && !entry.isSuspected
}

/** Tells whether an entry waits for an answer about its offer. Such entries come first. */
export function isOfferWaiting(
  tab: InboxTab,
  entry: Pick<InboxListEntry, 'status' | 'isSuspected'> & { offer: Pick<QuoteOffer, 'since'> | null },
): boolean {
  return isOpenEntry(tab, entry) && entry.offer !== null && entry.offer.since !== null
}

/** Returns true if a filter shows open entries only. */
export function isOfOpen(tab: InboxTab, show: string): boolean {
  return show === 'overdue' || show === 'refused' || show === 'accepted' || show === inboxKinds[tab].open
}

export function parseInboxQuery(parameters: URLSearchParams, tab: InboxTab): Omit<InboxQuery, 'size'> {
  const marks = ['overdue', 'refused', 'suspected', ...(tab === 'quotes' ? ['accepted'] : [])]
  const filter = parseListFilter<string>(parameters, [...inboxKinds[tab].statuses, ...marks])
  return {
    filter: parameters.get('order') === 'newest' ? { ...filter, order: 'newest' } : filter,
    cursor: parsePlaceCursor(parameters.get('cursor') ?? ''),
  }
}
