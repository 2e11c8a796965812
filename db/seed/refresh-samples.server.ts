/**
 * Brings later facts to samples that nobody has edited: those whose texts are still, letter by letter, what an earlier
 * release wrote. Keeps the former text as a version, so that an operator can go back.
 */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { postStore } from '~/kinds/blog/admin/posts.server'
import { blogPostFields } from '~/kinds/blog/blog-post.fields'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'
import { toDeerTypeEntry } from '~/kinds/deer-types/deer-types.server'
import { keepVersion } from '~/content/revisions/revisions.server'
import { productFields } from '~/kinds/products/product.fields'
import { toProductEntry } from '~/kinds/products/products.server'
import { columnsOf } from '~/content/records/record-columns'
import { changedFields } from '~/lib/audit-events'
import { fieldNames } from '~/lib/record-fields'
import { withSearchText } from '~/lib/search-text'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { reindex } from '~db/search-index.server'
import { isThere } from '~db/visibility.server'
import { sampleBlogPosts } from './blog-posts/blog-posts.data'
import { sampleDeerTypes } from './deer-types/deer-types.data'
import { sampleProducts } from './products.data'
import { contentOf, productColumns } from './seed.server'

/** Fingerprints of each earlier release, by slug. */
type Former = Readonly<Record<'deerTypes' | 'blogPosts' | 'products', Readonly<Record<string, readonly string[]>>>>

const formerTexts: Former = {
  deerTypes: {
    'white-tailed-deer': ['K5n-Q7GufifO0Shu-KaCxh', 'ueTcjNA7AyF7zCcRX4Ds8I', 'RmpIRgwZz9ZFwRRLGjwX0E'],
    'mule-deer': ['iLz-CKF9GxlvcMqj5hZiNC', 'XkPEh3WSqIZXXcd5FHXI4W', 'LKeWwLeIs9AFMN3xu4kNnJ'],
    elk: ['nIwZuYz4AOVS87HA1GXuDQ', 'mNt6tLw5EktMk2yL08tsyC', 'oHlXwiZRRdPjDQuN8PoFYM'],
    moose: ['tCeZBgalZiVv3WJY2czFMy', 'IZL75QxGTMKXnBLungE2uX', 'IURdK5tGPKojHVqZh71w3d'],
    caribou: ['85OU0Zn5jUc5eKaxF7KMEE', 'NFUiBHTWHA30ragftLLHW1', 'k9QYSvMQfWZ6TYntIkJc1R'],
    'red-deer': ['2tIgPY8ezEbV2UjyYoaOR9', '6_qSwkeguXpsZYk7RezCMi'],
    'fallow-deer': ['FD-iGHoo3bXuv-lLIZ2TFz', 'fhYy4zMhGTLh5epn_9GmYl', '0a9K-tGJpcHPUqY7L76EZ8'],
    'sika-deer': ['aued73mNa9Zbx9ApezqxZJ', 'RVLwdoT4-LXFT31uZM51St', 'zMEVgaAp6u2Q9WrM_u0GYg'],
  },
  blogPosts: {
    'from-field-to-freezer-cooling-aging-and-cutting-venison': [
      '6HfZf3bDU4foAWCCpJipy6',
      'kiiKnLmjoXmCHmaVEYy3_2',
      'EWpQs1hHWjJwi7kOY783st',
    ],
    'harness-and-lifeline-choosing-and-using-them': ['eHKdjr1_E3ptRxiy2wAl8V'],
    'elk-and-moose-for-the-deer-hunter-what-is-different': ['JWA-hbzga6zHy0kltqqWh5'],
    'blood-trailing-the-first-hour-after-the-shot': ['Jbbz9OAc3VfQP6VFQOq8uH'],
    'cooking-lean-venison-roasts-steaks-and-safe-temperatures': ['iXOKrDYVSwpb9_mcQSaMKA'],
    'the-whitetail-year-month-by-month': ['IOaTZPXg_pMtaTAJ8kVsVO'],
    'antlers-how-they-grow-and-why-they-are-shed': ['LrLguO81mhGS8aTLPTMcC0'],
    'binoculars-for-deer-country-how-to-choose-a-pair': ['f9eMsmI7pux1KbArJ88bpv'],
  },
  products: {
    'full-body-treestand-harness': ['NnZTMghAlTeJ03puuUiju7'],
    '30-foot-treestand-lifeline': ['nmhumUVPLJf0J1W3f9SDfX'],
  },
}

export async function refreshSamples(trx: Transaction<Database>, act: Act, former = formerTexts): Promise<void> {
  for (const name of Object.entries(former.deerTypes)) await refreshDeerType(trx, name, act)
  for (const name of Object.entries(former.blogPosts)) await refreshPost(trx, name, act)
  for (const name of Object.entries(former.products)) await refreshProduct(trx, name, act)
}

