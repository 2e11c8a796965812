/** Full-text search: SQLite's FTS5, or PostgreSQL's tsvector. */
import type { Kysely } from 'kysely'
import type { Database } from './database'
import { isPostgres } from './engine.server'
import * as postgres from './postgres/search.server'
import type { SearchAnswer } from './search-index.server'
import * as sqlite from './sqlite/search.server'

/** @param words folded letters and digits, from searchWords() */
export function searchSite(
  db: Kysely<Database>,
  words: readonly string[],
  options: { limit: number },
): Promise<SearchAnswer> {
  return isPostgres(db) ? postgres.searchSite(db, words, options) : sqlite.searchSite(db, words, options)
}
