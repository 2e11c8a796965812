/**
 * Full-text search with tsvector, as SQLite's: all words, else any; the exact word or its stem's beginnings. Index and
 * query fold case and accents by the same code (app/lib/search-words.ts), so unaccent would find nothing more.
 */
import { sql, type Kysely } from 'kysely'
import { editDistance } from '~/lib/edit-distance'
import { foldLetters, stemOf } from '~/lib/search-words'
import type { Database } from '~db/database'
import { toHits, type IndexRow, type SearchAnswer } from '~db/search-index.server'

/** A tsvector takes 1 MiB. Beyond, a body is not indexed. */
const longestBody = 300_000
const vocabularyWords = { shortest: 3, longest: 40 }

/** Replaces what the index has of these rows. */
export async function writeIndexRows(
  trx: Kysely<Database>,
  rowids: readonly number[],
  rows: readonly IndexRow[],
): Promise<void> {
  await sql`DELETE FROM "searchIndex" WHERE rowid IN (${sql.join(rowids)})`.execute(trx)
  for (const { rowid, title, keywords, body } of rows) {
    const texts = [title, keywords, body.slice(0, longestBody)].map(wordsOf)
    const [inTitle, inKeywords, inBody] = texts.map((words) => sql`to_tsvector('simple', ${words.join(' ')})`)
    await sql`
      INSERT INTO "searchIndex" (rowid, words)
      VALUES (${rowid}, setweight(${inTitle}, 'A') || setweight(${inKeywords}, 'B') || ${inBody})
    `.execute(trx)
    const vocabulary = new Set(texts.flat().filter(isForVocabulary))
    await sql`
      INSERT INTO "searchVocabulary" (word) SELECT json_array_elements_text(${JSON.stringify([...vocabulary])}::json)
      ON CONFLICT DO NOTHING
    `.execute(trx)
  }
}

function wordsOf(text: string): string[] {
  return foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function isForVocabulary(word: string): boolean {
  return word.length >= vocabularyWords.shortest && word.length <= vocabularyWords.longest
}

/** @param words folded letters and digits, from searchWords() */
export async function searchSite(
  db: Kysely<Database>,
  words: readonly string[],
  { limit }: { limit: number },
): Promise<SearchAnswer> {
  const terms: string[] = []
  const corrected: { from: string; to: string }[] = []
  for (const word of words) {
    const isMisspelt = slipsAllowed(word) > 0 && (await countRows(db, word, 1)) === 0
    const meant = isMisspelt ? await nearestWord(db, word) : undefined
    if (meant !== undefined) corrected.push({ from: word, to: meant })
    terms.push(meant ?? word)
  }
  if (terms.length === 0) return { hits: [], stems: [], corrected }
  const all = await rank(db, terms, '&')
  const scores = all.size > 0 || terms.length === 1 ? all : await rank(db, terms, '|')
  return { hits: toHits(scores, limit), stems: terms.map(stemOf), corrected }
}

/** Of each: the newest are ranked. */
const rankedRows = 1000

/** For the weights D, C, B and A: 1, 5 and 12, as in SQLite. */
const weights = '{0.0833, 0.1, 0.4167, 1}'

async function rank(db: Kysely<Database>, terms: readonly string[], joint: '&' | '|'): Promise<Map<number, number>> {
  const scores = new Map<number, number>()
  for (const places of ['AB', 'ABD']) {
    const query = terms.map((term) => matching(term, terms.length > 1, places)).join(` ${joint} `)
    // Divided by the length's logarithm, so that a short text about it comes before a long one that names it.
    const { rows } = await sql<{ rowid: number; score: number }>`
      SELECT rowid, ts_rank(${weights}::float4[], words, ${query}::tsquery, 1) AS score FROM (
        SELECT rowid, words FROM "searchIndex" WHERE words @@ ${query}::tsquery ORDER BY rowid DESC LIMIT ${rankedRows}
      ) AS newest
    `.execute(db)
    for (const { rowid, score } of rows) scores.set(rowid, (scores.get(rowid) ?? 0) + score)
  }
  return scores
}

/** Words have letters and digits alone, so no quotation mark ends early. A single letter beside others is a word. */
function matching(term: string, isBesideOthers: boolean, places = 'ABD'): string {
  const exact = `'${term}':${places}`
  return isBesideOthers && term.length === 1 ? exact : `(${exact} | '${stemOf(term)}':*${places})`
}

async function countRows(db: Kysely<Database>, word: string, most: number): Promise<number> {
  const { rows } = await sql`
    SELECT 1 FROM "searchIndex" WHERE words @@ ${matching(word, false)}::tsquery LIMIT ${most}
  `.execute(db)
  return rows.length
}

/** Short words have too many neighbors. */
function slipsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

const mostCandidates = 300
const mostCounted = 100

/** The word with the fewest slips; of several, the one in most rows. Words that no row has any more do not count. */
async function nearestWord(db: Kysely<Database>, word: string): Promise<string | undefined> {
  const limit = slipsAllowed(word)
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM "searchVocabulary"
    WHERE word % ${word} AND length(word) BETWEEN ${word.length - limit} AND ${word.length + limit}
    ORDER BY similarity(word, ${word}) DESC, word LIMIT ${mostCandidates}
  `.execute(db)
  const near = rows.map((row) => ({ ...row, distance: editDistance(word, row.word, limit) }))
  for (let distance = 1; distance <= limit; distance += 1) {
    let best: { word: string; count: number } | undefined
    for (const candidate of near.filter((each) => each.distance === distance)) {
      const count = await countRows(db, candidate.word, mostCounted)
      if (count > (best?.count ?? 0)) best = { word: candidate.word, count }
    }
    if (best) return best.word
  }
  return undefined
}
