/** Counts have no mark of who visited. */
export interface VisitCountsTable {
  /** The day is such as 2026-11-21, in the site's time zone. */
  day: string
  /** See VisitKind. */
  kind: string
  /** The name is the path of a page, or the words of a search. */
  name: string
  count: number
}
