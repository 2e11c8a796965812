/** What is done to several entries at once: a status, or the mark as spam. */
import type { Message } from '~/lib/messages'
import { parseIds } from '~/lib/ids'
import { inboxKinds, type InboxTab } from './inbox'
import { countEntries, goneText, inboxMessages } from './inbox-messages'

export interface Move {
  /** A status, `spam`, or `not-spam`. */
  change: string
  ids: readonly number[]
}

export interface Moved {
  entries: readonly { id: number; sender: string }[]
  gone: readonly number[]
  /** What takes it back. */
  undo: readonly Move[]
}

/** What may be chosen for several entries. */
export function selectionChanges(tab: InboxTab, { show }: { show: string }): { value: string; label: string }[] {
  if (show === 'suspected') return [{ value: 'not-spam', label: 'Not spam' }]
  const { statuses, open } = inboxKinds[tab]
  const offered = [...statuses.filter((status) => status !== open), open]
  return [
    ...offered.map((status) => ({ value: status, label: `Mark ${status}` })),
    { value: 'spam', label: 'Mark as spam' },
  ]
}

export function isChange(tab: InboxTab, change: string): boolean {
  return change === 'spam' || change === 'not-spam' || inboxKinds[tab].statuses.some((status) => status === change)
}

/** `contacted:1,2;closed:7`, for a hidden field. */
export function formatMoves(moves: readonly Move[]): string {
  return moves.map(({ change, ids }) => `${change}:${ids.join(',')}`).join(';')
}

/** Undefined if anything in it is unknown. */
export function parseMoves(text: string, tab: InboxTab): Move[] | undefined {
  const moves = text.split(';').map((part) => {
    const [change = '', list = ''] = part.split(':')
    return { change, ids: parseIds(list) }
  })
  return moves.every(({ change, ids }) => isChange(tab, change) && ids.length > 0) ? moves : undefined
}

/** What is said afterwards, and whether anything was done. */
export function movedMessage(
  tab: InboxTab,
  moves: readonly Move[],
  { entries, gone }: Pick<Moved, 'entries' | 'gone'>,
): Message & { isDone: boolean } {
  const [first] = entries
  const missing = goneText(tab, gone)
  if (first === undefined)
    return { ...inboxMessages[tab].changeFailed, description: `Nothing has changed. ${missing}`, isDone: false }
  const [{ change = '' } = {}, ...more] = moves
  const isOne = entries.length === 1
  const whose = isOne ? inboxMessages[tab].from(first.sender) : countEntries(tab, entries.length)
  const { title, description } = more.length > 0 ? restored(isOne) : wordsOf(tab, change, isOne)
  const outcome = more.length > 0 ? 'as before' : changeLabel(tab, change)
  return { title, outcome: `${whose}: ${outcome}`, description: `${description} ${missing}`.trim(), isDone: true }
}

function restored(isOne: boolean): Message {
  return { title: 'Undone', description: isOne ? 'It is as it was before.' : 'They are as they were before.' }
}

function wordsOf(tab: InboxTab, change: string, isOne: boolean): Message {
  const { markedSpam, markedNotSpam } = inboxMessages[tab]
  if (change === 'spam')
    return isOne ? markedSpam : { ...markedSpam, description: 'They are among the suspected ones now.' }
  if (change === 'not-spam')
    return isOne ? markedNotSpam : { ...markedNotSpam, description: 'They are back in the list.' }
  return inboxKinds[tab].statusUpdated
}

/** "contacted", "not spam". */
function changeLabel(tab: InboxTab, change: string): string {
  if (change === 'spam') return 'spam'
  if (change === 'not-spam') return 'not spam'
  return (
    new Map<string, { label: string }>(Object.entries(inboxKinds[tab].badges)).get(change)?.label.toLowerCase() ??
    change
  )
}
