/**
 * All of full-text search that only PostgreSQL's tsvector does. Index and query fold case and accents by the same code
 * (app/lib/search-words.ts), so unaccent would find nothing more.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { foldLetters } from '~/lib/search-words'
import type { Database } from '~db/database'
import { indexedKinds, type IndexRow } from '~db/search-index.server'
import { mostRows, type IndexedWord, type LetterRange, type Phrase, type Place } from '~db/search-rows'

/** A tsvector takes 1 MiB. Beyond, a body is not indexed. */
const longestBody = 300_000
/** As in SQLite's search.server.ts. */
const smallNumbers = 400
/** Longer words are not searched. */
const isForVocabulary = sql`length(lexeme) <= 40`
/** Above this, what was meant is one of the words of titles and keywords. */
const manyRecords = 2000
/** Of all rows: what more rows have is soon found among the newest. */
const commonShare = 0.05

const columnOf = { head: 'head', anywhere: 'words' } as const satisfies Record<Place, string>

/** Replaces what the index has of these rows. */
export async function writeIndexRows(
  trx: Kysely<Database>,
  rowids: readonly number[],
  rows: readonly IndexRow[],
): Promise<void> {
  const gone = sql`DELETE FROM "searchIndex" WHERE rowid IN (${sql.join(rowids)})`
  await sql`
    WITH changed AS (${gone} RETURNING head, words), counted AS (${countWords})
    UPDATE "searchVocabulary" AS known SET doc = known.doc - counted.doc, heads = known.heads - counted.heads
    FROM counted WHERE term = lexeme
  `.execute(trx)
  if (rows.length === 0) return
  const values = rows.map(({ rowid, title, keywords, body }) => {
    const [head, words] = [`${title} ${keywords}`, body.slice(0, longestBody)].map(vectorOf)
    return sql`(${rowid}::bigint, ${head}, ${head} || ${words})`
  })
  await sql`
    WITH changed AS (
      INSERT INTO "searchIndex" (rowid, head, words) VALUES ${sql.join(values)} RETURNING head, words
    ), counted AS (${countWords})
    INSERT INTO "searchVocabulary" AS known (term, doc, heads) SELECT lexeme, doc, heads FROM counted
    ON CONFLICT (term) DO UPDATE SET doc = known.doc + excluded.doc, heads = known.heads + excluded.heads
  `.execute(trx)
}

const countWords = sql`
  SELECT lexeme, sum(doc) AS doc, sum(heads) AS heads FROM (
    SELECT lexeme, 1 AS doc, 0 AS heads FROM changed, unnest(words)
    UNION ALL SELECT lexeme, 0, 1 FROM changed, unnest(head)
  ) AS each WHERE ${isForVocabulary} GROUP BY lexeme
`

function vectorOf(text: string): RawBuilder<unknown> {
  return sql`to_tsvector('simple', ${(foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')})`
}

/** Rows that have any of the phrases. */
export async function rowsWith(db: Kysely<Database>, place: Place, phrases: readonly Phrase[]): Promise<number[]> {
  const query = await queryOf(db, place, [phrases])
  if (query === undefined) return []
  const newest = await newestRows(db, place, query, { limit: mostRows })
  if (newest.length < mostRows) return newest
  const { rows: first } = await sql<{ rowid: number }>`
    SELECT rowid FROM "searchIndex" WHERE ${sql.ref(columnOf[place])} @@ ${query.text}::tsquery
    AND rowid < ${smallNumbers} ORDER BY rowid
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
  const query = await queryOf(db, place, groups)
  return query === undefined ? [] : newestRows(db, place, query, { limit })
}

/** The newest rows with a word that begins so. */
export async function rowsWithBeginning(db: Kysely<Database>, place: Place, letters: string): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(${countIn(place)}), 0) AS count FROM "searchVocabulary" WHERE ${beginsWith(letters)}
  `.execute(db)
  const count = rows[0]?.count ?? 0
  if (count === 0) return []
  const query = { text: `'${letters}':*`, isCommon: isCommon(count, await estimateRows(db)) }
  return newestRows(db, place, query, { limit: mostRows })
}

export async function isIndexed(db: Kysely<Database>, phrases: readonly Phrase[]): Promise<boolean> {
  const query = await queryOf(db, 'anywhere', [phrases])
  return query !== undefined && (await newestRows(db, 'anywhere', query, { limit: 1 })).length > 0
}

