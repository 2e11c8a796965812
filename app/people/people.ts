/** What the site stores about one person: everything under an e-mail address. */
import type { ErrorWords, Message } from '~/lib/messages'
import { cleanEmail, emailProblem } from '~/lib/email-address'
import { countOf } from '~/lib/text'

/** In the order in which they are shown, exported, and counted in the audit log. */
export const personKinds = ['quotes', 'contacts', 'bin', 'notes', 'views', 'answers', 'mails'] as const
export type PersonKind = (typeof personKinds)[number]

export const personKindWords = {
  quotes: { title: 'Quote requests', one: 'quote request', many: 'quote requests' },
  contacts: { title: 'Messages', one: 'message', many: 'messages' },
  bin: { title: 'In the bin', one: 'entry in the bin', many: 'entries in the bin' },
  /** Of operators, and what the person did with an offer. */
  notes: { title: 'Notes', one: 'note', many: 'notes' },
  views: { title: 'Seen by', one: 'read mark', many: 'read marks' },
  answers: { title: 'Answers', one: 'answer', many: 'answers' },
  mails: { title: 'Mail', one: 'mail', many: 'mails' },
} as const satisfies Record<PersonKind, { title: string; one: string; many: string }>

export type PersonCounts = Readonly<Record<PersonKind, number>>

/** Of each kind, on the page. */
export const mostShown = 20

export interface PersonItem {
  id: number
  title: string
  /** One line. */
  detail: string
  /** Where the dashboard shows it. */
  href: string
  /** ISO 8601, UTC. */
  at: string
}

export interface Person {
  email: string
  /** In the person's addresses in the dashboard. */
  key: string
  counts: PersonCounts
  /** The newest ones of each kind. */
  items: Readonly<Record<PersonKind, readonly PersonItem[]>>
  /** Mails that a process is sending at this moment. */
  beingSent: number
  /** Of what is there. Erasing asks again if it has changed. */
  digest: string
}

/** As the forms take it, and in lower case. Undefined: not an address. */
export function toAddress(typed: string): string | undefined {
  const address = cleanEmail(typed)
  return emailProblem(address, malformed) === undefined && address.length <= 254 ? address.toLowerCase() : undefined
}

const malformed = 'Enter an email address in the correct format, like name@example.com'

export function sumOf(counts: PersonCounts): number {
  return personKinds.reduce((sum, kind) => sum + counts[kind], 0)
}

/** "2 quote requests", "1 note"; none of what there is none of. */
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
