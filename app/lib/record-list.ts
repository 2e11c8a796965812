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
  /** The first order is the default, which the list's address leaves out. */
  orders: readonly [RecordOrder, ...RecordOrder[]]
  category: { label: string; choices: readonly { id: string; label: string }[] }
  nouns: { one: string; many: string }
  changes: {
    on: ChangeWords
    off: ChangeWords
    /** The list is undefined where the store knows categories by their names. */
    categories: readonly { id: string; label: string }[] | undefined
  }
}

interface ChangeWords {
  label: string
  outcome: string
  meaning: { one: string; many: string }
}

export interface RecordFilter<State extends string> extends ListFilter<State> {
  order?: RecordOrder | undefined
  category?: string | undefined
}

/** Makes `scent-control` of "Scent Control", as the indexes of the lists do, whose lower() knows A to Z alone. */
export function categoryId(category: string): string {
  return category.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()).replaceAll(' ', '-')
}

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
