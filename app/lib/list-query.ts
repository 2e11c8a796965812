import { cleanLine } from './text'

export interface ListFilter<Choice extends string> {
  show: Choice | 'all'
  search: string
  /** The search as the address has it where the words may be a customer's: see sealed-search.server.ts. */
  sealed?: string | undefined
}

export const listPageSize = 50

export const searchIntent = 'search-list'

const searchLimit = 200

export function parseListFilter<Choice extends string>(
  parameters: URLSearchParams,
  choices: readonly Choice[],
): ListFilter<Choice> {
  const asked = parameters.get('status')
  const sealed = parameters.get('find')
  return {
    show: choices.find((choice) => choice === asked) ?? 'all',
    search: Array.from(cleanLine(parameters.get('q') ?? ''))
      .slice(0, searchLimit)
      .join(''),
    ...(sealed !== null && { sealed }),
  }
}

interface ListAddress {
  show: string
  search: string
  sealed?: string | undefined
  order?: string | undefined
  category?: string | undefined
}

export function listAddress(path: string, { show, search, sealed, order, category }: ListAddress): string {
  const query = new URLSearchParams()
  if (show !== 'all') query.set('status', show)
  if (category !== undefined) query.set('category', category)
  if (sealed !== undefined) query.set('find', sealed)
  else if (search !== '') query.set('q', search)
  if (order !== undefined) query.set('order', order)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

export const maxListLimit = 500
