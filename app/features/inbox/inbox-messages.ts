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

/** "Quote Q-01317": a title without the sender's name. */
export function entryTitle(tab: InboxTab, id: number): string {
  return `${nouns[tab].title} ${referenceOf(tab, id)}`
}

/** "1 message", "2,000 suspected quote requests". */
export function countEntries(tab: InboxTab, count: number, kind = ''): string {
  const noun = count === 1 ? nouns[tab].one : nouns[tab].many
  return [count.toLocaleString('en-US'), kind, noun].filter((word) => word !== '').join(' ')
}

export const deletedForGood =
  'What was sent is deleted for good, with the name and the address. Backups made before keep it until they are replaced.'

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
  /** "Quote from Anna Berg". */
  from: (sender: string) => string
}

function messagesOf(tab: InboxTab): InboxMessages {
  const { title, one, many } = nouns[tab]
  return {
    notFound: { title: `${title} Not Found`, message: `There is no ${one} of that number.` },
    noneSuspected: { title: 'Nothing to Delete', message: `There are no suspected ${many}.` },
    confirmDelete: `Are you sure you want to delete this ${one}?`,
    deleted: { title: `${title} Deleted`, description: `The ${one} has been deleted for good.` },
    suspectedDeleted: {
      title: 'Suspected Entries Deleted',
      description: `The suspected ${many} have been deleted for good.`,
    },
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
