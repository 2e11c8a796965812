import type { Kysely } from 'kysely'
import { wordsOf } from '~/lib/search-words'
import type { Database } from './database'
import type { SearchKind } from './search-index.server'
import { recordsWith } from './search.server'

/** The ids are of public records, newest first. A word may be several. */
export async function findRecordsByWords(
  db: Kysely<Database>,
  kind: SearchKind,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<number[]> {
  const phrases = words.map(wordsOf).filter(({ length }) => length > 0)
  if (phrases.length === 0) return []
  // The query looks for whole words: for a beginning FTS5 would first merge the rows of all its words.
  const forms = phrases.flatMap((phrase) => [phrase, [...phrase.slice(0, -1), `${phrase.at(-1) ?? ''}s`]])
  return recordsWith(db, kind, { phrases: forms, limit })
}
