/** What a visitor finds: one thing of the site, with the piece of its text that answers the search. */
export interface SearchResult {
  /** Of which part of the site it is, as the page says it. */
  part: 'Product' | 'Deer Type' | 'Deer Life' | 'Hunting Tool'
  title: string
  path: string
  text: string
}

export interface SearchResults {
  results: SearchResult[]
  /** The beginnings of words that are marked. */
  stems: string[]
  /** Words that stand nowhere on the site, and those that were looked for in their place. */
  corrected: { from: string; to: string }[]
}

export const searchLimits = { results: 20, letters: 200 } as const
