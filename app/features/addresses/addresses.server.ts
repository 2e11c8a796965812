/** Where a record went whose slug was changed. */
import type { Kysely } from 'kysely'
import { productPath, slugPath } from '~/paths'
import type { Database } from '~db/database'

/**
 * Today's address of what had its page at `path` before. Undefined for every other path, and for a record that has no
 * public page now.
 */
export async function findNewAddress(db: Kysely<Database>, path: string): Promise<string | undefined> {
  const former = await db
    .selectFrom('formerAddresses')
    .select(['kind', 'recordId'])
    .where('path', '=', path)
    .executeTakeFirst()
  switch (former?.kind) {
    case 'product': {
      const product = await db
        .selectFrom('products')
        .select('slug')
        .where('id', '=', former.recordId)
        .executeTakeFirst()
      return product && productPath(product.slug)
    }
    case 'deer-type': {
      const deerType = await db
        .selectFrom('deerTypes')
        .select('slug')
        .where('id', '=', former.recordId)
        .where('isActive', '=', 1)
        .executeTakeFirst()
      return deerType && slugPath(deerType.slug)
    }
    case 'blog-post': {
      const post = await db
        .selectFrom('blogPosts')
        .select('slug')
        .where('id', '=', former.recordId)
        .where('isPublished', '=', 1)
        .executeTakeFirst()
      return post && slugPath(post.slug)
    }
    case undefined:
      return undefined
  }
}
