/** Slugs are unique among products, and across deer types and posts together. */
import type { Kysely, Transaction } from 'kysely'
import { EditQuestionError, SlugTakenError } from '~/lib/refusal'
import { numberedSlug, toSlug } from '~/lib/slug'
import { productPath, slugPath } from '~/paths'
import type { Database } from '~db/database'
import { nextId } from '~db/next-id.server'
import { isThere } from '~db/visibility.server'
import { slugOrQuestion } from './address-question'
import { isReservedSlug } from './reserved-slugs'

export type SluggedTable = 'products' | 'deerTypes' | 'blogPosts'

export interface ClaimRecord {
  table: SluggedTable
  /** Undefined for a new record. */
  id: number | undefined
}

interface Claim extends ClaimRecord {
  /** As typed; empty to make one from the title. */
  slug: string
  title: string
  /** For an existing record: `isPublic` if visitors can open its page. */
  stored?: { slug: string; isPublic: boolean } | undefined
  /** From an editor, which asks before a public page's address changes: the operator's answer, or ''. */
  confirmed?: string | undefined
}

const nameless: Readonly<Record<SluggedTable, string>> = {
  products: 'product',
  deerTypes: 'deer-type',
  blogPosts: 'post',
}

/**
 * A typed slug as it is; one made from the title gets a number if it is taken, reserved, in the bin or another record's
 * former slug; without a title, kind and id. Call inside the write's transaction. @throws SlugTakenError, EditQuestionError
 */
export async function claimSlug(trx: Transaction<Database>, claim: Claim): Promise<string> {
  const { table, id } = claim
  const slug = await settledSlug(trx, claim)
  if (slug === '') return freeSlug(trx, claim)
  await refuseTaken(trx, { table, id }, slug)
  return slug
}

/** Empty to make one. */
async function settledSlug(trx: Transaction<Database>, claim: Claim): Promise<string> {
  const { table, id, slug, title, stored, confirmed } = claim
  if (!stored || confirmed === undefined) return slug
  const address = slugOrQuestion({
    stored,
    wanted: { slug, title, free: await freeSlug(trx, claim) },
    confirmed,
    pathOf: table === 'products' ? productPath : slugPath,
  })
  if ('slug' in address) return address.slug
  await refuseTaken(trx, { table, id }, slug)
  throw new EditQuestionError(address.question)
}

async function freeSlug(trx: Transaction<Database>, { table, id, title }: Claim): Promise<string> {
  return firstFreeSlug(trx, { table, id }, toSlug(title) || nameOf(table, id ?? (await nextId(trx, table))))
}

/** @throws SlugTakenError */
async function refuseTaken(db: Kysely<Database>, record: ClaimRecord, slug: string): Promise<void> {
  const owner = await findSlugOwner(db, record, slug)
  if (owner !== undefined) throw new SlugTakenError(slug, owner)
}

/** Another record that has the slug: "the post “Elk”". */
export async function findSlugOwner(
  db: Kysely<Database>,
  record: ClaimRecord,
  slug: string,
): Promise<string | undefined> {
  const owner = (await ownersOf(db, record.table, slug)).find((other) => !isRecord(other, record))
  return owner && `${owner.kind} “${owner.name}”`
}

function nameOf(table: SluggedTable, id: number): string {
  return `${nameless[table]}-${String(id)}`
}

/** The wanted slug, or with a number. */
export async function firstFreeSlug(db: Kysely<Database>, { table, id }: ClaimRecord, wanted: string): Promise<string> {
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
  /** With its article. */
  kind: string
  name: string
}

async function ownersOf(db: Kysely<Database>, table: SluggedTable, slug: string): Promise<Owner[]> {
  if (table === 'products') {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'name'])
      .where('slug', '=', slug)
      .where(isThere('products'))
      .execute()
    return rows.map((row) => ({ table: 'products', kind: 'the product', ...row }))
  }
  const deerTypes = await db
    .selectFrom('deerTypes')
    .select(['id', 'name'])
    .where('slug', '=', slug)
    .where(isThere('deerTypes'))
    .execute()
  const posts = await db
    .selectFrom('blogPosts')
    .select(['id', 'title as name'])
    .where('slug', '=', slug)
    .where(isThere('blogPosts'))
    .execute()
  return [
    ...deerTypes.map((row) => ({ table: 'deerTypes' as const, kind: 'the deer type', ...row })),
    ...posts.map((row) => ({ table: 'blogPosts' as const, kind: 'the post', ...row })),
  ]
}

const kindOf = { products: 'product', deerTypes: 'deer-type', blogPosts: 'blog-post' } as const

/**
 * Taking another record's former slug would break its redirect, and one in the bin could not come back, so only a typed
 * slug may.
 */
async function leadsElsewhere(
  db: Kysely<Database>,
  { table, id, slug }: ClaimRecord & { slug: string },
): Promise<boolean> {
  const deleted = await db
    .selectFrom('bin')
    .select(['kind', 'recordId'])
    .where('slug', '=', slug)
    .where('kind', 'in', table === 'products' ? ['products'] : ['deerTypes', 'blogPosts'])
    .execute()
  if (deleted.some(({ kind, recordId }) => !(kind === table && recordId === id))) return true
  const path = table === 'products' ? productPath(slug) : slugPath(slug)
  const former = await db
    .selectFrom('formerAddresses')
    .select(['kind', 'recordId'])
    .where('path', '=', path)
    .executeTakeFirst()
  return former !== undefined && !(former.kind === kindOf[table] && former.recordId === id)
}
