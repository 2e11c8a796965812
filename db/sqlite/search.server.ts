/** Full-text search with SQLite's FTS5. */
import { sql, type Kysely } from 'kysely'
import { editDistance } from '~/lib/edit-distance'
import { stemOf } from '~/lib/search-words'
import type { Database } from '~db/database'
import { countAll } from '~db/row-counts.server'
import { toHits, type SearchAnswer } from '~db/search-index.server'

/** @param words folded letters and digits, from searchWords() */
export async function searchSite(
  db: Kysely<Database>,
  words: readonly string[],
  { limit }: { limit: number },
): Promise<SearchAnswer> {
  const terms: string[] = []
  const corrected: { from: string; to: string }[] = []
  for (const word of words) {
    const isMisspelt = slipsAllowed(word) > 0 && !(await isKnown(db, word))
    const meant = isMisspelt ? await nearestWord(db, word) : undefined
    if (meant !== undefined) corrected.push({ from: word, to: meant })
    terms.push(meant ?? word)
  }
  if (terms.length === 0) return { hits: [], stems: [], corrected }
  const rank = (await haveCommonWord(db, terms)) ? scoresByPlace : scoresByWeight
  const all = toHits(await rank(db, terms, 'AND', limit), limit)
  const hits = all.length > 0 || terms.length === 1 ? all : toHits(await rank(db, terms, 'OR', limit), limit)
  return { hits, stems: terms.map(stemOf), corrected }
}

/** A word in more rows is common. To rank by it, FTS5 would read all of its rows, and it tells little. */
const commonRows = 1000

/** By bm25; higher is better. */
async function scoresByWeight(
  db: Kysely<Database>,
  terms: readonly string[],
  joint: 'AND' | 'OR',
): Promise<Map<number, number>> {
  // Matches the exact word, too, so that it ranks first.
  const query = terms.map((term) => `("${term}" OR ${beginning(term, terms)})`).join(` ${joint} `)
  const scores = new Map<number, number>()
  for (const match of [inTitle(query), query]) {
    const { rows } = await sql<{ rowid: number; score: number }>`
      SELECT rowid, -bm25(searchIndex, 12.0, 5.0, 1.0) AS score FROM searchIndex
      WHERE searchIndex MATCH ${match} ORDER BY rowid DESC LIMIT ${commonRows}
    `.execute(db)
    for (const { rowid, score } of rows) scores.set(rowid, (scores.get(rowid) ?? 0) + score)
  }
  return scores
}

/**
 * Scores by place: a word in the title before one in the text, the exact word before its other forms. Read in this order,
 * newest first, until there are enough, because other forms of a common word are expensive.
 */
async function scoresByPlace(
  db: Kysely<Database>,
  terms: readonly string[],
  joint: 'AND' | 'OR',
  limit: number,
): Promise<Map<number, number>> {
  const exact = terms.map((term) => `"${term}"`).join(` ${joint} `)
  const forms = terms.map((term) => beginning(term, terms)).join(` ${joint} `)
  const scores = new Map<number, number>()
  const places = [
    { index: 'searchTitles', match: exact },
    { index: 'searchTitles', match: forms },
    { index: 'searchIndex', match: exact },
    { index: 'searchIndex', match: forms },
  ]
  for (const [place, { index, match }] of places.entries()) {
    if (scores.size >= limit) break
    const { rows } = await sql<{ rowid: number }>`
      SELECT rowid FROM ${sql.table(index)} WHERE ${sql.table(index)} MATCH ${match} ORDER BY rowid DESC LIMIT ${limit}
    `.execute(db)
    for (const { rowid } of rows) if (!scores.has(rowid)) scores.set(rowid, -place)
  }
  return scores
}

async function haveCommonWord(db: Kysely<Database>, terms: readonly string[]): Promise<boolean> {
  for (const term of terms) if (await isCommonWord(db, term, terms)) return true
  return false
}

async function isCommonWord(db: Kysely<Database>, term: string, terms: readonly string[]): Promise<boolean> {
  // The exact word is cheap, and usually enough.
  for (const match of [`"${term}"`, beginning(term, terms)]) {
    const { rows } = await sql`
      SELECT 1 FROM searchIndex WHERE searchIndex MATCH ${match} LIMIT 1 OFFSET ${commonRows}
    `.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** A prefix query. A single letter beside other words is a whole word: vitamin d. */
function beginning(term: string, terms: readonly string[]): string {
  if (!/^[a-z0-9]$/.test(term)) return `"${stemOf(term)}" *`
  if (terms.length > 1) return `"${term}"`
  // FTS5 has a prefix index for two letters; for one it would merge all its words.
  const pairs = Array.from(secondLetters, (letter) => `"${term + letter}" *`)
  return `("${term}" OR ${pairs.join(' OR ')})`
}

const secondLetters = 'abcdefghijklmnopqrstuvwxyz0123456789'

function inTitle(query: string): string {
  return `{title keywords} : (${query})`
}

async function isKnown(db: Kysely<Database>, word: string): Promise<boolean> {
  // Exact first, because FTS5 merges the rows of all words with a common prefix.
  for (const match of [`"${word}"`, beginning(word, [word])]) {
    const { rows } = await sql`SELECT 1 FROM searchIndex WHERE searchIndex MATCH ${match} LIMIT 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** Above this, typos are corrected only to words in titles and keywords. */
const manyRecords = 2000

async function vocabularyFor(db: Kysely<Database>): Promise<'searchVocabulary' | 'titleVocabulary'> {
  const tables = ['products', 'deerTypes', 'blogPosts'] as const
  const counts = await Promise.all(tables.map((table) => countAll(db, table)))
  return counts.reduce((sum, count) => sum + count, 0) > manyRecords ? 'titleVocabulary' : 'searchVocabulary'
}

/** Short words have too many neighbors. */
function slipsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

/** The indexed word with the fewest typos; of several, the one in most rows. */
async function nearestWord(db: Kysely<Database>, word: string): Promise<string | undefined> {
  const limit = slipsAllowed(word)
  const [first = '', second = ''] = word
  const vocabulary = await vocabularyFor(db)
  let best: { term: string; distance: number; doc: number } | undefined
  // A typo in the first letter: swapped with the second, or one too many. A missing one is not guessed.
  for (const letter of new Set([first, second])) {
    const candidates = await db
      .selectFrom(vocabulary)
      .select(['term', 'doc'])
      .where('term', '>=', letter)
      .where('term', '<', letter + String.fromCodePoint(0x10ffff))
      // Skips most candidates, which are too long or too short.
      .where(sql<boolean>`length(term) between ${word.length - limit} and ${word.length + limit}`)
      .execute()
    for (const { term, doc } of candidates) {
      const distance = editDistance(word, term, limit)
      if (distance > limit) continue
      if (!best || distance < best.distance || (distance === best.distance && doc > best.doc)) {
        best = { term, distance, doc }
      }
    }
  }
  return best?.term
}
