/** Counts per day, without any mark of who visited. */
export interface VisitCountsTable {
  /** Such as 2026-11-21, in the site's time zone. */
  day: string
  /** What was counted, such as `page` or `search`. */
  kind: string
  name: string
  count: number
}
