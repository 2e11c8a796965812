/** Tells what happened to a quote or message, in sentences, oldest first. */
import { statusLabel, type InboxTab } from '~/inbox/entries/inbox'
import { auditEvents, type AuditEvent } from '~/lib/audit-events'
import type { SentAnswer } from '~/inbox/quotes/sent-answer.schema'

export interface TimelineItem {
  /** ISO 8601, UTC. */
  at: string
  /** The operator, or the customer, with whose name the sentence starts. */
  by?: string | undefined
  text: string
  note?: { id: number; text: string; operatorId: number | null; isReply: boolean } | undefined
  /** The customer's words. */
  question?: string | undefined
  answer?: { id: number; content: SentAnswer } | undefined
  /** The mail sent for this event. */
  mail?: MailOutcome | undefined
}

export interface MailOutcome {
  id: number
  state: 'waiting' | 'sent' | 'failed'
  sentAt: string | null
  /** The mail server's words. */
  response: string | null
}

export const arrived = {
  quotes: 'The request arrived.',
  contacts: 'The message arrived.',
} as const satisfies Record<InboxTab, string>

/** The timeline reads these events from their own tables. */
const toldElsewhere: readonly string[] = [
  'quote-reply-added',
  'contact-reply-added',
  'quote-answered',
  'quote-note-added',
  'contact-answered',
  'contact-note-added',
  'quote-offer-accepted',
] satisfies AuditEvent[]

const sentences: Readonly<Record<string, string>> = {
  'quote-marked-spam': 'marked it as spam.',
  'contact-marked-spam': 'marked it as spam.',
  'quote-marked-not-spam': 'marked it as not spam.',
  'contact-marked-not-spam': 'marked it as not spam.',
  'quote-note-deleted': 'deleted a note.',
  'contact-note-deleted': 'deleted a note.',
  'quote-draft-discarded': 'discarded the draft of an answer.',
  'contact-draft-discarded': 'discarded the draft of an answer.',
} satisfies Partial<Record<AuditEvent, string>>

interface LoggedEvent {
  event: string
  /** A status was changed. */
  moved: { from: string; to: string } | undefined
  by: string
  at: string
}

/** Returns undefined for what the timeline reads from elsewhere. */
export function eventItem(tab: InboxTab, { event, moved, by, at }: LoggedEvent): TimelineItem | undefined {
  if (toldElsewhere.includes(event)) return undefined
  if (moved) {
    return { at, by, text: `moved it from ${statusLabel(tab, moved.from)} to ${statusLabel(tab, moved.to)}.` }
  }
  const sentence = sentences[event]
  if (sentence !== undefined) return { at, by, text: sentence }
  return { at, text: `${auditEvents.get(event)?.label ?? event}, by ${by}.` }
}

interface SentMail extends MailOutcome {
  kind: string
  recipient: string
  createdAt: string
}

export function mailItem({ kind, recipient, createdAt, ...mail }: SentMail): TimelineItem {
  const what = kind === 'receipt' ? 'A receipt' : kind === 'notice' ? 'A notice' : 'A mail'
  return { at: createdAt, text: `${what} to ${recipient}.`, mail }
}

/** Sorts by time; what happened at the same instant stays in the order given. */
export function sortTimeline(items: readonly TimelineItem[]): TimelineItem[] {
  return items.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
}
