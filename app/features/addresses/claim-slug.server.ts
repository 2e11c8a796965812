/** Which slug a record gets. Slugs are unique among products, and across deer types and posts together. */
import type { Kysely, Transaction } from 'kysely'
import { SlugTakenError } from '~/lib/refusal'
import { numberedSlug, toSlug } from '~/lib/slug'
import { productPath, slugPath } from '~/paths'
import type { Database } from '~db/database'
import { nextId } from '~db/sqlite/next-id.server'
import { isReservedSlug } from './reserved-slugs'

export type SluggedTable = 'products' | 'deerTypes' | 'blogPosts'

interface ClaimRecord {
  table: SluggedTable
  /** Undefined for a record that is not there yet. */
  id: number | undefined
}

interface Claim extends ClaimRecord {
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
  if (slug !== '') {
    await refuseTaken(trx, { table, id }, slug)
    return slug
  }
  return firstFree(trx, { table, id }, toSlug(title) || nameOf(table, id ?? (await nextId(trx, table))))
}

/** The slug that claimSlug would make of the title of a record that is there, as long as nobody takes it before. */
export function freeSlug(
  db: Kysely<Database>,
  { table, id, title }: { table: SluggedTable; id: number; title: string },
): Promise<string> {
  return firstFree(db, { table, id }, toSlug(title) || nameOf(table, id))
}

/** @throws SlugTakenError when the slug is another record's. */
export async function refuseTaken(db: Kysely<Database>, record: ClaimRecord, slug: string): Promise<void> {
  const owner = (await ownersOf(db, record.table, slug)).find((other) => !isRecord(other, record))
  if (owner) throw new SlugTakenError(slug, `${owner.kind} “${owner.name}”`)
}

function nameOf(table: SluggedTable, id: number): string {
  return `${nameless[table]}-${String(id)}`
}

async function firstFree(db: Kysely<Database>, { table, id }: ClaimRecord, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? wanted : numberedSlug(wanted, number)
    const owners = await ownersOf(db, table, candidate)
    const isFree =
      owners.every((owner) => isRecord(owner, { table, id })) &&
      !(await leadsElsewhere(db, { table, id, slug: candidate }))
    if (isFree && (table === 'products' || !isReservedSlug(candidate))) return candidate
  }
}

function isRecord(owner: Owner, { table, id }: ClaimRecord): boolean {
  return owner.table === table && owner.id === id
}

interface Owner {
  table: SluggedTable
  id: number
  /** In words, with its article. */
  kind: string
  name: string
}

async function ownersOf(db: Kysely<Database>, table: SluggedTable, slug: string): Promise<Owner[]> {
  if (table === 'products') {
    const rows = await db.selectFrom('products').select(['id', 'name']).where('slug', '=', slug).execute()
    return rows.map((row) => ({ table: 'products', kind: 'the product', ...row }))
  }
  const deerTypes = await db.selectFrom('deerTypes').select(['id', 'name']).where('slug', '=', slug).execute()
  const posts = await db.selectFrom('blogPosts').select(['id', 'title as name']).where('slug', '=', slug).execute()
  return [
    ...deerTypes.map((row) => ({ table: 'deerTypes' as const, kind: 'the deer type', ...row })),
    ...posts.map((row) => ({ table: 'blogPosts' as const, kind: 'the post', ...row })),
  ]
}

const kindOf = { products: 'product', deerTypes: 'deer-type', blogPosts: 'blog-post' } as const

/** A former address of another record would lose its redirect, and nobody asked for that. */
async function leadsElsewhere(
  db: Kysely<Database>,
  { table, id, slug }: ClaimRecord & { slug: string },
): Promise<boolean> {
  const path = table === 'products' ? productPath(slug) : slugPath(slug)
  const former = await db
    .selectFrom('formerAddresses')
    .select(['kind', 'recordId'])
    .where('path', '=', path)
    .executeTakeFirst()
  return former !== undefined && !(former.kind === kindOf[table] && former.recordId === id)
}
