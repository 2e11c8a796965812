import { pageKinds, type AddressedKind } from '~/lib/page-kinds'

const searchGroups = [
  ...Object.values(pageKinds).map(({ kind, results, result }) => ({ kind, title: results, part: result })),
  { kind: 'tool', title: 'Hunting Tools', part: 'Hunting Tool' },
  { kind: 'page', title: 'Other Pages', part: 'Page' },
]

type ResultKind = AddressedKind | 'tool' | 'page'

export interface SearchResult {
  kind: ResultKind
  title: string
  path: string
  text: string
  /** A page that is no tool and no record has none. */
  picture: string | undefined
  /** The answer of a tool, with the rest of it as the text. */
  answer?: string | undefined
}

export interface ToolAnswer {
  title: string
  more: string
}

export interface SearchResults {
  results: SearchResult[]
  stems: string[]
  corrected: { from: string; to: string }[]
}

export interface Suggestion {
  title: string
  path: string
  part: string
}

export const searchLimits = { results: 30, suggestions: 7, best: 3 } as const

export function partOf(kind: ResultKind): string {
  return searchGroups.find((group) => group.kind === kind)?.part ?? ''
}

interface ResultGroup {
  title: string
  results: SearchResult[]
}

/**
 * The best come first, whatever their kind; then the others by kind, the kind of the best first. A short list is by
 * kind at once.
 */
export function groupResults(results: readonly SearchResult[]): { best: SearchResult[]; groups: ResultGroup[] } {
  const best = results.length > searchLimits.best * 2 ? results.slice(0, searchLimits.best) : []
  const others = results.slice(best.length)
  const kinds = [...new Set(others.map(({ kind }) => kind))]
  const groups = kinds.map((kind) => ({
    title: searchGroups.find((group) => group.kind === kind)?.title ?? '',
    results: others.filter((result) => result.kind === kind),
  }))
  return { best, groups }
}
