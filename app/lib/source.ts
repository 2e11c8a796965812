/**
 * The source of a stated fact. Sources of the sample content were read as stored copies of the pages or data sets.
 */
export interface Source {
  title: string
  publisher: string
  url: string
  /** Such as 2026-11-21. */
  readOn: string
  /** In a few words for visitors: "weights and lifespan". */
  usedFor: string
}
