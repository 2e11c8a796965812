/** Reads of the blog. */
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'

/** Published or not. */
export async function countPosts(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('blogPosts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
