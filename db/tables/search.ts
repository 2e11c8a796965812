/** The full-text index (FTS5) and what belongs to it; db/sqlite/search.server.ts and search-index.server.ts alone use them. */
import type { ColumnType, Generated } from 'kysely'

/** Its columns give no text back. */
export interface SearchIndexTable {
  /** The record's id * 4 + the number of its kind. */
  rowid: number
  title: ColumnType<never, string, never>
  keywords: ColumnType<never, string, never>
  body: ColumnType<never, string, never>
}

/** Titles and keywords alone, with the rows' numbers of the index. */
export interface SearchTitlesTable {
  rowid: number
  words: ColumnType<never, string, never>
}

/** Every word of the index, or of titles and keywords. */
export interface SearchVocabularyTable {
  term: ColumnType<string, never, never>
  /** In how many rows it stands. */
  doc: ColumnType<number, never, never>
}

/** One row, id 1. */
export interface SearchStateTable {
  id: Generated<1>
  /** The tools as they were last written into the index, as JSON. */
  indexedTools: string
}