/** At most mostRows. */
export async function countIndexed(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (SELECT rowid FROM "searchIndex" LIMIT ${mostRows}) AS counted
  `.execute(db)
  return rows[0]?.count ?? 0
}

export async function indexedWords(
  db: Kysely<Database>,
  { firstLetter, lengths: [least, most] }: LetterRange,
): Promise<IndexedWord[]> {
  const { rows: beyond } = await sql`SELECT 1 FROM "searchIndex" LIMIT 1 OFFSET ${manyRecords}`.execute(db)
  const count = countIn(beyond.length > 0 ? 'head' : 'anywhere')
  const { rows } = await sql<IndexedWord>`
    SELECT term, ${count} AS doc FROM "searchVocabulary"
    WHERE ${beginsWith(firstLetter)} AND length(term) BETWEEN ${least} AND ${most} AND ${count} > 0
  `.execute(db)
  return rows
}

/** Ids of one kind's rows with any of the phrases in title or keywords, newest first. */
export async function recordsWith(
  db: Kysely<Database>,
  kind: (typeof indexedKinds)[number],
  { phrases, limit }: { phrases: readonly Phrase[]; limit: number },
): Promise<number[]> {
  const query = await queryOf(db, 'head', [phrases])
  if (query === undefined) return []
  // Of a kind there may be few, however common the words are.
  const rowids = await newestRows(
    db,
    'head',
    { ...query, isCommon: false },
    { kind: indexedKinds.indexOf(kind), limit },
  )
  return rowids.map((rowid) => Math.floor(rowid / indexedKinds.length))
}

interface Query {
  text: string
  isCommon: boolean
}

/** One phrase of each group, without those that no row can have; undefined if a group has no other. */
async function queryOf(
  db: Kysely<Database>,
  place: Place,
  groups: readonly (readonly Phrase[])[],
): Promise<Query | undefined> {
  const counts = await countRows(db, place, [...new Set(groups.flat(2))])
  const found = groups.map((phrases) => phrases.filter((phrase) => phrase.every((word) => counts.has(word))))
  if (found.length === 0 || found.some((phrases) => phrases.length === 0)) return undefined
  const text = found.map((phrases) => `(${phrases.map(quoted).join(' | ')})`).join(' & ')
  const all = await estimateRows(db)
  // As if words were spread at random.
  const shareOf = (phrase: Phrase) => productOf(phrase.map((word) => (counts.get(word) ?? 0) / all))
  const share = productOf(found.map((phrases) => Math.max(...phrases.map(shareOf))))
  return { text, isCommon: isCommon(share * all, all) }
}

/** By word. */
async function countRows(db: Kysely<Database>, place: Place, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ term: string; count: number }>`
    SELECT term, ${countIn(place)} AS count FROM "searchVocabulary"
    WHERE term = ANY (${words}::text[]) AND ${countIn(place)} > 0
  `.execute(db)
  return new Map(rows.map(({ term, count }) => [term, count]))
}

async function estimateRows(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT reltuples AS count FROM pg_class WHERE oid = '"searchIndex"'::regclass
  `.execute(db)
  return Math.max(1, rows[0]?.count ?? 0)
}

function isCommon(count: number, all: number): boolean {
  return count > Math.max(manyRecords, all * commonShare)
}

function productOf(numbers: readonly number[]): number {
  return numbers.reduce((product, each) => product * each, 1)
}

async function newestRows(
  db: Kysely<Database>,
  place: Place,
  { text, isCommon }: Query,
  { kind = null, limit }: { kind?: number | null; limit: number },
): Promise<number[]> {
  const search = sql.raw(`rows_by_${isCommon ? 'common' : 'rare'}_${columnOf[place]}`)
  const { rows } = await sql<{ rowid: number }>`
    SELECT rowid FROM ${search}(${text}::tsquery, ${indexedKinds.length}, ${kind}, ${limit}) AS found (rowid)
  `.execute(db)
  return rows.map(({ rowid }) => rowid)
}

function countIn(place: Place): RawBuilder<number> {
  return place === 'head' ? sql`heads` : sql`doc`
}

function beginsWith(letters: string): RawBuilder<boolean> {
  return sql`(term >= ${letters} AND term < ${letters + String.fromCodePoint(0x10ffff)})`
}

/** Words have letters and digits alone, so no quotation mark ends early. */
function quoted(phrase: Phrase): string {
  return `(${phrase.map((word) => `'${word}'`).join(' <-> ')})`
}
