import { selectionMessages, type DeletionReport } from '~/content/records/change-messages'
import type { ErrorWords, Message } from '~/lib/messages'
import { countNoun } from '~/lib/text'
import type { InboxTab } from './inbox'
import { referenceOf } from './reference'

export const inboxNouns = {
  quotes: { title: 'Quote', one: 'quote request', many: 'quote requests' },
  contacts: { title: 'Message', one: 'message', many: 'messages' },
} as const satisfies Record<InboxTab, object>

/** The dashboard's first page is the quotes inbox, too. */
export function inboxTabOf(pathname: string): InboxTab {
  return /^\/admin\/contacts(?:\/|$)/.test(pathname) ? 'contacts' : 'quotes'
}

/** Returns "2 messages were gone already: M-00125, M-00136.", or an empty text for none. */
export function goneText(tab: InboxTab, gone: readonly number[]): string {
  if (gone.length === 0) return ''
  const named = gone.slice(0, mostNamed).map((id) => referenceOf(tab, id))
  const more = gone.length > mostNamed ? ` and ${String(gone.length - mostNamed)} more` : ''
  const verb = gone.length === 1 ? 'was' : 'were'
  return `${countEntries(tab, gone.length)} ${verb} gone already: ${named.join(', ')}${more}.`
}

const mostNamed = 5

/** Reports several entries that were deleted together. */
export function deletedMessage(tab: InboxTab, { deleted, gone }: DeletionReport): Message {
  const [first] = deleted
  const missing = goneText(tab, gone)
  if (first === undefined) return { title: 'Nothing to Delete', description: missing }
  const isOne = deleted.length === 1
  const outcome = isOne ? titleInBin(tab, first.id, first.name) : countEntries(tab, deleted.length)
  if (isOne && missing === '') return { ...inboxMessages[tab].deleted, outcome }
  return {
    title: 'Entries Deleted',
    outcome,
    description: `${isOne ? 'It is' : 'They are'} in the bin. ${missing}`.trim(),
  }
}

export function titleInBin(tab: InboxTab, id: number, sender: string): string {
  return `${referenceOf(tab, id)} ${sender}`
}

/** Returns a title without the sender's name, such as "Quote Q-01313". */
export function entryTitle(tab: InboxTab, id: number): string {
  return `${inboxNouns[tab].title} ${referenceOf(tab, id)}`
}

/** Returns "1 message", or "2,000 spam quote requests". */
export function countEntries(tab: InboxTab, count: number, kind = ''): string {
  const { one, many } = inboxNouns[tab]
  return countNoun(count, kind === '' ? { one, many } : { one: `${kind} ${one}`, many: `${kind} ${many}` })
}

interface InboxMessages {
  notFound: ErrorWords
  noneSuspected: ErrorWords
  confirmDelete: string
  deleted: Message
  suspectedDeleted: Message
  markedSpam: Message
  markedNotSpam: Message
  markFailed: Message
  changeFailed: Message
  /** Returns "Quote from Anna Berg". */
  from: (sender: string) => string
}

function messagesOf(tab: InboxTab): InboxMessages {
  const { title, one, many } = inboxNouns[tab]
  return {
    notFound: { title: `${title} Not Found`, message: `There is no ${one} of that number.` },
    noneSuspected: { title: 'Nothing to Delete', message: `There is no spam among the ${many}.` },
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    deleted: { title: `${title} Deleted`, description: `The ${one} is in the bin.` },
    suspectedDeleted: {
      title: 'Spam Deleted',
      description: `The ${many} marked as spam are in the bin.`,
    },
    changeFailed: selectionMessages.failed('entries'),
    markedSpam: { title: 'Marked as Spam', description: `The ${one} is under “Spam” now.` },
    markedNotSpam: { title: 'Marked as Not Spam', description: `The ${one} is back in the list.` },
    markFailed: { title: 'Error', description: `Failed to move the ${one}.` },
    from: (sender) => `${title} from ${sender}`,
  }
}

export const inboxMessages = {
  quotes: messagesOf('quotes'),
  contacts: messagesOf('contacts'),
} as const satisfies Record<InboxTab, InboxMessages>
