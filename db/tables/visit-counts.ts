/** Counts per day, without any mark of who visited. */
export interface VisitCountsTable {
  /** Such as 2026-11-21, in the site's time zone. */
  day: string
  /** A VisitKind. */
  kind: string
  /** The path of a page, or the words of a search. */
  name: string
  count: number
}
