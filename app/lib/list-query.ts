/** What the address of a list asks for: a filter, a search, and where a page of it begins. */
import { cleanLine } from './text'

export interface ListFilter<Choice extends string> {
  show: Choice | 'all'
  /** What an entry must contain, whatever its case and accents; empty finds everything. */
  search: string
}

/** How many entries a page of the dashboard's lists shows. */
export const listPageSize = 50

const searchLimit = 200

/** Anything unknown in the address counts as absent. */
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

/** The address of a list with these choices, which `parseListFilter` reads; what is not chosen does not show in it. */
export function listAddress(path: string, { show, search }: { show: string; search: string }): string {
  const query = new URLSearchParams()
  if (show !== 'all') query.set('status', show)
  if (search !== '') query.set('q', search)
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
