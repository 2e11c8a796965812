/** What visits are counted by, and how many names of each kind a day may have: 4,600 rows at most. */

export const visitLimits = {
  /** A page that is neither of the next two. */
  page: 2000,
  tool: 50,
  product: 1000,
  /** Opened with values in the address. */
  'tool-answer': 50,
  search: 500,
  /** Those of these searches that found nothing. */
  'search-without-result': 500,
  /** A product in a stored quote. */
  'product-request': 500,
} as const

/** A page that somebody read. */
export interface PageRead {
  path: string
  /** From the first `?`, or empty. */
  search: string
  /** Only a search has one. */
  resultCount: number | undefined
}

export type VisitKind = keyof typeof visitLimits

export interface VisitCount {
  /** Such as 2026-11-21, in the site's time zone. */
  day: string
  kind: VisitKind
  name: string
  count: number
}

/** Counts what comes after the limit. */
export const otherName = '(other)'

export const visitsKeptDays = 400
