/**
 * The budget says how many mails may leave that visitors cause. It follows from the one number that an operator sets:
 * mails a day. One digest an hour tells what does not fit into the first share. Answers always leave.
 */
import type { InboxTab } from '~/inbox/entries/inbox'
import type { MailKind } from './outbox'

export function mailBudget(mailsADay: number) {
  return {
    /** Notices within an hour. */
    noticesAnHour: Math.ceil(mailsADay / 10),
    /** Notices and receipts of a day. */
    singles: Math.ceil(mailsADay / 2),
    /** Singles, digests and daily lists of a day. The rest is for answers. */
    automatic: Math.ceil((mailsADay * 3) / 4),
  }
}

export const digestEveryMs = 60 * 60 * 1000

interface AnyMail {
  kind: MailKind
  entryKind: InboxTab | null
  entryId: number | null
}

/** Tells which share a mail takes when it is first sent. Notices of one entry are counted when they are queued. */
export function shareOf(mail: AnyMail): 'singles' | 'automatic' | undefined {
  if (mail.kind === 'receipt') return 'singles'
  return mail.kind === 'overdue' || isDigest(mail) ? 'automatic' : undefined
}

/** Returns true for a notice of many entries of one kind. */
export function isDigest({ kind, entryKind, entryId }: AnyMail): boolean {
  return kind === 'notice' && entryKind !== null && entryId === null
}
