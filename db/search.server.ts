import { sql, type Kysely } from 'kysely'
import { type Phrase, wordsOf } from '~/lib/search-words'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as postgres from './postgres/search.server'
import { recordOf, remainderOf, rowidOf, type SearchKind } from './search-index.server'
import { mostRows, type IndexedWord, type LetterRange, type Place } from './search-rows'
import * as sqlite from './sqlite/search.server'

export interface SearchHit {
  kind: SearchKind
  id: number
}

function engineOf(db: Kysely<Database>) {
  return isPostgres(db) ? postgres : sqlite
}

const smallNumbers = rowidOf('page', 100)

export async function rowsWith(db: Kysely<Database>, place: Place, phrases: readonly Phrase[]): Promise<number[]> {
  if (phrases.length === 0) return []
  const search = await engineOf(db).searchRows(db, place, [phrases])
  const newest = await search.newest(mostRows)
  if (newest.length < mostRows) return newest
  return [...new Set([...newest, ...(await search.below(smallNumbers))])]
}

/** Finds rows that have all of the words, because rowsWith() does not return all rows of common words. */
export async function rowsWithAll(
  db: Kysely<Database>,
  place: Place,
  groups: readonly (readonly Phrase[])[],
  limit: number,
): Promise<number[]> {
  const search = await engineOf(db).searchRows(db, place, groups)
  return search.newest(limit)
}

async function recordsWith(
  db: Kysely<Database>,
  kind: SearchKind,
  { phrases, limit }: { phrases: readonly Phrase[]; limit: number },
): Promise<number[]> {
  const search = await engineOf(db).searchRows(db, 'head', [phrases])
  const rowids = await search.newest(limit, remainderOf(kind))
  return rowids.map((rowid) => recordOf(rowid).id)
}

/** Finds rows with words that begin with `letters`, which may be slow in long texts. */
export function rowsWithBeginning(db: Kysely<Database>, place: Place, letters: string): Promise<number[]> {
  return engineOf(db).rowsWithBeginning(db, place, letters)
}

export async function isIndexed(db: Kysely<Database>, phrases: readonly Phrase[]): Promise<boolean> {
  return (await rowsWithAll(db, 'anywhere', [phrases], 1)).length > 0
}

export async function countIndexed(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (SELECT 1 FROM "searchIndex" LIMIT ${mostRows}) AS counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Above this number, suggestions come from titles and keywords alone. */
const manyRecords = 2000

export async function indexedWords(db: Kysely<Database>, range: LetterRange): Promise<IndexedWord[]> {
  const { rows: beyond } = await sql`SELECT 1 FROM "searchIndex" LIMIT 1 OFFSET ${manyRecords}`.execute(db)
  return engineOf(db).indexedWords(db, beyond.length > 0 ? 'head' : 'anywhere', range)
}

/** The ids are of public records, newest first. A word may be several. */
export async function findRecordsByWords(
  db: Kysely<Database>,
  kind: SearchKind,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<number[]> {
  const phrases = words.map(wordsOf).filter(({ length }) => length > 0)
  if (phrases.length === 0) return []
  // The query looks for whole words: for a beginning FTS5 would first merge the rows of all its words.
  const forms = phrases.flatMap((phrase) => [phrase, [...phrase.slice(0, -1), `${phrase.at(-1) ?? ''}s`]])
  return recordsWith(db, kind, { phrases: forms, limit })
}
