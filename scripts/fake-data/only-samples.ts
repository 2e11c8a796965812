import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { sampleBlogPosts } from '~db/seed/blog-posts/blog-posts.data'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { sampleProducts } from '~db/seed/products.data'

export async function holdsMoreThanSamples(db: Kysely<Database>): Promise<boolean> {
  const tables = [
    { table: 'products', samples: sampleProducts },
    { table: 'deerTypes', samples: sampleDeerTypes },
    { table: 'blogPosts', samples: sampleBlogPosts },
  ] as const
  for (const { table, samples } of tables) {
    const slugs = samples.map(({ slug }) => slug)
    if (await db.selectFrom(table).select('slug').where('slug', 'not in', slugs).executeTakeFirst()) return true
  }
  for (const table of ['quotes', 'contacts'] as const) {
    if (await db.selectFrom(table).select('id').executeTakeFirst()) return true
  }
  return false
}
