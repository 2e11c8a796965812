import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Phrase } from '~/lib/search-words'
import type { Database } from '~db/database'
import {
  mostRows,
  type IndexRow,
  type IndexedWord,
  type LetterRange,
  type Place,
  type RowSearch,
} from '~db/search-rows'

/** The index stores no text, only positions of words. */
export async function writeIndexRows(
  trx: Kysely<Database>,
  rowids: readonly number[],
  rows: readonly IndexRow[],
): Promise<void> {
  await trx.deleteFrom('searchIndex').where('rowid', 'in', rowids).execute()
  await trx.deleteFrom('searchTitles').where('rowid', 'in', rowids).execute()
  if (rows.length === 0) return
  await trx.insertInto('searchIndex').values(rows).execute()
  const titles = rows.map(({ rowid, title, keywords }) => ({ rowid, words: `${title} ${keywords}` }))
  await trx.insertInto('searchTitles').values(titles).execute()
}

export function searchRows(
  db: Kysely<Database>,
  place: Place,
  groups: readonly (readonly Phrase[])[],
): Promise<RowSearch> {
  const match = groups.map((phrases) => `(${phrases.map(quoted).join(' OR ')})`).join(' AND ')
  return Promise.resolve({
    newest: (limit, kind) =>
      newestRows(db, place, { match, limit, only: kind && sql`AND rowid % ${kind.by} = ${kind.is}` }),
    // The number is part of the query text: a bound one would be a REAL, which FTS5 does not use as a limit.
    below: (rowid) => newestRows(db, place, { match, limit: rowid, only: sql`AND rowid < ${sql.lit(rowid)}` }),
  })
}

async function newestRows(
  db: Kysely<Database>,
  place: Place,
  { match, limit, only = sql`` }: { match: string; limit: number; only?: RawBuilder<unknown> | undefined },
): Promise<number[]> {
  const index = sql.table(place === 'head' ? 'searchTitles' : 'searchIndex')
  const { rows } = await sql<{ rowid: number }>`
    SELECT rowid FROM ${index} WHERE ${index} MATCH ${match} ${only} ORDER BY rowid DESC LIMIT ${limit}
  `.execute(db)
  return rows.map(({ rowid }) => rowid)
}

/** FTS5 merges the rows of all such words, so this is slow in long texts. */
export function rowsWithBeginning(db: Kysely<Database>, place: Place, letters: string): Promise<number[]> {
  return newestRows(db, place, { match: beginning(letters), limit: mostRows })
}

export function indexedWords(
  db: Kysely<Database>,
  place: Place,
  { firstLetter, lengths: [least, most] }: LetterRange,
): Promise<IndexedWord[]> {
  return db
    .selectFrom(place === 'head' ? 'titleVocabulary' : 'searchVocabulary')
    .select(['term', 'doc'])
    .where('term', '>=', firstLetter)
    .where('term', '<', firstLetter + String.fromCodePoint(0x10ffff))
    .where(sql<boolean>`length(term) between ${least} and ${most}`)
    .execute()
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
