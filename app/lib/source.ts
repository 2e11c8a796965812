/**
 * What a stated fact leads back to. Those of the sample content were read as stored copies of the pages, or of the rows
 * of data sets, not on the live web.
 */
export interface Source {
  /** As the page itself gives it. */
  title: string
  publisher: string
  url: string
  /** The day on which it was read, as 2026-11-21. */
  readOn: string
  /** What it was read for, in a few words that a visitor understands: "weights and lifespan". */
  usedFor: string
}
