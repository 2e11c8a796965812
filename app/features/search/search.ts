/** The groups of the results page. */
export const searchGroups = [
  { kind: 'tool', title: 'Hunting tools' },
  { kind: 'deer-type', title: 'Species' },
  { kind: 'blog-post', title: 'Deer Life' },
  { kind: 'product', title: 'Products' },
  { kind: 'page', title: 'About this site' },
] as const

export interface SearchResult {
  kind: (typeof searchGroups)[number]['kind']
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

export const searchLimits = { results: 20, letters: 200, suggestions: 7 } as const
