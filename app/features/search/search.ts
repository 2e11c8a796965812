/** The groups of the results page. */
export const searchGroups = [
  { kind: 'tool', title: 'Hunting Tools', part: 'Hunting Tool' },
  { kind: 'deer-type', title: 'Deer Types', part: 'Deer Type' },
  { kind: 'blog-post', title: 'Deer Life', part: 'Deer Life' },
  { kind: 'product', title: 'Hunting Products', part: 'Product' },
  { kind: 'page', title: 'Other Pages', part: 'Page' },
] as const

type ResultKind = (typeof searchGroups)[number]['kind']

export interface SearchResult {
  kind: ResultKind
  title: string
  path: string
  text: string
}

export interface SearchResults {
  /** Best first. */
  results: SearchResult[]
  /** For highlighting. */
  stems: string[]
  /** Unknown words, and what was searched instead. */
  corrected: { from: string; to: string }[]
}

/** A page that a search field offers while somebody types. */
export interface Suggestion {
  title: string
  path: string
  part: string
}

export const searchLimits = { results: 30, suggestions: 7, best: 3 } as const

export function partOf(kind: ResultKind): string {
  return searchGroups.find((group) => group.kind === kind)?.part ?? ''
}

export interface ResultGroup {
  title: string
  results: SearchResult[]
}

/** The best first, whatever their kind; then the others by kind, the kind of the best first. Few are by kind at once. */
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
