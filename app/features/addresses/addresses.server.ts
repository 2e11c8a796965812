/** Where a species or a post went whose slug was changed. */
import type { Kysely } from 'kysely'
import { slugPath } from '~/paths'
import type { Database } from '~db/database'

/**
 * Today's slug of what had its page at `/{slug}` before. Undefined for every other slug, and for a record that has no
 * public page now.
 */
export async function findNewSlug(db: Kysely<Database>, slug: string): Promise<string | undefined> {
  const former = await db
    .selectFrom('formerAddresses')
    .select(['kind', 'recordId'])
    .where('path', '=', slugPath(slug))
    .executeTakeFirst()
  if (!former) return undefined
  const query =
    former.kind === 'deer-type'
      ? db.selectFrom('deerTypes').select('slug').where('isActive', '=', 1).where('id', '=', former.recordId)
      : db.selectFrom('blogPosts').select('slug').where('isPublished', '=', 1).where('id', '=', former.recordId)
  return (await query.executeTakeFirst())?.slug
}
