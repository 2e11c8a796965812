/** The mails about a new quote request or message: to the operators, and the customer's receipt. */
import { dueTime } from '~/inbox/entries/deadline'
import type { InboxTab } from '~/inbox/entries/inbox'
import { referenceOf } from '~/inbox/entries/reference'
import { longDateTime } from '~/lib/date-and-time'
import { withReplyTime } from '~/lib/reply-time'
import { cleanLine, truncate } from '~/lib/text'
import { entryPath } from '~/paths'
import type { Site } from '~/site'
import { composeMail, type MailBlock } from './mail-body'

export interface SentEntry {
  tab: InboxTab
  id: number
  name: string
  email: string
  /** Null for a message, or if none was given. */
  phone: string | null
  /** "2 × Field Spray"; none for a message. */
  products: readonly string[]
  /** What the sender wrote. */
  words: string | null
  /** ISO 8601, UTC. */
  createdAt: string
}

const nouns = {
  quotes: { title: 'Quote request', one: 'request' },
  contacts: { title: 'Message', one: 'message' },
} as const satisfies Record<InboxTab, object>

/** The mail that tells an operator of an entry. */
export function noticeOf(entry: SentEntry, site: Site) {
  const { tab, id, name, email, phone, products, words, createdAt } = entry
  const number = referenceOf(tab, id)
  const [first, ...others] = products
  const more = others.length === 0 ? '' : ` and ${String(others.length)} more`
  const about = first === undefined ? '' : `: ${first}${more},`
  const facts: (readonly [string, string])[] = [
    ['Number', number],
    ['From', name],
    ['Email', email],
    ...(tab === 'quotes' ? ([['Phone', phone ?? 'None given']] as const) : []),
    ...productFacts(products),
    ['Received', longDateTime(createdAt, site.timeZone)],
    ['Answer by', longDateTime(dueTime(createdAt, site), site.timeZone)],
  ]
  return composeMail({
    // The name is last: one that reads from right to left would pull in what follows.
    subject: subjectLine(`${nouns[tab].title} ${number}${about} from ${name}`),
    blocks: [
      { facts },
      ...quotedWords(words),
      { link: { label: 'Open it in the dashboard', href: site.url + entryPath(tab, id) } },
      { text: `A reply to this mail goes to ${name}.` },
    ],
    footer: `${site.name}\n${site.url}`,
  })
}

/**
 * Writes the customer's receipt. Whoever fills in the form chooses where the mail goes, so it has none of their words:
 * nobody can list all that a mail program turns into a link. The page after a quote request shows all that was sent.
 */
export function receiptOf({ tab, id, products }: SentEntry, site: Site) {
  const number = referenceOf(tab, id)
  const { one } = nouns[tab]
  return composeMail({
    subject: subjectLine(`We have your ${one} (${number})`),
    blocks: [
      { text: 'Hello,' },
      { text: withReplyTime(`Thank you. We have your ${one}, and we’ll answer within 24 hours.`, site.replyWithin) },
      { facts: [['Number', number], ...productFacts(products)] },
      { text: `To add something, reply to this mail. If you call or write, give us the number ${number}.` },
    ],
    footer:
      `${site.name}\n${site.url}\n\nSomebody entered this e-mail address in a form on our site. ` +
      'If it wasn’t you, reply and tell us, and we’ll delete it.',
  })
}

/** A receipt may go only to a domain with a dot, which is neither an IP address nor this machine. */
export function isMailDomain(address: string): boolean {
  return /@.+\.(?!localhost$)[a-z][a-z\d-]*$/i.test(address)
}

function productFacts(products: readonly string[]): readonly (readonly [string, string])[] {
  if (products.length === 0) return []
  return [[products.length === 1 ? 'Product' : 'Products', products.join('\n')]]
}

function quotedWords(words: string | null): MailBlock[] {
  return words === null ? [] : [{ quoted: words }]
}

const longestSubject = 200

/** Makes it one line, because a line break would begin another header. */
export function subjectLine(text: string): string {
  return truncate(cleanLine(text), longestSubject)
}
