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
  /** Where this page begins, the same from whichever side it was reached; absent on the first. */
  start?: C | undefined
}

export function toKeysetPage<Row extends { id: number }>(
  read: readonly Row[],
  page: { size: number; cursor: Cursor | undefined },
): KeysetPage<Row> {
  return cut(read, page, ({ id }, direction) => ({ direction, id }))
}

/** The same for a list that is sorted by something else first. */
export function toSortedPage<Row extends { id: number }>(
  read: readonly Row[],
  { keyOf, ...page }: { size: number; cursor: SortedCursor | undefined; keyOf: (row: Row) => string },
): KeysetPage<Row, SortedCursor> {
  return cut(read, page, (row, direction) => ({ direction, id: row.id, key: keyOf(row) }))
}

function cut<Row, C extends Cursor>(
  read: readonly Row[],
  { size, cursor }: { size: number; cursor: C | undefined },
  cursorOf: (row: Row, direction: Cursor['direction']) => C,
): KeysetPage<Row, C> {
  const backwards = cursor?.direction === 'before'
  const beyond = read[size]
  const shown = read.slice(0, size)
  const rows = backwards ? shown.reverse() : shown
  const first = rows.at(0)
  const last = rows.at(-1)
  const hasPrevious = backwards ? beyond !== undefined : cursor !== undefined
  const hasNext = backwards || beyond !== undefined
  // Read backwards, the row beyond the page is the one that it comes after.
  const start = backwards ? beyond && cursorOf(beyond, 'after') : cursor
  return {
    rows,
    ...(hasPrevious && first ? { previous: cursorOf(first, 'before') } : {}),
    ...(hasNext && last ? { next: cursorOf(last, 'after') } : {}),
    ...(start && first ? { start } : {}),
  }
}
