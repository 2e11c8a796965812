import { cleanLine } from './text'

export interface ListFilter<Choice extends string> {
  show: Choice | 'all'
  search: string
}

export const listPageSize = 50

const searchLimit = 200

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
  order?: string | undefined
  category?: string | undefined
}

export function listAddress(path: string, { show, search, order, category }: ListAddress): string {
  const query = new URLSearchParams()
  if (show !== 'all') query.set('status', show)
  if (category !== undefined) query.set('category', category)
  if (search !== '') query.set('q', search)
  if (order !== undefined) query.set('order', order)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

export const maxListLimit = 500
