/**
 * Existing records stay as they are, including those moved to another slug. Deleted ones count as missing, so the
 * dashboard asks first.
 */
import type { Kysely, Transaction } from 'kysely'
import { sanitizePostHtml } from '~/kinds/blog/post-html.server'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'
import { findCategoryName, readProductCategories } from '~/kinds/products/product-categories.server'
import { columnsOf } from '~/content/records/record-columns'
import { longDay } from '~/lib/dates'
import type { AuditEvent, SubjectKind } from '~/lib/audit-events'
import type { PublicTable } from '~/lib/page-kinds'
import { escapeXml } from '~/lib/escape'
import { withSearchText } from '~/lib/search-text'
import type { Source } from '~/lib/source'
import { artPath } from '~/paths'
import { logAudit, siteStart, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { reindex } from '~db/search-index.server'
import { isThere } from '~db/visibility.server'
import { write } from '~db/write.server'
import { sampleBlogPosts } from './blog-posts/blog-posts.data'
import type { SampleBlogPost } from './blog-posts/sample-blog-post'
import { sampleDeerTypes } from './deer-types/deer-types.data'
import { sampleProducts, type SampleProduct } from './products.data'

export interface SeedCounts {
  products: number
  deerTypes: number
  blogPosts: number
}

export async function seedSampleData(db: Kysely<Database>, act: Act): Promise<SeedCounts> {
  const time = act.now.toISOString()
  return write(db, async (trx) => {
    const products = await insertMissingProducts(trx, time)
    const taken = await slugsOfPages(trx)
    const deerTypes = await insertMissingDeerTypes(trx, time, taken)
    const counts = { products, deerTypes, blogPosts: await insertMissingPosts(trx, time, taken) }
    if (Object.values(counts).some((count) => count > 0)) {
      await logAudit(trx, act, { event: 'samples-filled-in', detail: { counts } })
    }
    return counts
  })
}

const kindsWithSamples = ['product', 'deer-type', 'post'] as const satisfies readonly SubjectKind[]

export interface MissingSamples extends SeedCounts {
  deleted: string[]
}

export async function findMissingSamples(db: Kysely<Database>): Promise<MissingSamples> {
  const products = withoutSlugs(sampleProducts, await slugsOfProducts(db))
  const taken = await slugsOfPages(db)
  const deerTypes = withoutSlugs(sampleDeerTypes, taken)
  const blogPosts = withoutSlugs(sampleBlogPosts, taken)
  const names = [...[...products, ...deerTypes].map(({ name }) => name), ...blogPosts.map(({ title }) => title)]
  const counts = { products: products.length, deerTypes: deerTypes.length, blogPosts: blogPosts.length }
  if (names.length === 0) return { ...counts, deleted: [] }
  const deletions = await db
    .selectFrom('auditLog')
    .select('subject')
    .where('subjectKind', 'in', kindsWithSamples)
    .where('event', 'in', ['product-deleted', 'deer-type-deleted', 'post-deleted'] satisfies AuditEvent[])
    .where('subject', 'in', names)
    .execute()
  return { ...counts, deleted: names.filter((name) => deletions.some(({ subject }) => subject === name)) }
}

/**
 * Returns true if there is a record that is not a sample, or a sample that an operator has saved; then the dashboard
 * offers no samples. Records in the bin count, too; deactivated or deleted samples do not.
 */
export async function hasOwnContent(db: Kysely<Database>): Promise<boolean> {
  const stored = {
    product: await db
      .selectFrom('products')
      .select(['id', 'slug'])
      .where(isThere('products'))
      .limit(sampleProducts.length + 1)
      .execute(),
    'deer-type': await db
      .selectFrom('deerTypes')
      .select(['id', 'slug'])
      .where(isThere('deerTypes'))
      .limit(sampleDeerTypes.length + 1)
      .execute(),
    post: await db
      .selectFrom('blogPosts')
      .select(['id', 'slug'])
      .where(isThere('blogPosts'))
      .limit(sampleBlogPosts.length + 1)
      .execute(),
  }
  const samples = slugsOf([...sampleProducts, ...sampleDeerTypes, ...sampleBlogPosts])
  if (Object.values(stored).some((rows) => rows.some(({ slug }) => !samples.includes(slug)))) return true
  for (const kind of kindsWithSamples) {
    const ids = stored[kind].map(({ id }) => id)
    if (ids.length > 0 && (await isAnySaved(db, kind, ids))) return true
  }
  const binned = db
    .selectFrom('bin')
    .select('id')
    .where('kind', 'in', ['products', 'deerTypes', 'blogPosts'] satisfies PublicTable[])
    .where('slug', 'not in', samples)
  return (await binned.limit(1).executeTakeFirst()) !== undefined
}

async function isAnySaved(db: Kysely<Database>, kind: (typeof kindsWithSamples)[number], ids: number[]) {
  const saved = await db
    .selectFrom('auditLog')
    .select('id')
    .where('subjectKind', '=', kind)
    .where('subjectId', 'in', ids)
    .where('event', 'in', [`${kind}-created`, `${kind}-updated`] satisfies AuditEvent[])
    .where('operatorName', '<>', siteStart.username)
    .limit(1)
    .executeTakeFirst()
  return saved !== undefined
}

async function insertMissingProducts(trx: Transaction<Database>, time: string): Promise<number> {
  const [first] = await readProductCategories(trx)
  const rows: ReturnType<typeof productRow>[] = []
  for (const product of withoutSlugs(sampleProducts, await slugsOfProducts(trx))) {
    const category = (await findCategoryName(trx, product.category)) ?? first?.name ?? product.category
    rows.push(productRow({ ...product, category }, time))
  }
  if (rows.length === 0) return 0
  const made = await trx.insertInto('products').values(rows).returning('id').execute()
  await reindex(trx, 'products', ...made.map(({ id }) => id))
  return rows.length
}

function productRow(product: SampleProduct, time: string) {
  return withSearchText('products', {
    ...product,
    features: JSON.stringify(product.features),
    sizes: JSON.stringify(product.sizes ?? []),
    specifications: JSON.stringify(product.specifications ?? []),
    isActive: 1 as const,
    createdAt: time,
    updatedAt: time,
  })
}

async function slugsOfProducts(db: Kysely<Database>): Promise<string[]> {
  const there = await db
    .selectFrom('products')
    .select('slug')
    .where(isThere('products'))
    .where('slug', 'in', slugsOf(sampleProducts))
    .execute()
  return [...slugsOf(there), ...(await formerSlugs(db, '/products/'))]
}

/** Species and posts share their addresses. */
async function slugsOfPages(db: Kysely<Database>): Promise<string[]> {
  const samples = [...slugsOf(sampleDeerTypes), ...slugsOf(sampleBlogPosts)]
  const deerTypes = await db
    .selectFrom('deerTypes')
    .select('slug')
    .where(isThere('deerTypes'))
    .where('slug', 'in', samples)
    .execute()
  const posts = await db
    .selectFrom('blogPosts')
    .select('slug')
    .where(isThere('blogPosts'))
    .where('slug', 'in', samples)
    .execute()
  return [...slugsOf(deerTypes), ...slugsOf(posts), ...(await formerSlugs(db, '/'))]
}

async function formerSlugs(db: Kysely<Database>, prefix: '/' | '/products/'): Promise<string[]> {
  const rows = await db.selectFrom('formerAddresses').select('path').execute()
  return rows.flatMap(({ path }) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
}

async function insertMissingDeerTypes(trx: Transaction<Database>, time: string, taken: string[]): Promise<number> {
  const rows = withoutSlugs(sampleDeerTypes, taken).map((deerType) =>
    withSearchText('deerTypes', {
      ...columnsOf(
        deerTypeFields,
        DeerTypeInput.parse({
          ...deerType,
          isActive: true,
          featuredImageUrl: artPath('species', deerType.slug),
          galleryImages: ['antlers', 'tracks'].map((kind) => artPath(kind, deerType.slug)),
        }),
      ),
      createdAt: time,
      updatedAt: time,
    }),
  )
  if (rows.length === 0) return 0
  const made = await trx.insertInto('deerTypes').values(rows).returning('id').execute()
  await reindex(trx, 'deerTypes', ...made.map(({ id }) => id))
  return rows.length
}

async function insertMissingPosts(trx: Transaction<Database>, time: string, taken: string[]): Promise<number> {
  const rows = withoutSlugs(sampleBlogPosts, taken).map(({ sources, content, ...post }) =>
    withSearchText('blogPosts', {
      ...post,
      content: contentOf({ sources, content }),
      isPublished: 1 as const,
      createdAt: post.publishedAt,
      updatedAt: time,
    }),
  )
  if (rows.length === 0) return 0
  const made = await trx.insertInto('blogPosts').values(rows).returning('id').execute()
  await reindex(trx, 'blogPosts', ...made.map(({ id }) => id))
  return rows.length
}

function contentOf({ content, sources }: Pick<SampleBlogPost, 'content' | 'sources'>): string {
  return sanitizePostHtml(content + sourcesAsHtml(sources)).html
}

function sourcesAsHtml(sources: readonly Source[]): string {
  const items = sources.map(({ title, publisher, url, readOn, usedFor }) => {
    const link = `<a href="${escapeXml(url)}">${escapeXml(title)}</a>`
    return `<li>${link}, ${escapeXml(publisher)}: ${escapeXml(usedFor)}. Read ${longDay(readOn)}.</li>`
  })
  return items.length === 0 ? '' : `<h2>Sources</h2><ul>${items.join('')}</ul>`
}

function slugsOf(records: readonly { slug: string }[]): string[] {
  return records.map((record) => record.slug)
}

function withoutSlugs<T extends { slug: string }>(records: readonly T[], slugs: readonly string[]): T[] {
  return records.filter((record) => !slugs.includes(record.slug))
}
