import type { Kysely } from 'kysely'
import { pageKinds, pageTables } from '~/lib/page-kinds'
import type { Phrase } from '~/lib/search-words'
import { searchedColumns } from '~/lib/searched-columns.data'
import type { Database } from '~db/database'
import { recordOf } from '~db/search-index.server'
import { countIndexed, rowsWith, rowsWithAll, rowsWithBeginning, type SearchHit } from '~db/search.server'
import { mostRows } from '~db/search-rows'
import type { Term } from './meaning'
import { scoresOf, titleMatch, weightsOf, type Score, type TermRows } from './ranking'
import { keyOf, readTitles } from './search-records.server'
import type { SearchPage } from './search-pages'
import { understand, type Understood } from './understand.server'

export interface Hits extends Understood {
  hits: SearchHit[]
}

interface FindOptions {
  limit: number
  pages: readonly SearchPage[]
  isTyping?: boolean
}

const mostCandidates = 200

/** @param words folded letters and digits, from searchWords() */
export async function findHits(db: Kysely<Database>, words: readonly string[], options: FindOptions): Promise<Hits> {
  const meaning = await understand(db, words, options)
  const terms = await Promise.all(meaning.terms.map((term) => readTerm(db, term)))
  await addCommonRows(db, meaning.terms, terms)
  const total = await countIndexed(db)
  const pairs = await Promise.all(meaning.pairs.map((pair) => readPair(db, pair, total >= mostRows)))
  const begun = options.isTyping === true && words.at(-1)?.length === 2 ? words.at(-1) : undefined
  const weights = weightsOf({ ...meaning, begun }, { terms, pairs }, total)
  const scored = Array.from(scoresOf({ terms, pairs }, weights), ([rowid, score]) => ({ rowid, ...score }))
  const candidates = scored.sort(byPoints).slice(0, mostCandidates)
  const hits = candidates.map(({ rowid }) => recordOf(rowid))
  const titles = await readTitles(db, hits, { pages: options.pages, state: meaning.state })
  const last = options.isTyping === true ? words.at(-1) : undefined
  const ranked = candidates.map((row) => {
    const hit = recordOf(row.rowid)
    const title = titles.get(keyOf(hit)) ?? ''
    const factor =
      (1 + titleMatch(title, meaning.terms, { weights: weights.terms, begun: last })) *
      (kinds.get(hit.kind)?.weight ?? pageWeight)
    return { ...row, points: row.points * factor }
  })
  const best = withoutWeak(ranked.sort(byPoints), options).slice(0, options.limit)
  return { ...meaning, hits: best.map(({ rowid }) => recordOf(rowid)) }
}

type Row = Score & { rowid: number }

const fewest = 10
const weak = { partial: 0.5, afterFewest: 0.15, whileTyping: 0.25 }

/**
 * Drops weak rows: a row that has little of the words, or comes after the first few, must be nearly as good as the
 * best.
 */
function withoutWeak(ranked: readonly Row[], { isTyping = false }: Pick<FindOptions, 'isTyping'>): Row[] {
  const best = ranked[0]?.points ?? 0
  if (isTyping) return ranked.filter(({ points }) => points >= best * weak.whileTyping)
  const good = ranked.filter(({ points, isPartial }) => !isPartial || points >= best * weak.partial)
  return good.filter(({ points }, index) => index < fewest || points >= best * weak.afterFewest)
}

/** Sorts the rows with most points first. */
function byPoints(one: Row, other: Row): number {
  return other.points - one.points || newness(other) - newness(one)
}

function newness({ rowid }: Row): number {
  return kinds.get(recordOf(rowid).kind)?.isNewestFirst === false ? -rowid : rowid
}

const pageWeight = 1.15
const kinds = new Map<string, { weight: number; isNewestFirst: boolean }>(
  pageTables.map((table) => [pageKinds[table].kind, searchedColumns[table]]),
)

interface MutableTermRows extends TermRows {
  headOwn: Set<number>
  own: Set<number>
}

/** If so many rows have the very word, other words and beginnings add little and take long. */
const enough = 100

async function readTerm(db: Kysely<Database>, { words, own, others }: Term): Promise<MutableTermRows> {
  const [word = ''] = words
  const headOwn = new Set(await rowsWith(db, 'head', own))
  const text = new Set(await rowsWith(db, 'anywhere', own))
  const more = (is: boolean, read: () => Promise<number[]>) => (is ? read() : Promise.resolve([]))
  const isWord = words.length === 1
  const rows = {
    headOwn,
    own: text,
    headOthers: new Set(await more(headOwn.size < enough, () => rowsWith(db, 'head', others))),
    headBegun: new Set(await more(isWord && headOwn.size < enough, () => rowsWithBeginning(db, 'head', word))),
    others: new Set(await more(text.size < enough, () => rowsWith(db, 'anywhere', others))),
  }
  if (!isWord || Object.values(rows).some((found) => found.size > 0)) return rows
  return { ...rows, own: new Set(await rowsWithBeginning(db, 'anywhere', word)) }
}

/** Two common words that are rarely neighbors take long to find in many long texts. */
async function readPair(db: Kysely<Database>, { own }: Term, isLarge: boolean): Promise<TermRows> {
  const none: ReadonlySet<number> = new Set()
  const headOwn = new Set(await rowsWith(db, 'head', own))
  const text = isLarge ? none : new Set(await rowsWith(db, 'anywhere', own))
  return { headOwn, own: text, headOthers: none, headBegun: none, others: none }
}

/** Adds rows that have several common words, and need not be among the newest of each. */
async function addCommonRows(
  db: Kysely<Database>,
  terms: readonly Term[],
  rows: readonly MutableTermRows[],
): Promise<void> {
  const known = terms.flatMap((term, index) => {
    const found = rows[index]
    return found && found.own.size > 0 ? [{ term, found }] : []
  })
  if (known.length < 2) return
  const groups: Phrase[][] = known.map(({ term }) => [...term.own])
  for (const [place, set] of [
    ['head', 'headOwn'],
    ['anywhere', 'own'],
  ] as const) {
    const joint = await rowsWithAll(db, place, groups, mostCandidates)
    for (const rowid of joint) for (const { found } of known) found[set].add(rowid)
  }
}