async function refreshDeerType(
  trx: Transaction<Database>,
  [slug, former]: [string, readonly string[]],
  act: Act,
): Promise<void> {
  const row = await trx
    .selectFrom('deerTypes')
    .selectAll()
    .where('slug', '=', slug)
    .where(isThere('deerTypes'))
    .executeTakeFirst()
  const sample = sampleDeerTypes.find((each) => each.slug === slug)
  if (!row || !sample || !former.includes(fingerprint(row))) return
  const before = toDeerTypeEntry(row)
  const { isActive, featuredImageUrl, galleryImages } = before
  const input = DeerTypeInput.parse({ ...sample, isActive, featuredImageUrl, galleryImages })
  const columns = columnsOf(deerTypeFields, input)
  if (fingerprint({ ...row, ...columns }) === fingerprint(row)) return
  const stamps = { updatedAt: act.now.toISOString(), version: row.version + 1 }
  const made = await trx
    .updateTable('deerTypes')
    .set(withSearchText('deerTypes', { ...columns, ...stamps }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await reindex(trx, 'deerTypes', row.id)
  const after = toDeerTypeEntry(made)
  const detail = { fields: changedFields({ before, after, fields: fieldNames(deerTypeFields) }) }
  await logAudit(trx, act, { event: 'deer-type-updated', id: row.id, name: row.name, detail })
  await keepVersion(trx, { kind: 'deerTypes', fields: deerTypeFields, id: row.id, before, after }, act)
}

async function refreshPost(
  trx: Transaction<Database>,
  [slug, former]: [string, readonly string[]],
  act: Act,
): Promise<void> {
  const row = await trx
    .selectFrom('blogPosts')
    .selectAll()
    .where('slug', '=', slug)
    .where(isThere('blogPosts'))
    .executeTakeFirst()
  const sample = sampleBlogPosts.find((each) => each.slug === slug)
  const before = row && (await postStore.find(trx, row.id))
  if (!before || !sample || !former.includes(fingerprint(row))) return
  const content = contentOf(sample)
  if (content === row.content) return
  const stamps = { updatedAt: act.now.toISOString(), version: row.version + 1 }
  await trx
    .updateTable('blogPosts')
    .set({ content, ...stamps })
    .where('id', '=', row.id)
    .execute()
  await reindex(trx, 'blogPosts', row.id)
  const after = await postStore.find(trx, row.id)
  if (!after) return
  await logAudit(trx, act, { event: 'post-updated', id: row.id, name: row.title, detail: { fields: ['content'] } })
  await keepVersion(trx, { kind: 'blogPosts', fields: blogPostFields, id: row.id, before, after }, act)
}

async function refreshProduct(
  trx: Transaction<Database>,
  [slug, former]: [string, readonly string[]],
  act: Act,
): Promise<void> {
  const row = await trx
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', slug)
    .where(isThere('products'))
    .executeTakeFirst()
  const sample = sampleProducts.find((each) => each.slug === slug)
  if (!row || !sample || !former.includes(fingerprint(row))) return
  const { name, category } = row
  const { description, features, sizes, specifications } = productColumns(sample)
  const texts = { description, features, sizes, specifications }
  if (fingerprint({ ...row, ...texts }) === fingerprint(row)) return
  const stamps = { updatedAt: act.now.toISOString(), version: row.version + 1 }
  const made = await trx
    .updateTable('products')
    .set({ ...texts, ...withSearchText('products', { name, slug, category, description }), ...stamps })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await reindex(trx, 'products', row.id)
  const [before, after] = [toProductEntry(row), toProductEntry(made)]
  const detail = { fields: changedFields({ before, after, fields: fieldNames(productFields) }) }
  await logAudit(trx, act, { event: 'product-updated', id: row.id, name: row.name, detail })
  await keepVersion(trx, { kind: 'products', fields: productFields, id: row.id, before, after }, act)
}

/** Not of the text: pictures, status and times may have changed since. */
const besides = [
  ...[
    'id',
    'deletedAt',
    'isActive',
    'isPublished',
    'publishAt',
    'publishedAt',
    'createdAt',
    'updatedAt',
    'version',
    'searchText',
  ],
  ...['featuredImageUrl', 'galleryImages', 'imageAltText', 'imageUrl', 'isDraft'],
]

/** Empty columns do not count, so that it stays the same where a later release adds one. */
export function fingerprint(row: object): string {
  const texts = Object.entries<unknown>({ ...row })
    .filter(([name, value]) => !besides.includes(name) && value !== null && value !== '' && value !== '[]')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22)
}
