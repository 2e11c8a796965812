/**
 * All of full-text search that only PostgreSQL's tsvector does. Index and query fold case and accents by the same code (app/lib/search-words.ts), so unaccent would find nothing more.
 */
import { sql, type Kysely } from 'kysely'
import { foldLetters } from '~/lib/search-words'
import type { Database } from '~db/database'
import { indexedKinds, type IndexRow } from '~db/search-index.server'
import { mostRows, type IndexedWord, type LetterRange, type Phrase, type Place } from '~db/search-rows'

/** A tsvector takes 1 MiB. Beyond, a body is not indexed. */
const longestBody = 300_000
/** As in SQLite's search.server.ts. */
const smallNumbers = 400
/** Shorter words are not corrected, longer ones not searched. */
const isForVocabulary = sql`length(lexeme) BETWEEN 2 AND 40`

/** Replaces what the index has of these rows. */
export async function writeIndexRows(
  trx: Kysely<Database>,
  rowids: readonly number[],
  rows: readonly IndexRow[],
): Promise<void> {
  await forget(trx, rowids)
  if (rows.length === 0) return
  const values = rows.map(({ rowid, title, keywords, body }) => {
    const texts = [title, keywords, body.slice(0, longestBody)].map(wordsOf)
    const [inTitle, inKeywords, inBody] = texts.map((words) => sql`to_tsvector('simple', ${words.join(' ')})`)
    return sql`(${rowid}::bigint, setweight(${inTitle}, 'A') || setweight(${inKeywords}, 'B') || ${inBody})`
  })
  await sql`
    WITH added AS (
      INSERT INTO "searchIndex" (rowid, words) VALUES ${sql.join(values)} RETURNING words
    )
    INSERT INTO "searchVocabulary" AS known (word, docs)
    SELECT lexeme, count(*) FROM added, unnest(words) WHERE ${isForVocabulary} GROUP BY lexeme
    ON CONFLICT (word) DO UPDATE SET docs = known.docs + excluded.docs
  `.execute(trx)
}

async function forget(trx: Kysely<Database>, rowids: readonly number[]): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM "searchIndex" WHERE rowid IN (${sql.join(rowids)}) RETURNING words
    ), counted AS (
      SELECT lexeme, count(*) AS docs FROM gone, unnest(words) WHERE ${isForVocabulary} GROUP BY lexeme
    )
    UPDATE "searchVocabulary" AS known SET docs = known.docs - counted.docs FROM counted WHERE word = lexeme
  `.execute(trx)
}

function wordsOf(text: string): string[] {
  return foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Rows that have any of the phrases. */
export async function rowsWith(db: Kysely<Database>, place: Place, phrases: readonly Phrase[]): Promise<number[]> {
  if (phrases.length === 0) return []
  const query = phrases.map((phrase) => quoted(phrase, place)).join(' | ')
  const newest = await newestRows(db, query, mostRows)
  if (newest.length < mostRows) return newest
  const { rows: first } = await sql<{ rowid: number }>`
    SELECT rowid FROM "searchIndex" WHERE words @@ ${query}::tsquery AND rowid < ${smallNumbers} ORDER BY rowid
  `.execute(db)
  return [...new Set([...newest, ...first.map(({ rowid }) => rowid)])]
}

/** The newest rows that have one phrase of each group. */
export async function rowsWithAll(
  db: Kysely<Database>,
  place: Place,
  groups: readonly (readonly Phrase[])[],
  limit: number,
): Promise<number[]> {
  const either = groups.map((phrases) => `(${phrases.map((phrase) => quoted(phrase, place)).join(' | ')})`)
  return newestRows(db, either.join(' & '), limit)
}

/** The newest rows with a word that begins so. */
export async function rowsWithBeginning(db: Kysely<Database>, place: Place, letters: string): Promise<number[]> {
  return newestRows(db, `'${letters}':*${weightsOf[place]}`, mostRows)
}

export async function isIndexed(db: Kysely<Database>, phrases: readonly Phrase[]): Promise<boolean> {
  const query = phrases.map((phrase) => quoted(phrase, 'anywhere')).join(' | ')
  const { rows } = await sql`SELECT 1 FROM "searchIndex" WHERE words @@ ${query}::tsquery LIMIT 1`.execute(db)
  return rows.length > 0
}

/** At most mostRows. */
export async function countIndexed(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (SELECT rowid FROM "searchIndex" LIMIT ${mostRows}) AS counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Words whose last row is gone are among them, with `doc` 0. */
export async function indexedWords(
  db: Kysely<Database>,
  { firstLetter, lengths: [least, most] }: LetterRange,
): Promise<IndexedWord[]> {
  const { rows } = await sql<IndexedWord>`
    SELECT word AS term, docs AS doc FROM "searchVocabulary"
    WHERE word >= ${firstLetter} AND word < ${firstLetter + String.fromCodePoint(0x10ffff)}
      AND length(word) BETWEEN ${least} AND ${most} AND docs > 0
  `.execute(db)
  return rows
}

/** Ids of one kind's rows with any of the phrases in title or keywords, newest first. */
export async function recordsWith(
  db: Kysely<Database>,
  kind: (typeof indexedKinds)[number],
  { phrases, limit }: { phrases: readonly Phrase[]; limit: number },
): Promise<number[]> {
  const query = phrases.map((phrase) => quoted(phrase, 'head')).join(' | ')
  const { rows } = await sql<{ rowid: number }>`
    SELECT rowid FROM "searchIndex" WHERE words @@ ${query}::tsquery
    AND rowid % ${indexedKinds.length} = ${indexedKinds.indexOf(kind)} ORDER BY rowid DESC LIMIT ${limit}
  `.execute(db)
  return rows.map(({ rowid }) => Math.floor(rowid / indexedKinds.length))
}

async function newestRows(db: Kysely<Database>, query: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ rowid: number }>`
    SELECT rowid FROM "searchIndex" WHERE words @@ ${query}::tsquery ORDER BY rowid DESC LIMIT ${limit}
  `.execute(db)
  return rows.map(({ rowid }) => rowid)
}

/** Title A, keywords B, text D. */
const weightsOf = { head: 'AB', anywhere: 'ABD' } as const satisfies Record<Place, string>

/** Words have letters and digits alone, so no quotation mark ends early. */
function quoted(phrase: Phrase, place: Place): string {
  return `(${phrase.map((word) => `'${word}':${weightsOf[place]}`).join(' <-> ')})`
}
