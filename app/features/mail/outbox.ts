/** What the outbox page shows, and when a mail is tried again. */
import type { Cursor } from '~/lib/cursor'
import type { InboxTab } from '~/features/inbox/inbox'
import type { ListFilter } from '~/lib/list-query'
import type { Message } from '~/lib/messages'

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
  overdue: 'Overdue list',
  test: 'Test',
} as const satisfies Record<MailKind, string>

export interface MailEntry {
  id: number
  kind: MailKind
  /** What it is about. */
  entry: { tab: InboxTab; id: number } | null
  recipient: string
  subject: string
  state: MailState
  attempts: number
  /** ISO 8601, UTC, as the other times: when it was or will be tried. Once failed: since when. */
  dueAt: string
  isBeingSent: boolean
  /** The mail server's last words. */
  response: string | null
  sentAt: string | null
  createdAt: string
}

export interface MailView extends MailEntry {
  text: string
  replyTo: string | null
}

/** Mails that do not get through: at most 100 of each are counted. */
export interface MailTrouble {
  waiting: number
  failed: number
  /** The mail server's last ones. */
  words: string | null
}

export interface OutboxQuery {
  filter: ListFilter<MailState>
  size: number
  cursor: Cursor | undefined
}

const minute = 1
const hour = 60
/** Minutes until the next attempt, after the first, the second, and so on: three days in all. */
const pauses = [
  ...[minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour],
  ...[12 * hour, 12 * hour, 12 * hour, 12 * hour, 12 * hour],
] as const

/** Undefined: no more. @param attempts so far */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause * 60_000)
}

/** Automatic mails that are sent or failed are deleted after so many days. Answers stay with their quote or message. */
export const mailDays = 90

/** Receipts per day: for one network, and for one address. The daily cap of all is a setting. */
export const receiptLimits = { perNetwork: 30, perRecipient: 5 } as const

export const mailMessages = {
  none: 'No mail yet.',
  listFailed: { title: 'Error', message: 'Failed to load the mail. Please try again.' },
  notFound: { title: 'Mail Not Found', message: 'There is no mail of that number. Automatic mails end after 90 days.' },
  notSetUp: { title: 'Error', description: 'Mail is not set up, so nothing was sent.' },
  sendingNow: { title: 'On Its Way', description: 'The mail is being sent now. Reload to see what became of it.' },
  notWaiting: { title: 'Error', description: 'This mail is gone, or it was sent meanwhile.' },
  failed: { title: 'Error', description: 'Failed to send.' },
  settingsSaved: { title: 'Settings Saved', description: 'The mail settings have been saved.' },
  settingsFailed: { title: 'Error', description: 'Failed to save the mail settings.' },
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
} as const

/** What became of a test mail. */
export function testMailMessage({ state, response }: Pick<MailEntry, 'state' | 'response'>, to: string): Message {
  if (state === 'sent') return { title: 'Test Mail Sent', description: `The mail server took it: look at ${to}.` }
  if (response === null) return { title: 'On Its Way', description: `The test mail to ${to} is being sent.` }
  const next = state === 'waiting' ? ' It is tried again by itself.' : ''
  return { title: 'Error', description: `The test mail to ${to} was not sent: ${response}${next}` }
}
