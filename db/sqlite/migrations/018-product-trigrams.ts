import type { Kysely } from 'kysely'
import { createTrigrams } from './015-trigrams'

/** Products too: their descriptions are long, and to read all of those of a large catalogue took the longest of all lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTrigrams(db, 'products', ['name', 'slug', 'category', 'description'])
}
