import type { Kysely } from 'kysely'
import { foldLetters } from '~/lib/search-words'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as postgres from './postgres/search.server'
import type { indexedKinds } from './search-index.server'
import * as sqlite from './sqlite/search.server'

/** Ids of public records with one of these words in title or keywords, newest first. A word may be several. */
export async function findRecordsByWords(
  db: Kysely<Database>,
  kind: (typeof indexedKinds)[number],
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<number[]> {
  const phrases = words
    .map((word) => foldLetters(word).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter(({ length }) => length > 0)
  if (phrases.length === 0) return []
  // Whole words: for a beginning FTS5 would first merge the rows of all its words.
  const forms = phrases.flatMap((phrase) => [phrase, [...phrase.slice(0, -1), `${phrase.at(-1) ?? ''}s`]])
  return (isPostgres(db) ? postgres : sqlite).recordsWith(db, kind, { phrases: forms, limit })
}
