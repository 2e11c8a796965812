import type { Kysely } from 'kysely'
import { listProductCategories } from '~/features/products/products.server'
import { toolEntries } from '~/features/tools/tool-list'
import {
  blogPath,
  contactPath,
  deerTypesPath,
  homePath,
  productCategoryPath,
  productPath,
  productsPath,
  slugPath,
  toolPath,
  toolsPath,
} from '~/paths'
import type { Database } from '~db/database'
import { countByState, type CountedTable } from '~db/row-counts.server'
import { isListed } from '~db/visibility.server'
import {
  addressesPerFile,
  idsOfPart,
  partName,
  partOfId,
  recordKinds,
  sitemapIndex,
  urlSet,
  type RecordKind,
  type SitemapEntry,
  type SitemapPart,
} from './sitemap'

/** All addresses, or an index if there are too many for one file. */
export async function readSitemap(db: Kysely<Database>, siteUrl: string): Promise<string> {
  const pages = await pageEntries(db, siteUrl)
  const counts = await Promise.all(recordKinds.map((kind) => countPublic(db, kind)))
  const total = counts.reduce((sum, count) => sum + count, pages.length)
  if (total > addressesPerFile) {
    const stretches = await Promise.all(recordKinds.map((kind) => stretchOf(db, kind)))
    return sitemapIndex(indexEntries(siteUrl, stretches))
  }
  const records = await Promise.all(recordKinds.map((kind) => recordEntries(db, siteUrl, kind, everything)))
  return urlSet([...pages, ...records.flat()])
}

/** Undefined for an empty part. */
export async function readSitemapPart(
  db: Kysely<Database>,
  siteUrl: string,
  part: SitemapPart,
): Promise<string | undefined> {
  if (part.kind === 'pages') return urlSet(await pageEntries(db, siteUrl))
  const entries = await recordEntries(db, siteUrl, part.kind, idsOfPart(part.number))
  return entries.length === 0 ? undefined : urlSet(entries)
}

/** For checking robots.txt: all pages that are not records, and samples of each kind of record. */
export async function listSitemapPaths(db: Kysely<Database>, recordsPerKind = 20): Promise<string[]> {
  const some = { ...everything, limit: recordsPerKind }
  const records = await Promise.all(recordKinds.map((kind) => recordEntries(db, '', kind, some)))
  return [...(await pageEntries(db, '')), ...records.flat()].map(({ url }) => url)
}

interface Ids {
  from: number
  to: number
  limit?: number | undefined
}

const everything: Ids = { from: 1, to: Number.MAX_SAFE_INTEGER }

/** Pages that are not records; a list's date is that of its newest record. */
async function pageEntries(db: Kysely<Database>, siteUrl: string): Promise<SitemapEntry[]> {
  const [products, deerTypes, posts] = await Promise.all(recordKinds.map((kind) => lastChange(db, kind)))
  const categories = await listProductCategories(db)
  const latest = [products ?? '', posts ?? ''].sort().at(-1)
  const lists = [
    { path: homePath, changedAt: latest === '' ? undefined : latest },
    { path: productsPath, changedAt: products },
    ...categories.map(({ id }) => ({ path: productCategoryPath(id), changedAt: undefined })),
    { path: deerTypesPath, changedAt: deerTypes },
    { path: blogPath, changedAt: posts },
    ...[toolsPath, ...toolEntries.map(({ id }) => toolPath(id)), contactPath].map((path) => ({
      path,
      changedAt: undefined,
    })),
  ]
  return lists.map(({ path, changedAt }) => ({ url: siteUrl + path, changedAt }))
}

function indexEntries(siteUrl: string, stretches: readonly Stretch[]): SitemapEntry[] {
  const parts: SitemapPart[] = [
    { kind: 'pages' },
    ...stretches.flatMap(({ kind, firstId, lastId }) => {
      if (lastId === 0) return []
      const [first, last] = [partOfId(firstId), partOfId(lastId)]
      return Array.from({ length: last - first + 1 }, (_, index) => ({ kind, number: first + index }))
    }),
  ]
  return parts.map((part) => ({ url: `${siteUrl}/sitemap/${partName(part)}` }))
}

interface Stretch {
  kind: RecordKind
  /** 0 if there are none. */
  firstId: number
  lastId: number
}

async function stretchOf(db: Kysely<Database>, kind: RecordKind): Promise<Stretch> {
  const ids = publicRecords(db, kind).select('id').limit(1)
  const first = await ids.orderBy('id', 'asc').executeTakeFirst()
  const last = await ids.orderBy('id', 'desc').executeTakeFirst()
  return { kind, firstId: first?.id ?? 0, lastId: last?.id ?? 0 }
}

async function lastChange(db: Kysely<Database>, kind: RecordKind): Promise<string | undefined> {
  const latest = publicRecords(db, kind).select('updatedAt').orderBy('updatedAt', 'desc').limit(1)
  return (await latest.executeTakeFirst())?.updatedAt
}

async function countPublic(db: Kysely<Database>, kind: RecordKind): Promise<number> {
  const [table, state] = publicStates[kind]
  return (await countByState(db, table)).get(state) ?? 0
}

const publicStates = {
  products: ['products', 'active'],
  'deer-types': ['deerTypes', 'active'],
  blog: ['blogPosts', 'published'],
} as const satisfies Readonly<Record<RecordKind, readonly [CountedTable, string]>>

async function recordEntries(
  db: Kysely<Database>,
  siteUrl: string,
  kind: RecordKind,
  { from, to, limit }: Ids,
): Promise<SitemapEntry[]> {
  const rows = await publicRecords(db, kind)
    .select(['slug', 'updatedAt'])
    .where('id', '>=', from)
    .where('id', '<=', to)
    .orderBy('id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  const pathOf = kind === 'products' ? productPath : slugPath
  return rows.map(({ slug, updatedAt }) => ({ url: siteUrl + pathOf(slug), changedAt: updatedAt }))
}

function publicRecords(db: Kysely<Database>, kind: RecordKind) {
  const columns = ['id', 'slug', 'updatedAt'] as const
  switch (kind) {
    case 'products':
      return db.selectFrom(db.selectFrom('products').select(columns).where(isListed('products')).as('record'))
    case 'deer-types':
      return db.selectFrom(db.selectFrom('deerTypes').select(columns).where(isListed('deerTypes')).as('record'))
    case 'blog':
      return db.selectFrom(db.selectFrom('blogPosts').select(columns).where(isListed('blogPosts')).as('record'))
  }
}
