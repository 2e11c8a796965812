/** Full-text search: SQLite's FTS5, or PostgreSQL's tsvector. */
import type { Kysely } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as postgres from './postgres/search.server'
import { indexedKinds } from './search-index.server'
import type { IndexedWord, LetterRange, Phrase, Place } from './search-rows'
import * as sqlite from './sqlite/search.server'

export type SearchKind = (typeof indexedKinds)[number]

export interface SearchHit {
  kind: SearchKind
  id: number
}

/** `rowid` orders the records of a kind by age. */
export function hitOf(rowid: number): SearchHit {
  return { kind: indexedKinds[rowid % indexedKinds.length] ?? 'page', id: Math.floor(rowid / indexedKinds.length) }
}

function engineOf(db: Kysely<Database>) {
  return isPostgres(db) ? postgres : sqlite
}

/** Rows that have any of the phrases. */
export function rowsWith(db: Kysely<Database>, place: Place, phrases: readonly Phrase[]): Promise<number[]> {
  return engineOf(db).rowsWith(db, place, phrases)
}

/** The newest rows that have one phrase of each group. For common words, whose rows rowsWith() does not all return. */
export function rowsWithAll(
  db: Kysely<Database>,
  place: Place,
  groups: readonly (readonly Phrase[])[],
  limit: number,
): Promise<number[]> {
  return engineOf(db).rowsWithAll(db, place, groups, limit)
}

/** The newest rows with a word that begins so. In long texts this may be slow. */
export function rowsWithBeginning(db: Kysely<Database>, place: Place, letters: string): Promise<number[]> {
  return engineOf(db).rowsWithBeginning(db, place, letters)
}

export function isIndexed(db: Kysely<Database>, phrases: readonly Phrase[]): Promise<boolean> {
  return engineOf(db).isIndexed(db, phrases)
}

/** At most mostRows. */
export function countIndexed(db: Kysely<Database>): Promise<number> {
  return engineOf(db).countIndexed(db)
}

export function indexedWords(db: Kysely<Database>, range: LetterRange): Promise<IndexedWord[]> {
  return engineOf(db).indexedWords(db, range)
}
