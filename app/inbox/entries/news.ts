/** An open dashboard asks for what is new again and again, and shows it in the title of its pages. */
import type { Message } from '~/lib/messages'
import { entryPath, newsPath, tabPath } from '~/paths'
import type { InboxTab } from './inbox'
import { countEntries } from './inbox-messages'

export interface InboxNews {
  open: number
  overdue: number
  /** The highest id so far, including suspected entries. */
  latest: number
  /** The number of entries since the id that was asked with, without suspected ones. */
  arrived: number
  /** The last of the entries that arrived. */
  newest: { id: number; sender: string } | null
}

export type News = Readonly<Record<InboxTab, InboxNews>>

/** The ids up to which the entries are known. */
export type SeenEntries = Readonly<Record<InboxTab, number>>

export function newsAddress({ quotes, contacts }: SeenEntries): string {
  return `${newsPath}?quotes=${String(quotes)}&contacts=${String(contacts)}`
}

/** Returns " (3 open, 1 overdue)", the sum of both inboxes. */
export function titleSuffix({ quotes, contacts }: News): string {
  const open = quotes.open + contacts.open
  const overdue = quotes.overdue + contacts.overdue
  const figures = [open > 0 ? `${figure(open)} open` : '', overdue > 0 ? `${figure(overdue)} overdue` : '']
  const text = figures.filter((each) => each !== '').join(', ')
  return text === '' ? '' : ` (${text})`
}

export function hasSameCounts(a: News, b: News): boolean {
  const isSame = (one: InboxNews, other: InboxNews) => one.open === other.open && one.overdue === other.overdue
  return isSame(a.quotes, b.quotes) && isSame(a.contacts, b.contacts)
}

/** Replaces the figures in the title. */
export function withSuffix(title: string, suffix: string): string {
  return title.replace(/ \((?:[\d,]+ (?:open|overdue)(?:, )?)+\)$/, '') + suffix
}

function figure(count: number): string {
  return count.toLocaleString('en-US')
}

/** Returns "1 new quote request from Anna Berg", or undefined if nothing arrived. */
export function newsMessage({ quotes, contacts }: News): Message | undefined {
  const arrived = { quotes: describe('quotes', quotes), contacts: describe('contacts', contacts) }
  const texts = [arrived.quotes, arrived.contacts].filter((text) => text !== undefined)
  if (texts.length === 0) return undefined
  const tab = arrived.quotes === undefined ? 'contacts' : 'quotes'
  const { newest, arrived: count } = tab === 'quotes' ? quotes : contacts
  const isOne = texts.length === 1 && count === 1 && newest !== null
  return {
    title: texts.length === 2 ? 'New Requests and Messages' : titles[tab][count === 1 ? 'one' : 'many'],
    description: `${texts.join(' and ')}.`,
    link: isOne ? { to: entryPath(tab, newest.id), label: 'Open it' } : { to: tabPath(tab), label: 'See the list' },
  }
}

const titles = {
  quotes: { one: 'New Quote Request', many: 'New Quote Requests' },
  contacts: { one: 'New Message', many: 'New Messages' },
} as const

function describe(tab: InboxTab, { arrived, newest }: InboxNews): string | undefined {
  if (arrived === 0 || newest === null) return undefined
  const from = arrived === 1 ? ` from ${newest.sender}` : `, the latest from ${newest.sender}`
  return countEntries(tab, arrived, 'new') + from
}

export function isNews(value: unknown): value is News {
  return (
    typeof value === 'object' &&
    value !== null &&
    'quotes' in value &&
    isInboxNews(value.quotes) &&
    'contacts' in value &&
    isInboxNews(value.contacts)
  )
}

function isInboxNews(value: unknown): value is InboxNews {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const isCounted = ['open', 'overdue', 'latest', 'arrived'].every((name) => typeof fields.get(name) === 'number')
  return isCounted && fields.has('newest')
}
