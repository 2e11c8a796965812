import type { Kysely } from 'kysely'
import { tools } from '~/lib/tool-list'
import type { Database } from '~db/database'
import { asFlag } from '~db/portable-sql.server'
import { isListed, isThere } from '~db/visibility.server'
import { toIds, type FeatureChoices } from './home'

/** A select with more options would not help anybody. */
const mostChoices = 300

interface Featurable {
  id: number
  label: string
  isPublic: 0 | 1
}

/** `chosen` are ids that are offered in any case, with a remark if visitors cannot see the record. */
export async function listFeatureChoices(
  db: Kysely<Database>,
  chosen: { products: readonly string[]; posts: readonly string[] },
): Promise<FeatureChoices> {
  const products = db
    .selectFrom('products')
    .select(['id', 'name as label', asFlag(isListed('products')).as('isPublic')])
    .where(isThere('products'))
  const posts = db
    .selectFrom('blogPosts')
    .select(['id', 'title as label', asFlag(isListed('blogPosts')).as('isPublic')])
    .where(isThere('blogPosts'))
  return {
    products: toChoices([
      ...(await products.where(isListed('products')).orderBy('id', 'desc').limit(mostChoices).execute()),
      ...(await products.where('id', 'in', toIds(chosen.products)).execute()),
    ]),
    posts: toChoices([
      ...(await posts.where(isListed('blogPosts')).orderBy('id', 'desc').limit(mostChoices).execute()),
      ...(await posts.where('id', 'in', toIds(chosen.posts)).execute()),
    ]),
    tools: tools.map(({ id, name }) => ({ value: id, label: name })),
  }
}

function toChoices(records: readonly Featurable[]): FeatureChoices['products'] {
  const choices = new Map(
    records.map(({ id, label, isPublic }) => [id, isPublic === 1 ? label : `${label} (visitors can’t see it now)`]),
  )
  return Array.from(choices, ([id, label]) => ({ value: String(id), label })).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  )
}
