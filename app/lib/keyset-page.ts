/**
 * A page of a list that is cut by a row's id (see cursor.ts). The query reads one row more than the page shows, in the
 * cursor's direction; here it becomes the page in the list's own order, and the ways to its neighbours.
 */
import type { Cursor, SortedCursor } from './cursor'

export interface KeysetPage<Row, C extends Cursor = Cursor> {
  rows: Row[]
  /** Where the pages before and after this one go on; absent at the ends. */
  previous?: C | undefined
  next?: C | undefined
}

export function toKeysetPage<Row extends { id: number }>(
  read: readonly Row[],
  { size, cursor }: { size: number; cursor: Cursor | undefined },
): KeysetPage<Row> {
  const backwards = cursor?.direction === 'before'
  const hasMore = read.length > size
  const shown = read.slice(0, size)
  const rows = backwards ? shown.reverse() : shown
  const first = rows.at(0)
  const last = rows.at(-1)
  const hasPrevious = backwards ? hasMore : cursor !== undefined
  const hasNext = backwards || hasMore
  return {
    rows,
    ...(hasPrevious && first ? { previous: { direction: 'before', id: first.id } } : {}),
    ...(hasNext && last ? { next: { direction: 'after', id: last.id } } : {}),
  }
}

/** The same for a list that is sorted by something else first. */
export function toSortedPage<Row extends { id: number }>(
  read: readonly Row[],
  { keyOf, ...page }: { size: number; cursor: SortedCursor | undefined; keyOf: (row: Row) => string },
): KeysetPage<Row, SortedCursor> {
  const { rows, previous, next } = toKeysetPage(read, page)
  const first = rows.at(0)
  const last = rows.at(-1)
  return {
    rows,
    ...(previous && first ? { previous: { ...previous, key: keyOf(first) } } : {}),
    ...(next && last ? { next: { ...next, key: keyOf(last) } } : {}),
  }
}
