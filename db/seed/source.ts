/** A source that was opened and read, with the day: what a page states as a fact leads back to one of these. */
export interface Source {
  title: string
  publisher: string
  url: string
  /** The day on which it was read, as 2026-11-21. */
  readOn: string
}
