/**
 * Index and query fold case and accents by the same code (app/lib/search-words.ts), so unaccent would find nothing
 * more.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { wordsOf, type Phrase } from '~/lib/search-words'
import type { Database } from '~db/database'
import {
  mostRows,
  type IndexRow,
  type IndexedWord,
  type LetterRange,
  type Place,
  type Remainder,
  type RowSearch,
} from '~db/search-rows'

/** A tsvector holds at most 1 MiB. A longer body is not indexed beyond this. */
const longestBody = 300_000
const isForVocabulary = sql`length(lexeme) <= 40`
const manyRows = 2000
/** A word that more rows have is soon found among the newest. */
const commonShare = 0.05

const columnOf = { head: 'head', anywhere: 'words' } as const satisfies Record<Place, string>

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
  return sql`to_tsvector('simple', ${wordsOf(text).join(' ')})`
}

export async function searchRows(
  db: Kysely<Database>,
  place: Place,
  groups: readonly (readonly Phrase[])[],
): Promise<RowSearch> {
  const query = await queryOf(db, place, groups)
  if (query === undefined) return { newest: () => Promise.resolve([]), below: () => Promise.resolve([]) }
  return {
    newest: (limit, kind) => newestRows(db, place, query, { limit, kind }),
    below: async (rowid) => {
      const { rows } = await sql<{ rowid: number }>`
        SELECT rowid FROM "searchIndex" WHERE ${sql.ref(columnOf[place])} @@ ${query.text}::tsquery AND rowid < ${rowid}
        ORDER BY rowid DESC
      `.execute(db)
      return rows.map((row) => row.rowid)
    },
  }
}

export async function rowsWithBeginning(db: Kysely<Database>, place: Place, letters: string): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(${countIn(place)}), 0) AS count FROM "searchVocabulary" WHERE ${beginsWith(letters)}
  `.execute(db)
  const count = rows[0]?.count ?? 0
  if (count === 0) return []
  const query = { text: `'${letters}':*`, isCommon: isCommon(count, await estimateRows(db)) }
  return newestRows(db, place, query, { limit: mostRows })
}

export async function indexedWords(
  db: Kysely<Database>,
  place: Place,
  { firstLetter, lengths: [least, most] }: LetterRange,
): Promise<IndexedWord[]> {
  const count = countIn(place)
  const { rows } = await sql<IndexedWord>`
    SELECT term, ${count} AS doc FROM "searchVocabulary"
    WHERE ${beginsWith(firstLetter)} AND length(term) BETWEEN ${least} AND ${most} AND ${count} > 0
  `.execute(db)
  return rows
}

interface Query {
  text: string
  isCommon: boolean
}

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
  const shareOf = (phrase: Phrase) => productOf(phrase.map((word) => (counts.get(word) ?? 0) / all))
  const share = productOf(found.map((phrases) => Math.max(...phrases.map(shareOf))))
  return { text, isCommon: isCommon(share * all, all) }
}

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
  return count > Math.max(manyRows, all * commonShare)
}

function productOf(numbers: readonly number[]): number {
  return numbers.reduce((product, each) => product * each, 1)
}

async function newestRows(
  db: Kysely<Database>,
  place: Place,
  { text, isCommon }: Query,
  { limit, kind }: { limit: number; kind?: Remainder | undefined },
): Promise<number[]> {
  // A kind may have few rows, however common the words are.
  const search = sql.raw(`rows_by_${isCommon && kind === undefined ? 'common' : 'rare'}_${columnOf[place]}`)
  const { rows } = await sql<{ rowid: number }>`
    SELECT rowid FROM ${search}(${text}::tsquery, ${kind?.by ?? 1}, ${kind?.is ?? null}, ${limit}) AS found (rowid)
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
