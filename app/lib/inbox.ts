/** What the operator's two inboxes, quotes and messages, have in common. */
import { parseCursor, type Cursor } from './cursor'
import { cleanLine } from './text'

/** The site promises an answer within 24 hours; what still waits after that is overdue. */
const promisedWithinMs = 24 * 60 * 60 * 1000

/** What came in at or before this instant (ISO 8601, UTC) and is still open is overdue. */
export function overdueBefore(now: Date): string {
  return new Date(now.getTime() - promisedWithinMs).toISOString()
}

/** Which of the entries a list shows. Suspected ones, from the honeypot, show in no other filter. */
export interface InboxFilter<Status extends string> {
  show: Status | 'all' | 'overdue' | 'suspected'
  /** What an entry must contain, in any case of the letters a to z; empty finds everything. */
  search: string
}

export interface InboxQuery<Status extends string> {
  filter: InboxFilter<Status>
  size: number
  cursor: Cursor | undefined
}

/** How many there are of each kind; `all` counts every status, and no suspected ones, nor does `byStatus`. */
export interface InboxCounts<Status extends string> {
  all: number
  byStatus: readonly { status: Status; count: number }[]
  overdue: number
  suspected: number
}

export function countOf<Status extends string>({ byStatus }: InboxCounts<Status>, status: Status): number {
  return byStatus.find((counted) => counted.status === status)?.count ?? 0
}

/** How many entries a page of an inbox shows. */
export const inboxPageSize = 50

const searchLimit = 200

/** What the address of a list asks for; anything unknown in it counts as absent. */
export function parseInboxQuery<Status extends string>(
  parameters: URLSearchParams,
  statuses: readonly Status[],
): Omit<InboxQuery<Status>, 'size'> {
  const asked = parameters.get('status')
  const choices = [...statuses, 'overdue', 'suspected'] as const
  return {
    filter: {
      show: choices.find((choice) => choice === asked) ?? 'all',
      search: Array.from(cleanLine(parameters.get('q') ?? ''))
        .slice(0, searchLimit)
        .join(''),
    },
    cursor: parseCursor(parameters.get('cursor') ?? ''),
  }
}

/** The address of a list with these choices, which `parseInboxQuery` reads; what is not chosen does not show in it. */
export function inboxAddress(path: string, { show, search }: { show: string; search: string }): string {
  const query = new URLSearchParams()
  if (show !== 'all') query.set('status', show)
  if (search !== '') query.set('q', search)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
