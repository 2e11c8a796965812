/** Defines what the outbox page shows, and when a mail is tried again. */
import type { Cursor } from '~/lib/cursor'
import type { InboxTab } from '~/inbox/entries/inbox'
import type { ListFilter } from '~/lib/list-query'
import type { Message } from '~/lib/messages'
import { countOf } from '~/lib/text'

export const mailStates = ['waiting', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

export const mailBadges = {
  waiting: { tone: 'pending', label: 'Waiting' },
  sent: { tone: 'good', label: 'Sent' },
  failed: { tone: 'overdue', label: 'Failed' },
} as const satisfies Record<MailState, { tone: string; label: string }>

export type MailKind = 'notice' | 'receipt' | 'answer' | 'overdue' | 'test'

export const mailKinds = {
  notice: 'Notice to operators',
  receipt: 'Receipt',
  answer: 'Answer',
  overdue: 'Daily list',
  test: 'Test',
} as const satisfies Record<MailKind, string>

/** The intents of the buttons that send. */
export const sendIntents = ['send-mail', 'send-copy', 'send-test'] as const
export type SendIntent = (typeof sendIntents)[number]

export interface MailEntry {
  id: number
  kind: MailKind
  /** The subject of the mail. */
  entry: { tab: InboxTab; id: number } | null
  recipient: string
  subject: string
  state: MailState
  attempts: number
  /** When the mail was or will be tried (ISO 8601, UTC, as the other times). Once it failed, this says since when. */
  dueAt: string
  isBeingSent: boolean
  /** The mail waits until tomorrow, because today's mails are used up. */
  isHeld: boolean
  /** The mail server's last words. */
  response: string | null
  sentAt: string | null
  createdAt: string
}

export interface MailView extends MailEntry {
  text: string
  replyTo: string | null
}

/** Mails that do not get through; at most 100 of each kind are counted. */
export interface MailTrouble {
  waiting: number
  failed: number
  /** The mail server's last words. */
  words: string | null
}

/** One mail to each operator about many entries. */
export interface WaitingDigest {
  tab: InboxTab
  /** Entries that have no answer yet. */
  count: number
  /** ISO 8601, UTC. */
  since: string
  dueAt: string
}

export interface MailSetup {
  isSetUp: boolean
  from: string
  /** Operators get their mails there. */
  recipients: readonly string[]
  overdueHour: number
  dailyMailCap: number
  /** Receipts that wait for tomorrow. */
  pausedReceipts: number
  digests: readonly WaitingDigest[]
  /** True if digests wait until tomorrow. */
  areDigestsHeld: boolean
}

export interface OutboxQuery {
  filter: ListFilter<MailState>
  size: number
  cursor: Cursor | undefined
}

const minute = 1
const hour = 60
/** Minutes until the next attempt, after the first, the second, and so on; they add up to three days. */
const pauses = [
  ...[minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour],
  ...[12 * hour, 12 * hour, 12 * hour, 12 * hour, 12 * hour],
] as const

/** Returns undefined if there is no further attempt. @param attempts so far */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause * 60_000)
}

/** Automatic mails that are sent or failed are deleted after so many days. Answers stay with their quote or message. */
export const mailDays = 90

/** Receipts per day: for one network, and for one address. mail-budget.ts limits all mails. */
export const receiptLimits = { perNetwork: 30, perRecipient: 5 } as const

export const mailMessages = {
  none: 'No mail yet.',
  listFailed: { title: 'Error', message: 'Failed to load the mail. Please try again.' },
  notFound: { title: 'Mail Not Found', message: 'There is no mail of that number. Automatic mails end after 90 days.' },
  notSetUp: { title: 'Error', description: 'Mail is not set up, so nothing was sent.' },
  gone: { title: 'Error', description: 'This mail is gone, or it was sent meanwhile.' },
  failed: { title: 'Error', description: 'Failed to send.' },
  unknown: { title: 'Unknown request', message: 'Please go back, reload the page and try again.' },
  settingsSaved: { title: 'Settings Saved', description: 'The mail settings have been saved.' },
  settingsFailed: { title: 'Error', description: 'Failed to save the mail settings.' },
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
} as const

/** The link of an invitation makes an operator of whoever has it, so no page shows it, nor is it stored once sent. */
export function hideInvitation(text: string): string {
  return text.replaceAll(/(\/invitation\/)[\da-f]{64}/g, '$1…')
}

/** A second copy of such a mail would lead nowhere. */
export function hasHiddenLink(text: string): boolean {
  return text.includes('/invitation/…')
}

/** Tells a mail's fate in one line. */
export function whatBecame(
  { state, attempts, dueAt, isBeingSent, isHeld, sentAt }: MailEntry,
  at: (time: string) => string,
): string {
  const tries = countOf(attempts, 'attempt')
  if (state === 'sent') return `Sent ${at(sentAt ?? dueAt)}${attempts > 1 ? `, after ${tries}` : ''}.`
  if (state === 'failed') return `Failed ${at(dueAt)}, after ${tries}.`
  if (isBeingSent) return 'It is being sent now.'
  if (isHeld) return 'Waits until tomorrow: today’s automatic mails are used up.'
  return attempts === 0 ? `Not tried yet. Due ${at(dueAt)}.` : `${tries}. The next one: ${at(dueAt)}.`
}

/** Answers whoever has just pressed a button that sends. `mail` is as it is a few seconds later. */
export function sendingMessage(
  { state, response, recipient }: Pick<MailEntry, 'state' | 'response' | 'recipient'>,
  isTried: boolean,
): Message {
  if (state === 'sent') return { title: 'Mail Sent', description: `The mail server took the mail to ${recipient}.` }
  if (!isTried)
    return {
      title: 'On Its Way',
      description: `The mail to ${recipient} is being sent. Reload to see what became of it.`,
    }
  const next = state === 'waiting' ? ' It is tried again by itself.' : ''
  return { title: 'Error', description: `The mail to ${recipient} was not sent: ${response ?? ''}${next}` }
}
