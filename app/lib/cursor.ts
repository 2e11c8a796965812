/** A keyset cursor is the page before or after a row's id: `after-120` or `before-97`. */
export interface Cursor {
  direction: 'after' | 'before'
  id: number
}

export function formatCursor({ direction, id }: Cursor): string {
  return `${direction}-${String(id)}`
}

export function parseCursor(text: string): Cursor | undefined {
  const match = /^(after|before)-([1-9]\d{0,14})$/.exec(text)
  if (!match) return undefined
  return { direction: match[1] === 'after' ? 'after' : 'before', id: Number(match[2]) }
}

export interface SortedCursor extends Cursor {
  key: string
}

export function formatSortedCursor(cursor: SortedCursor): string {
  return `${formatCursor(cursor)}-${cursor.key}`
}

export function parseSortedCursor(text: string): SortedCursor | undefined {
  const [, position = '', key = ''] = /^([a-z]+-\d+)-(.{1,300})$/su.exec(text) ?? []
  const cursor = parseCursor(position)
  return cursor && { ...cursor, key }
}

/** The key is missing where the id alone is the order. */
export interface PlaceCursor extends Cursor {
  key?: string | undefined
}

export function formatPlaceCursor({ key, ...cursor }: PlaceCursor): string {
  return key === undefined ? formatCursor(cursor) : formatSortedCursor({ ...cursor, key })
}

export function parsePlaceCursor(text: string): PlaceCursor | undefined {
  return parseSortedCursor(text) ?? parseCursor(text)
}
