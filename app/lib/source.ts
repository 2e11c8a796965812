/** The source of a stated fact. Sources of the sample content were read as stored copies of the pages or data sets. */
export interface Source {
  title: string
  publisher: string
  url: string
  /** A date such as 2026-11-21. */
  readOn: string
  /** A few words for visitors, such as "weights and lifespan". */
  usedFor: string
}
