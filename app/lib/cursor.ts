/**
 * Where a page of a list goes on: after or before a row's id. Keyset pages stay right, and fast, while rows come and
 * go. The text form is short and readable: `after-120`, `before-97`.
 */
export interface Cursor {
  direction: 'after' | 'before'
  id: number
}

export function formatCursor({ direction, id }: Cursor): string {
  return `${direction}-${String(id)}`
}

/** Undefined for anything that `formatCursor` never writes. */
export function parseCursor(text: string): Cursor | undefined {
  const match = /^(after|before)-([1-9]\d{0,14})$/.exec(text)
  if (!match) return undefined
  return { direction: match[1] === 'after' ? 'after' : 'before', id: Number(match[2]) }
}

/** In a list that is not sorted by id alone: what the row is sorted by, and its id where two rows have the same. */
export interface SortedCursor extends Cursor {
  key: string
}

export function formatSortedCursor(cursor: SortedCursor): string {
  return `${formatCursor(cursor)}-${cursor.key}`
}

/** Undefined for anything that `formatSortedCursor` never writes. */
export function parseSortedCursor(text: string): SortedCursor | undefined {
  const [, position = '', key = ''] = /^([a-z]+-\d+)-(.{1,300})$/su.exec(text) ?? []
  const cursor = parseCursor(position)
  return cursor && { ...cursor, key }
}
