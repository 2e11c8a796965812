/** What full-text search asks of either engine. What a search means and how hits rank is in search. */

export interface IndexRow {
  rowid: number
  title: string
  keywords: string
  body: string
}

/** Title and keywords, or the text with them. */
export type Place = 'head' | 'anywhere'

/** Of a common word, only the newest rows, and those of pages, tools and species, which have small numbers. */
export const mostRows = 300

/** Rows that have one phrase of each group, newest first. */
export interface RowSearch {
  /** `kind` is a rowid's remainder by the number of kinds. */
  newest: (limit: number, kind?: Remainder) => Promise<number[]>
  /** Those with rowids below this. */
  below: (rowid: number) => Promise<number[]>
}

export interface Remainder {
  by: number
  is: number
}

export interface IndexedWord {
  term: string
  /** Number of rows. */
  doc: number
}

export interface LetterRange {
  firstLetter: string
  lengths: readonly [least: number, most: number]
}
