export interface States<Value> {
  before: Value
  after: Value
  now: Value
}

/**
 * Takes back what turned `before` into `after`, and leaves alone what has changed since.
 * @param partOf the part of a row that may change
 */
export function rowsBack<Row>(
  { before, after, now }: States<readonly Row[]>,
  keyOf: (row: Row) => string,
  partOf: (row: Row) => unknown = (row) => row,
): Row[] {
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]))
  const [old, present] = [byKey(before), byKey(now)]
  for (const [key, row] of byKey(after)) {
    const current = present.get(key)
    if (current === undefined) old.delete(key)
    else if (JSON.stringify(partOf(current)) === JSON.stringify(partOf(row))) present.delete(key)
  }
  for (const [key, row] of present) old.set(key, row)
  return [...old.values()]
}
