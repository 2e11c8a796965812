/** The tables are an FTS5 index and its state, for db/sqlite/search*.server.ts. */
import type { ColumnType, Generated } from 'kysely'

export interface SearchIndexTable {
  /** A rowid is record id * 16 + number of its kind. */
  rowid: number
  title: ColumnType<never, string, never>
  keywords: ColumnType<never, string, never>
  body: ColumnType<never, string, never>
}

export interface SearchTitlesTable {
  rowid: number
  words: ColumnType<never, string, never>
}

export interface SearchVocabularyTable {
  term: ColumnType<string, never, never>
  doc: ColumnType<number, never, never>
}

export interface SearchStateTable {
  id: Generated<1>
  indexedTools: string
}
