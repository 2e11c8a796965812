/** The tables are an FTS5 index and its state, for db/sqlite/search*.server.ts. */
import type { ColumnType, Generated } from 'kysely'

/** Its columns return no text. */
export interface SearchIndexTable {
  /** A rowid is record id * 16 + number of its kind. */
  rowid: number
  title: ColumnType<never, string, never>
  keywords: ColumnType<never, string, never>
  body: ColumnType<never, string, never>
}

/** The rowids are the same. */
export interface SearchTitlesTable {
  rowid: number
  words: ColumnType<never, string, never>
}

/** fts5vocab has every word of the index, or of titles and keywords. */
export interface SearchVocabularyTable {
  term: ColumnType<string, never, never>
  /** `doc` is a number of rows. */
  doc: ColumnType<number, never, never>
}

/** The one row has id 1. */
export interface SearchStateTable {
  id: Generated<1>
  indexedTools: string
}
