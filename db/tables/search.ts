/** The FTS5 index and its state, for db/sqlite/search*.server.ts. */
import type { ColumnType, Generated } from 'kysely'

/** Its columns return no text. */
export interface SearchIndexTable {
  /** Record id * 4 + number of its kind. */
  rowid: number
  title: ColumnType<never, string, never>
  keywords: ColumnType<never, string, never>
  body: ColumnType<never, string, never>
}

/** Titles and keywords, with the same rowids. */
export interface SearchTitlesTable {
  rowid: number
  words: ColumnType<never, string, never>
}

/** fts5vocab: every word of the index, or of titles and keywords. */
export interface SearchVocabularyTable {
  term: ColumnType<string, never, never>
  /** Number of rows. */
  doc: ColumnType<number, never, never>
}

/** One row, id 1. */
export interface SearchStateTable {
  id: Generated<1>
  /** Hash of the indexed pages, tools among them. */
  indexedTools: string
}
