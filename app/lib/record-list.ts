/** What the dashboard's lists of products, species and posts may be asked for. Each list is in one order at a time. */
import { parseListFilter, type ListFilter } from './list-query'

export const recordOrders = {
  newest: { label: 'Newest first', key: 'id', isDescending: true },
  oldest: { label: 'Oldest first', key: 'id', isDescending: false },
  published: { label: 'Last published first', key: 'publication', isDescending: true },
  'published-earliest': { label: 'First published first', key: 'publication', isDescending: false },
  changed: { label: 'Last changed first', key: 'change', isDescending: true },
  unchanged: { label: 'Longest unchanged first', key: 'change', isDescending: false },
  'a-z': { label: 'A to Z', key: 'name', isDescending: false },
  'z-a': { label: 'Z to A', key: 'name', isDescending: true },
} as const

export type RecordOrder = keyof typeof recordOrders

export interface RecordListKind<State extends string> {
  states: readonly { id: State; label: string }[]
  /** The first is the list's own, which its address leaves out. */
  orders: readonly [RecordOrder, ...RecordOrder[]]
  /** By id: see categoryId(). */
  category: { label: string; choices: readonly { id: string; label: string }[] }
  nouns: { one: string; many: string }
  /** What can be done to several at once. */
  changes: {
    on: ChangeWords
    off: ChangeWords
    /** By id, empty if the list sets none. */
    categories: readonly { id: string; label: string }[]
  }
}

interface ChangeWords {
  label: string
  /** "2 posts: published". */
  outcome: string
  /** What the records are afterwards. */
  meaning: { one: string; many: string }
}

export interface RecordFilter<State extends string> extends ListFilter<State> {
  /** Undefined for the list's own. */
  order?: RecordOrder | undefined
  category?: string | undefined
}

/** "Scent Control" is `scent-control`. The indexes of the lists have the same. */
export function categoryId(category: string): string {
  return category.toLowerCase().replaceAll(' ', '-')
}

/** Ignores anything unknown. */
export function parseRecordFilter<State extends string>(
  parameters: URLSearchParams,
  { states, orders, category }: RecordListKind<State>,
): RecordFilter<State> {
  const filter = parseListFilter(
    parameters,
    states.map(({ id }) => id),
  )
  const [own, ...others] = orders
  const order = others.find((each) => each === parameters.get('order') && each !== own)
  const chosen = category.choices.find(({ id }) => id === parameters.get('category'))
  return { ...filter, ...(order && { order }), ...(chosen && { category: chosen.id }) }
}
