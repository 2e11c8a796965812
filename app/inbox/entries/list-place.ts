/**
 * Tells where an entry is in the list that its page was opened from. In the whole list, most urgent first, an answer
 * moves an entry from the open ones to the others; `from=open` in the list's address keeps its first place, so that
 * “next” is the next open entry.
 */
import { isOfOpen, isOpenEntry, parseInboxQuery, type InboxFilter, type InboxListEntry, type InboxTab } from './inbox'

interface ListPlace {
  /** The address to which `back` leads. */
  address: string
  filter: InboxFilter
  isAmongOpen: boolean
}

export function listPlaceOf(
  tab: InboxTab,
  list: string,
  entry: Pick<InboxListEntry, 'status' | 'isSuspected'>,
): ListPlace {
  const { searchParams } = toUrl(list)
  const { filter } = parseInboxQuery(searchParams, tab)
  if (filter.order === 'newest') return { address: list, filter, isAmongOpen: false }
  if (filter.show !== 'all') return { address: list, filter, isAmongOpen: isOfOpen(tab, filter.show) }
  const isAmongOpen = isOpenEntry(tab, entry) || searchParams.get('from') === 'open'
  return { address: listFrom(list, isAmongOpen), filter, isAmongOpen }
}

/** Returns the list's address for the page of one of its entries; with false, that of the list itself. */
export function listFrom(list: string, isAmongOpen: boolean): string {
  const { pathname, searchParams } = toUrl(list)
  const isWholeByUrgency = !searchParams.has('status') && !searchParams.has('order')
  searchParams.delete('from')
  if (isAmongOpen && isWholeByUrgency) searchParams.set('from', 'open')
  const query = searchParams.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

function toUrl(address: string): URL {
  return new URL(address, 'http://dashboard')
}
