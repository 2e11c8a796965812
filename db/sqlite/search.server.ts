/** All of full-text search that only SQLite's FTS5 does. What a search means and how hits rank is in features/search. */
import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { indexedKinds, insertIntoIndex } from './search-index.server'

export type SearchKind = (typeof indexedKinds)[number]

export interface SearchHit {
  kind: SearchKind
  id: number
}

/** `rowid` orders the records of a kind by age. */
export function hitOf(rowid: number): SearchHit {
  return { kind: indexedKinds[rowid % indexedKinds.length] ?? 'page', id: Math.floor(rowid / indexedKinds.length) }
}

/** One word or several in this order: letters and digits, folded. */
export type Phrase = readonly string[]

/** Title and keywords, or the text with them. */
export type Place = 'head' | 'anywhere'

/** Of a common word, only the newest rows, and those of pages, tools and species, which have small numbers. */
export const mostRows = 300
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

export interface IndexedWord {
  term: string
  /** Number of rows. */
  doc: number
}

/** Above this, only words of titles and keywords. */
const manyRecords = 2000

export async function indexedWords(
  db: Kysely<Database>,
  { firstLetter, lengths: [least, most] }: { firstLetter: string; lengths: readonly [number, number] },
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

export interface IndexedPage {
  title: string
  keywords: string
  body: string
}

/** A generous bound for the query. */
const mostPages = 100

/** Pages and tools are not rows; their ids are their positions, from 1. Does nothing if they are indexed already. */
export async function indexPages(db: Kysely<Database>, pages: readonly IndexedPage[]): Promise<void> {
  if (!(await areIndexed(db, pages))) await write(db, (trx) => reindexPages(trx, pages))
}

/** In the transaction of a change to what pages say. */
export async function reindexPages(trx: Kysely<Database>, pages: readonly IndexedPage[]): Promise<void> {
  if (await areIndexed(trx, pages)) return
  const kind = indexedKinds.indexOf('page')
  for (const index of ['searchIndex', 'searchTitles']) {
    await sql`
      DELETE FROM ${sql.table(index)} WHERE rowid <= ${mostPages * indexedKinds.length + kind} AND rowid % ${indexedKinds.length} = ${kind}
    `.execute(trx)
  }
  const rows = pages.map(({ title, keywords, body }, index) => {
    return { rowid: (index + 1) * indexedKinds.length + kind, title, keywords, body }
  })
  await insertIntoIndex(trx, rows)
  await trx
    .updateTable('searchState')
    .set({ indexedTools: hashOf(pages) })
    .execute()
}

async function areIndexed(db: Kysely<Database>, pages: readonly IndexedPage[]): Promise<boolean> {
  const state = await db.selectFrom('searchState').select('indexedTools').executeTakeFirstOrThrow()
  return state.indexedTools === hashOf(pages)
}

function hashOf(pages: readonly IndexedPage[]): string {
  return createHash('sha256').update(JSON.stringify(pages)).digest('hex')
}
