export function toRowId(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** Returns undefined if the value is absent, and NaN, which equals no version, if it is malformed. */
export function toVersion(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.NaN
}

/** @throws if no item has the id, which the type of the id rules out */
export function withId<Item extends { id: string }>(items: readonly Item[], id: Item['id']): Item {
  const found = items.find((item) => item.id === id)
  if (!found) throw new Error(`No item has the id ${id}`)
  return found
}

/** Leaves out malformed and repeated ids. */
export function parseIds(text: string): number[] {
  return [...new Set(text.split(',').flatMap((id) => toRowId(id) ?? []))]
}

export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
