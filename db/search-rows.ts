export interface IndexRow {
  rowid: number
  title: string
  keywords: string
  body: string
}

/** The head is title and keywords; anywhere is the text with them. */
export type Place = 'head' | 'anywhere'

/** Common words find only the newest rows, and those of pages, tools and species, which have small numbers. */
export const mostRows = 300

export interface RowSearch {
  newest: (limit: number, kind?: Remainder) => Promise<number[]>
  below: (rowid: number) => Promise<number[]>
}

export interface Remainder {
  by: number
  is: number
}

export interface IndexedWord {
  term: string
  doc: number
}

export interface LetterRange {
  firstLetter: string
  lengths: readonly [least: number, most: number]
}
