/** All of full-text search that only SQLite's FTS5 does. What a search means and how hits rank is in features/search. */
import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'
import { indexedKinds } from '~db/search-index.server'
import { mostRows, type IndexedWord, type LetterRange, type Phrase, type Place } from '~db/search-rows'

/** Written into the query: bound, it would be a REAL, which FTS5 does not use as a limit. */
const smallNumbers = 400

/** Rows that have any of the phrases. */
export async function rowsWith(db: Kysely<Database>, place: Place, phrases: readonly Phrase[]): Promise<number[]> {
  if (phrases.length === 0) return []
  const index = tableOf(place)
  const match = phrases.map(quoted).join(' OR ')
  const { rows } = await sql<{ rowid: number }>`
    SELECT rowid FROM ${index} WHERE ${index} MATCH ${match} ORDER BY rowid DESC LIMIT ${mostRows}
  `.execute(db)
  const newest = rows.map(({ rowid }) => rowid)
  if (newest.length < mostRows) return newest
  const { rows: first } = await sql<{ rowid: number }>`
    SELECT rowid FROM ${index} WHERE ${index} MATCH ${match} AND rowid < ${sql.lit(smallNumbers)} ORDER BY rowid LIMIT ${smallNumbers}
  `.execute(db)
  return [...new Set([...newest, ...first.map(({ rowid }) => rowid)])]
}

/** The newest rows that have one phrase of each group. For common words, whose rows rowsWith() does not all return. */
export async function rowsWithAll(
  db: Kysely<Database>,
  place: Place,
  groups: readonly (readonly Phrase[])[],
  limit: number,
): Promise<number[]> {
  const index = tableOf(place)
  const match = groups.map((phrases) => `(${phrases.map(quoted).join(' OR ')})`).join(' AND ')
  const { rows } = await sql<{ rowid: number }>`
    SELECT rowid FROM ${index} WHERE ${index} MATCH ${match} ORDER BY rowid DESC LIMIT ${limit}
  `.execute(db)
  return rows.map(({ rowid }) => rowid)
}

/** The newest rows with a word that begins so. FTS5 merges the rows of all such words, so in long texts this is slow. */
export async function rowsWithBeginning(db: Kysely<Database>, place: Place, letters: string): Promise<number[]> {
  const index = tableOf(place)
  const { rows } = await sql<{ rowid: number }>`
    SELECT rowid FROM ${index} WHERE ${index} MATCH ${beginning(letters)} ORDER BY rowid DESC LIMIT ${mostRows}
  `.execute(db)
  return rows.map(({ rowid }) => rowid)
}

export async function isIndexed(db: Kysely<Database>, phrases: readonly Phrase[]): Promise<boolean> {
  const match = phrases.map(quoted).join(' OR ')
  const { rows } = await sql`SELECT 1 FROM searchIndex WHERE searchIndex MATCH ${match} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** At most mostRows. */
export async function countIndexed(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (SELECT rowid FROM searchIndex LIMIT ${mostRows})
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Above this, only words of titles and keywords. */
const manyRecords = 2000

export async function indexedWords(
  db: Kysely<Database>,
  { firstLetter, lengths: [least, most] }: LetterRange,
): Promise<IndexedWord[]> {
  const { rows } = await sql`SELECT 1 FROM searchIndex LIMIT 1 OFFSET ${manyRecords}`.execute(db)
  const isLarge = rows.length > 0
  return db
    .selectFrom(isLarge ? 'titleVocabulary' : 'searchVocabulary')
    .select(['term', 'doc'])
    .where('term', '>=', firstLetter)
    .where('term', '<', firstLetter + String.fromCodePoint(0x10ffff))
    .where(sql<boolean>`length(term) between ${least} and ${most}`)
    .execute()
}

/** Ids of one kind's rows with any of the phrases in title or keywords, newest first. */
export async function recordsWith(
  db: Kysely<Database>,
  kind: (typeof indexedKinds)[number],
  { phrases, limit }: { phrases: readonly Phrase[]; limit: number },
): Promise<number[]> {
  const match = phrases.map(quoted).join(' OR ')
  const { rows } = await sql<{ rowid: number }>`
    SELECT rowid FROM searchTitles WHERE searchTitles MATCH ${match}
    AND rowid % ${indexedKinds.length} = ${indexedKinds.indexOf(kind)} ORDER BY rowid DESC LIMIT ${limit}
  `.execute(db)
  return rows.map(({ rowid }) => Math.floor(rowid / indexedKinds.length))
}

function tableOf(place: Place) {
  return sql.table(place === 'head' ? 'searchTitles' : 'searchIndex')
}

function quoted(phrase: Phrase): string {
  return `"${phrase.join(' ')}"`
}

function beginning(letters: string): string {
  if (!/^[a-z0-9]$/.test(letters)) return `"${letters}" *`
  // FTS5 has a prefix index for two letters; for one it would merge all its words.
  const pairs = Array.from(secondLetters, (letter) => `"${letters + letter}" *`)
  return `("${letters}" OR ${pairs.join(' OR ')})`
}

const secondLetters = 'abcdefghijklmnopqrstuvwxyz0123456789'
