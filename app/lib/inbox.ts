/** What the operator's two inboxes, quotes and messages, have in common. */
import { parseCursor, type Cursor } from './cursor'
import { parseListFilter, type ListFilter } from './list-query'

/** By their tabs, which are their tables' names too. */
export type InboxTab = 'quotes' | 'contacts'

/** The site promises an answer within 24 hours; what still waits after that is overdue. */
const promisedWithinMs = 24 * 60 * 60 * 1000

/** What came in at or before this instant (ISO 8601, UTC) and is still open is overdue. */
export function overdueBefore(now: Date): string {
  return new Date(now.getTime() - promisedWithinMs).toISOString()
}

/** Which of the entries a list shows. Suspected ones, from the honeypot, show in no other filter. */
export type InboxFilter<Status extends string> = ListFilter<Status | 'overdue' | 'suspected'>

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

/** What the address of an inbox asks for. */
export function parseInboxQuery<Status extends string>(
  parameters: URLSearchParams,
  statuses: readonly Status[],
): Omit<InboxQuery<Status>, 'size'> {
  return {
    filter: parseListFilter(parameters, [...statuses, 'overdue', 'suspected'] as const),
    cursor: parseCursor(parameters.get('cursor') ?? ''),
  }
}
