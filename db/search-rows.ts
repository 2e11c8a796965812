/** What full-text search asks of either engine. What a search means and how hits rank is in features/search. */

/** One word or several in this order: letters and digits, folded. */
export type Phrase = readonly string[]

/** Title and keywords, or the text with them. */
export type Place = 'head' | 'anywhere'

/** Of a common word, only the newest rows, and those of pages, tools and species, which have small numbers. */
export const mostRows = 300

export interface IndexedWord {
  term: string
  /** Number of rows. */
  doc: number
}

export interface LetterRange {
  firstLetter: string
  lengths: readonly [least: number, most: number]
}
