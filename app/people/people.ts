import type { ErrorWords, Message } from '~/lib/messages'
import { cleanEmail, isEmailAddress } from '~/lib/email-address'
import { countOf } from '~/lib/text'

/** The order is that of the page, the export, and the counts in the audit log. */
export const personKinds = ['quotes', 'contacts', 'bin', 'notes', 'views', 'answers', 'mails'] as const
export type PersonKind = (typeof personKinds)[number]

export const personKindWords = {
  quotes: { title: 'Quote requests', one: 'quote request', many: 'quote requests' },
  contacts: { title: 'Messages', one: 'message', many: 'messages' },
  bin: { title: 'In the bin', one: 'entry in the bin', many: 'entries in the bin' },
  /** Notes are those of operators, and what the person did with an offer. */
  notes: { title: 'Notes', one: 'note', many: 'notes' },
  views: { title: 'Seen by', one: 'read mark', many: 'read marks' },
  answers: { title: 'Answers', one: 'answer', many: 'answers' },
  mails: { title: 'Mail', one: 'mail', many: 'mails' },
} as const satisfies Record<PersonKind, { title: string; one: string; many: string }>

export type PersonCounts = Readonly<Record<PersonKind, number>>

export const mostShown = 20

export interface PersonItem {
  id: number
  title: string
  detail: string
  href: string
  at: string
}

export interface Person {
  email: string
  key: string
  counts: PersonCounts
  items: Readonly<Record<PersonKind, readonly PersonItem[]>>
  beingSent: number
  /** Erasing asks again if the digest of the rows has changed. */
  digest: string
}

/** Returns the address in lower case, or undefined for anything else. */
export function toAddress(typed: string): string | undefined {
  const address = cleanEmail(typed)
  return isEmailAddress(address) && address.length <= 254 ? address.toLowerCase() : undefined
}

const malformed = 'Enter an email address in the correct format, like name@example.com'

export function sumOf(counts: PersonCounts): number {
  return personKinds.reduce((sum, kind) => sum + counts[kind], 0)
}

/** Returns lines such as "2 quote requests" and "1 note", without kinds of which there are none. */
export function countLines(counts: PersonCounts): string[] {
  return personKinds.flatMap((kind) => {
    const { one, many } = personKindWords[kind]
    const count = counts[kind]
    return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`]
  })
}

export const personMessages = {
  malformed,
  none: (email: string) => `No quotes or messages with the address ${email}.`,
  nothing: {
    title: 'Nothing to Erase',
    message: 'The site stores nothing under this address, or somebody has just erased it.',
  },
  changed: 'Something has changed since you were asked, so nothing was erased. This is what is there now.',
  failed: { title: 'Error', description: 'Failed to erase. Everything is still there.' },
} as const satisfies Record<string, string | ErrorWords | Message | ((email: string) => string)>

export function erasedMessage(counts: PersonCounts): Message {
  return { title: 'Erased', description: `Deleted for good: ${countLines(counts).join(', ')}.` }
}

export function beingSentLine(count: number): string {
  return count === 1
    ? '1 mail is being sent at this moment and may still arrive.'
    : `${countOf(count, 'mail')} are being sent at this moment and may still arrive.`
}
