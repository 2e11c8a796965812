import type { ErrorWords, Message } from '~/lib/messages'
import type { InboxTab } from './inbox'
import { referenceOf } from './reference'

const nouns = {
  quotes: { title: 'Quote', one: 'quote request', many: 'quote requests' },
  contacts: { title: 'Message', one: 'message', many: 'messages' },
} as const satisfies Record<InboxTab, object>

/** The dashboard's first page is the quotes inbox, too. */
export function inboxTabOf(pathname: string): InboxTab {
  return /^\/admin\/contacts(?:\/|$)/.test(pathname) ? 'contacts' : 'quotes'
}

/** "2 messages were gone already: M-00125, M-00136." Empty for none. */
export function goneText(tab: InboxTab, gone: readonly number[]): string {
  if (gone.length === 0) return ''
  const named = gone.slice(0, mostNamed).map((id) => referenceOf(tab, id))
  const more = gone.length > mostNamed ? ` and ${String(gone.length - mostNamed)} more` : ''
  const verb = gone.length === 1 ? 'was' : 'were'
  return `${countEntries(tab, gone.length)} ${verb} gone already: ${named.join(', ')}${more}.`
}

const mostNamed = 5

/** What is said of several entries that were deleted together. */
export function deletedMessage(tab: InboxTab, { moved, gone }: Deleted): Message {
  const [first] = moved
  const missing = goneText(tab, gone)
  if (first === undefined) return { title: 'Nothing to Delete', description: missing }
  const { deleted } = inboxMessages[tab]
  if (moved.length === 1 && missing === '') return { ...deleted, outcome: first.title }
  return {
    title: 'Entries Deleted',
    outcome: moved.length === 1 ? first.title : countEntries(tab, moved.length),
    description: `${moved.length === 1 ? 'It is' : 'They are'} in the bin. ${missing}`.trim(),
  }
}

export interface Deleted {
  /** With its title in the bin. */
  moved: readonly { id: number; title: string }[]
  gone: readonly number[]
}

/** "Quote Q-01313": a title without the sender's name. */
export function entryTitle(tab: InboxTab, id: number): string {
  return `${nouns[tab].title} ${referenceOf(tab, id)}`
}

/** "1 message", "2,000 suspected quote requests". */
export function countEntries(tab: InboxTab, count: number, kind = ''): string {
  const noun = count === 1 ? nouns[tab].one : nouns[tab].many
  return [count.toLocaleString('en-US'), kind, noun].filter((word) => word !== '').join(' ')
}

interface InboxMessages {
  notFound: ErrorWords
  noneSuspected: ErrorWords
  confirmDelete: string
  deleted: Message
  suspectedDeleted: Message
  deleteFailed: Message
  markedSpam: Message
  markedNotSpam: Message
  markFailed: Message
  noneOfSelected: ErrorWords
  noneSelected: Message
  changeFailed: Message
  /** "Quote from Anna Berg". */
  from: (sender: string) => string
}

function messagesOf(tab: InboxTab): InboxMessages {
  const { title, one, many } = nouns[tab]
  return {
    notFound: { title: `${title} Not Found`, message: `There is no ${one} of that number.` },
    noneSuspected: { title: 'Nothing to Delete', message: `There are no suspected ${many}.` },
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    deleted: { title: `${title} Deleted`, description: `The ${one} is in the bin.` },
    suspectedDeleted: {
      title: 'Suspected Entries Deleted',
      description: `The suspected ${many} are in the bin.`,
    },
    noneOfSelected: { title: 'Nothing to Delete', message: `The selected ${many} are gone already.` },
    noneSelected: { title: 'Nothing Selected', description: `Select at least one ${one} first.` },
    changeFailed: { title: 'Error', description: 'Failed to change the selected entries. Nothing has changed.' },
    deleteFailed: { title: 'Error', description: 'Failed to delete. Nothing has changed.' },
    markedSpam: { title: 'Marked as Spam', description: `The ${one} is among the suspected ones now.` },
    markedNotSpam: { title: 'Marked as Not Spam', description: `The ${one} is back in the list.` },
    markFailed: { title: 'Error', description: `Failed to move the ${one}.` },
    from: (sender) => `${title} from ${sender}`,
  }
}

export const inboxMessages = {
  quotes: messagesOf('quotes'),
  contacts: messagesOf('contacts'),
} as const satisfies Record<InboxTab, InboxMessages>
