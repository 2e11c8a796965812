export interface SearchResult {
  /** As shown on the page. */
  part: 'Product' | 'Deer Type' | 'Deer Life' | 'Hunting Tool'
  title: string
  path: string
  text: string
}

export interface SearchResults {
  results: SearchResult[]
  /** For highlighting. */
  stems: string[]
  /** Unknown words, and what was searched instead. */
  corrected: { from: string; to: string }[]
}

export const searchLimits = { results: 20, letters: 200 } as const
