import { sql, type Kysely } from 'kysely'
import { foldLetters } from '~/lib/search-words'
import type { Database } from '~db/database'
import { indexedKinds } from './search-index.server'

/** Ids of public records with one of these words in title or keywords, newest first. A word may be several. */
export async function findRecordsByWords(
  db: Kysely<Database>,
  kind: (typeof indexedKinds)[number],
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<number[]> {
  const phrases = words
    .map((word) =>
      foldLetters(word)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter(Boolean)
  if (phrases.length === 0) return []
  // Whole words: for a beginning FTS5 would first merge the rows of all its words.
  const match = phrases.flatMap((phrase) => [`"${phrase}"`, `"${phrase}s"`]).join(' OR ')
  const { rows } = await sql<{ rowid: number }>`
    SELECT rowid FROM searchTitles WHERE searchTitles MATCH ${match}
    AND rowid % ${indexedKinds.length} = ${indexedKinds.indexOf(kind)} ORDER BY rowid DESC LIMIT ${limit}
  `.execute(db)
  return rows.map(({ rowid }) => Math.floor(rowid / indexedKinds.length))
}
