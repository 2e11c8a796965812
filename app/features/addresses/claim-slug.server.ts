/** Which slug a record gets. Slugs are unique among products, and across deer types and posts together. */
import type { Transaction } from 'kysely'
import { SlugTakenError } from '~/lib/refusal'
import { numberedSlug, toSlug } from '~/lib/slug'
import { productPath, slugPath } from '~/paths'
import type { Database } from '~db/database'
import { nextId } from '~db/next-id.server'
import { isReservedSlug } from './reserved-slugs'

export type SluggedTable = 'products' | 'deerTypes' | 'blogPosts'

interface Claim {
  table: SluggedTable
  /** Undefined for a record that is not there yet. */
  id: number | undefined
  /** What was typed; empty to have one made of the title. */
  slug: string
  title: string
}

const nameless: Readonly<Record<SluggedTable, string>> = {
  products: 'product',
  deerTypes: 'deer-type',
  blogPosts: 'post',
}

/**
 * A typed slug as it is; one made of the title with a number behind it where it is taken, reserved, or leads to
 * another record; kind and id where the title leaves nothing. Inside the transaction of the write.
 * @throws SlugTakenError when a typed slug is another record's.
 */
export async function claimSlug(trx: Transaction<Database>, { table, id, slug, title }: Claim): Promise<string> {
  const owns = (owner: Owner) => owner.table === table && owner.id === id
  if (slug !== '') {
    const owner = (await ownersOf(trx, table, slug)).find((other) => !owns(other))
    if (owner) throw new SlugTakenError(slug, `${owner.kind} “${owner.name}”`)
    return slug
  }
  const wanted = toSlug(title) || `${nameless[table]}-${String(id ?? (await nextId(trx, table)))}`
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? wanted : numberedSlug(wanted, number)
    const owners = await ownersOf(trx, table, candidate)
    const isFree = owners.every(owns) && !(await leadsElsewhere(trx, { table, id, slug: candidate }))
    if (isFree && (table === 'products' || !isReservedSlug(candidate))) return candidate
  }
}

interface Owner {
  table: SluggedTable
  id: number
  /** In words, with its article. */
  kind: string
  name: string
}

async function ownersOf(trx: Transaction<Database>, table: SluggedTable, slug: string): Promise<Owner[]> {
  if (table === 'products') {
    const rows = await trx.selectFrom('products').select(['id', 'name']).where('slug', '=', slug).execute()
    return rows.map((row) => ({ table: 'products', kind: 'the product', ...row }))
  }
  const deerTypes = await trx.selectFrom('deerTypes').select(['id', 'name']).where('slug', '=', slug).execute()
  const posts = await trx.selectFrom('blogPosts').select(['id', 'title as name']).where('slug', '=', slug).execute()
  return [
    ...deerTypes.map((row) => ({ table: 'deerTypes' as const, kind: 'the deer type', ...row })),
    ...posts.map((row) => ({ table: 'blogPosts' as const, kind: 'the post', ...row })),
  ]
}

const kindOf = { products: 'product', deerTypes: 'deer-type', blogPosts: 'blog-post' } as const

/** A former address of another record would lose its redirect, and nobody asked for that. */
async function leadsElsewhere(
  trx: Transaction<Database>,
  { table, id, slug }: Pick<Claim, 'table' | 'id' | 'slug'>,
): Promise<boolean> {
  const path = table === 'products' ? productPath(slug) : slugPath(slug)
  const former = await trx
    .selectFrom('formerAddresses')
    .select(['kind', 'recordId'])
    .where('path', '=', path)
    .executeTakeFirst()
  return former !== undefined && !(former.kind === kindOf[table] && former.recordId === id)
}
