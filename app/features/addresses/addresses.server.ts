/** Redirects for changed slugs. */
import type { Kysely } from 'kysely'
import { slugPath } from '~/paths'
import type { Database } from '~db/database'
import { hasPage } from '~db/visibility.server'

/** The current slug of the public page that used to be at `/{slug}`. */
export async function findNewSlug(db: Kysely<Database>, slug: string): Promise<string | undefined> {
  const former = await db
    .selectFrom('formerAddresses')
    .select(['kind', 'recordId'])
    .where('path', '=', slugPath(slug))
    .executeTakeFirst()
  if (!former) return undefined
  const query =
    former.kind === 'deer-type'
      ? db.selectFrom('deerTypes').select('slug').where(hasPage('deerTypes')).where('id', '=', former.recordId)
      : db.selectFrom('blogPosts').select('slug').where(hasPage('blogPosts')).where('id', '=', former.recordId)
  return (await query.executeTakeFirst())?.slug
}
