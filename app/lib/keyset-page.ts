/** All functions expect rows in the cursor's direction, one more than the page shows. */
import type { Cursor, SortedCursor } from './cursor'

export interface KeysetPage<Row, C extends Cursor = Cursor> {
  rows: Row[]
  previous?: C | undefined
  next?: C | undefined
  start?: C | undefined
}

export function toKeysetPage<Row extends { id: number }>(
  read: readonly Row[],
  page: { size: number; cursor: Cursor | undefined },
): KeysetPage<Row> {
  return cutPage(read, page, ({ id }, direction) => ({ direction, id }))
}

export function toSortedPage<Row extends { id: number }>(
  read: readonly Row[],
  { keyOf, ...page }: { size: number; cursor: SortedCursor | undefined; keyOf: (row: Row) => string },
): KeysetPage<Row, SortedCursor> {
  return cutPage(read, page, (row, direction) => ({ direction, id: row.id, key: keyOf(row) }))
}

export function cutPage<Row, C extends Cursor>(
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
  // In a page that is read backwards, the extra row is the one before the page.
  const start = backwards ? beyond && cursorOf(beyond, 'after') : cursor
  return {
    rows,
    ...(hasPrevious && first ? { previous: cursorOf(first, 'before') } : {}),
    ...(hasNext && last ? { next: cursorOf(last, 'after') } : {}),
    ...(start && first ? { start } : {}),
  }
}
