/** Visits are counted by these kinds, each with a limit of names a day: 4,600 rows at most. */

export const visitLimits = {
  page: 2000,
  tool: 50,
  product: 1000,
  /** The tool was opened with values in the address. */
  'tool-answer': 50,
  search: 500,
  'search-without-result': 500,
  'product-request': 500,
} as const

export interface PageRead {
  path: string
  search: string
  resultCount: number | undefined
}

export type VisitKind = keyof typeof visitLimits

export interface VisitCount {
  /** A date such as 2026-11-21, in the site's time zone. */
  day: string
  kind: VisitKind
  name: string
  count: number
}

export const otherName = '(other)'

export const visitsKeptDays = 400
