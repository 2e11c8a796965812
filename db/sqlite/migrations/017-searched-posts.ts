import { sql, type Kysely } from 'kysely'

/**
 * What the dashboard searches in posts, in the order of their ids: a text of one or two letters is looked for row by
 * row, and a row of the table holds the whole post.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX blogPostsSearched ON blogPosts (id, isPublished, title, slug, excerpt, category)`.execute(db)
}
