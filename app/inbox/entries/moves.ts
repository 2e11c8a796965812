/** A move gives entries a status, or the mark as spam. */
import { undone, type Asked, type ChangeReport } from '~/content/records/change-messages'
import type { Message } from '~/lib/messages'
import { inboxKinds, statusLabel, type InboxTab } from './inbox'
import { countEntries, goneText, inboxMessages } from './inbox-messages'

/** Returns the changes offered for selected entries. */
export function selectionChanges(tab: InboxTab, { show }: { show: string }): { value: string; label: string }[] {
  if (show === 'suspected') return [{ value: 'not-spam', label: 'Not spam' }]
  const { statuses, open } = inboxKinds[tab]
  const offered = [...statuses.filter((status) => status !== open), open]
  return [
    ...offered.map((status) => ({ value: status, label: `Mark ${status}` })),
    { value: 'spam', label: 'Mark as spam' },
  ]
}

/** Reads a status, `spam`, or `not-spam`. Returns undefined for anything else. */
export function parseChange(tab: InboxTab, text: string): string | undefined {
  return isMark(text) ? text : parseStatus(tab, text)
}

export function parseStatus(tab: InboxTab, text: string): string | undefined {
  return inboxKinds[tab].statuses.find((status) => status === text)
}

export function isMark(change: string): boolean {
  return change === 'spam' || change === 'not-spam'
}

/** Says what was done, if anything. */
export function movedMessage(
  tab: InboxTab,
  { moves }: Pick<Asked<string>, 'moves'>,
  { changed, unchanged, gone }: Pick<ChangeReport, 'changed' | 'unchanged' | 'gone'>,
): Message & { isDone: boolean } {
  const entries = [...changed, ...unchanged]
  const [first] = entries
  const missing = goneText(tab, gone)
  if (first === undefined) {
    return { ...inboxMessages[tab].changeFailed, description: `Nothing has changed. ${missing}`, isDone: false }
  }
  const [{ change = '' } = {}, ...more] = moves
  const isOne = entries.length === 1
  const whose = isOne ? inboxMessages[tab].from(first) : countEntries(tab, entries.length)
  const { title, description } = more.length > 0 ? restored(isOne) : wordsOf(tab, change, isOne)
  const outcome = more.length > 0 ? undone.outcome : changeLabel(tab, change)
  return { title, outcome: `${whose}: ${outcome}`, description: `${description} ${missing}`.trim(), isDone: true }
}

function restored(isOne: boolean): Message {
  return { title: undone.title, description: isOne ? undone.meaning.one : undone.meaning.many }
}

function wordsOf(tab: InboxTab, change: string, isOne: boolean): Message {
  const { markedSpam, markedNotSpam } = inboxMessages[tab]
  if (change === 'spam') return isOne ? markedSpam : { ...markedSpam, description: 'They are under “Spam” now.' }
  if (change === 'not-spam')
    return isOne ? markedNotSpam : { ...markedNotSpam, description: 'They are back in the list.' }
  return inboxKinds[tab].statusUpdated
}

/** Returns "contacted", or "not spam". */
function changeLabel(tab: InboxTab, change: string): string {
  return isMark(change) ? change.replace('-', ' ') : statusLabel(tab, change).toLowerCase()
}
