/**
 * The full-text search: the one place that knows how words are found (SQLite's FTS5). Callers give words and get
 * records, the best first.
 */
import { sql, type Kysely } from 'kysely'
import { editDistance } from '~/lib/edit-distance'
import { stemOf } from '~/lib/search-words'
import type { Database } from '~db/database'
import { countAll } from '~db/row-counts.server'
import { indexedKinds, insertIntoIndex } from './search-index.server'
import { write } from '~db/write.server'

export type SearchKind = (typeof indexedKinds)[number]

export interface SearchHit {
  kind: SearchKind
  id: number
}

export interface SearchAnswer {
  hits: SearchHit[]
  /** The beginnings of words that were looked for, after what was misspelt has been put right. */
  stems: string[]
  /** Words that nobody has written here, and those that were taken in their place. */
  corrected: { from: string; to: string }[]
}

/**
 * @param words folded letters and digits alone, as searchWords() gives them
 */
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
  const all = best(await rank(db, terms, 'AND', limit), limit)
  const hits = all.length > 0 || terms.length === 1 ? all : best(await rank(db, terms, 'OR', limit), limit)
  return { hits, stems: terms.map(stemOf), corrected }
}

/**
 * A word that stands in more rows than this is common. To weigh by it, FTS5 reads all of its rows, so that a search
 * would cost the more the more the site has; and it tells little.
 */
const commonRows = 1000

/** Of the rows with the highest scores the records, of equals the newest first. */
function best(scores: ReadonlyMap<number, number>, limit: number): SearchHit[] {
  return [...scores]
    .sort(([idOne, one], [idOther, other]) => other - one || idOther - idOne)
    .slice(0, limit)
    .flatMap(([rowid]) => {
      const kind = indexedKinds[rowid % indexedKinds.length]
      return kind === undefined ? [] : [{ kind, id: Math.floor(rowid / indexedKinds.length) }]
    })
}

/** By how often and how rarely the words stand where: the higher the better. */
async function scoresByWeight(
  db: Kysely<Database>,
  terms: readonly string[],
  joint: 'AND' | 'OR',
): Promise<Map<number, number>> {
  // A word as it was typed counts besides its other forms, so that it goes first.
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
  // The word itself is cheap to ask for, and mostly tells.
  for (const match of [`"${term}"`, beginning(term, terms)]) {
    const { rows } = await sql`
      SELECT 1 FROM searchIndex WHERE searchIndex MATCH ${match} LIMIT 1 OFFSET ${commonRows}
    `.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** Of words that begin alike. A letter beside other words is a word of its own: vitamin d. */
function beginning(term: string, terms: readonly string[]): string {
  if (!/^[a-z0-9]$/.test(term)) return `"${stemOf(term)}" *`
  if (terms.length > 1) return `"${term}"`
  // The index has a list of its own for two letters, and for one it would put all of its words together.
  const pairs = Array.from(secondLetters, (letter) => `"${term + letter}" *`)
  return `("${term}" OR ${pairs.join(' OR ')})`
}

const secondLetters = 'abcdefghijklmnopqrstuvwxyz0123456789'

function inTitle(query: string): string {
  return `{title keywords} : (${query})`
}

async function isKnown(db: Kysely<Database>, word: string): Promise<boolean> {
  // Cheap to ask for; to find one of the words with a common beginning, FTS5 puts together the rows of all of them.
  for (const match of [`"${word}"`, beginning(word, [word])]) {
    const { rows } = await sql`SELECT 1 FROM searchIndex WHERE searchIndex MATCH ${match} LIMIT 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** Above this many records only words of titles and keywords are taken for what somebody meant. */
const manyRecords = 2000

async function vocabularyFor(db: Kysely<Database>): Promise<'searchVocabulary' | 'titleVocabulary'> {
  const tables = ['products', 'deerTypes', 'blogPosts'] as const
  const counts = await Promise.all(tables.map((table) => countAll(db, table)))
  return counts.reduce((sum, count) => sum + count, 0) > manyRecords ? 'titleVocabulary' : 'searchVocabulary'
}

/** A short word is too near to too many others. */
function slipsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

/** The written word with the fewest slips between; of several, the one that most rows have. */
async function nearestWord(db: Kysely<Database>, word: string): Promise<string | undefined> {
  const limit = slipsAllowed(word)
  const [first = '', second = ''] = word
  const vocabulary = await vocabularyFor(db)
  let best: { term: string; distance: number; doc: number } | undefined
  // A slip in the first letter: a swap with the second, or one letter too many. One that is missing is not guessed.
  for (const letter of new Set([first, second])) {
    const candidates = await db
      .selectFrom(vocabulary)
      .select(['term', 'doc'])
      .where('term', '>=', letter)
      .where('term', '<', letter + String.fromCodePoint(0x10ffff))
      // Of many words that begin alike most are too long or too short: they cost least where they are read.
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

export interface IndexedTool {
  title: string
  keywords: string
  body: string
}

/** More than there ever were: not all of the index is gone through for them. */
const mostTools = 100

/** Writes the tools, which are no rows, into the index; their ids are their places, from 1. Nothing if they are there. */
export async function indexTools(db: Kysely<Database>, tools: readonly IndexedTool[]): Promise<void> {
  const indexedTools = JSON.stringify(tools)
  const state = await db.selectFrom('searchState').select('indexedTools').executeTakeFirstOrThrow()
  if (state.indexedTools === indexedTools) return
  const kind = indexedKinds.indexOf('tool')
  await write(db, async (trx) => {
    for (const index of ['searchIndex', 'searchTitles']) {
      await sql`
        DELETE FROM ${sql.table(index)} WHERE rowid <= ${mostTools * indexedKinds.length + kind} AND rowid % ${indexedKinds.length} = ${kind}
      `.execute(trx)
    }
    const rows = tools.map((tool, index) => ({ ...tool, rowid: (index + 1) * indexedKinds.length + kind }))
    await insertIntoIndex(trx, rows)
    await trx.updateTable('searchState').set({ indexedTools }).execute()
  })
}
