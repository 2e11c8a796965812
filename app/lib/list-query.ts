import { cleanLine } from './text'

export interface ListFilter<Choice extends string> {
  show: Choice | 'all'
  /** Empty finds everything. */
  search: string
}

/** Rows on a page of the dashboard's lists. */
export const listPageSize = 50

const searchLimit = 200

/** Ignores anything unknown. */
export function parseListFilter<Choice extends string>(
  parameters: URLSearchParams,
  choices: readonly Choice[],
): ListFilter<Choice> {
  const asked = parameters.get('status')
  return {
    show: choices.find((choice) => choice === asked) ?? 'all',
    search: Array.from(cleanLine(parameters.get('q') ?? ''))
      .slice(0, searchLimit)
      .join(''),
  }
}

interface ListAddress {
  show: string
  search: string
  /** Left out for the list's own order. */
  order?: string | undefined
  category?: string | undefined
}

/** The inverse of parseListFilter. */
export function listAddress(path: string, { show, search, order, category }: ListAddress): string {
  const query = new URLSearchParams()
  if (show !== 'all') query.set('status', show)
  if (category !== undefined) query.set('category', category)
  if (search !== '') query.set('q', search)
  if (order !== undefined) query.set('order', order)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The largest `?limit=` of the API's lists. */
export const maxListLimit = 500
