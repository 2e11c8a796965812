/** A count has no trace of who visited. */
export interface VisitCountsTable {
  day: string
  kind: string
  /** The name is the path of a page, or the words of a search. */
  name: string
  count: number
}
