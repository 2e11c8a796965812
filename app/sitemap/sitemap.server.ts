import { sql, type Kysely } from 'kysely'
import { listProductCategories } from '~/kinds/products/products.server'
import { pageKinds, pagePath, pageTables, tableOfTab, type PageTab, type PublicTable } from '~/lib/page-kinds'
import { toolEntries } from '~/lib/tool-list'
import { contactPath, homePath, productCategoryPath, toolPath, toolsPath } from '~/paths'
import type { Database } from '~db/database'
import { countListed } from '~db/row-counts.server'
import { isListed } from '~db/visibility.server'
import {
  addressesPerFile,
  idsOfPart,
  partName,
  partOfId,
  sitemapIndex,
  urlSet,
  type SitemapEntry,
  type SitemapPart,
} from './sitemap'

/** Returns all addresses, or an index if there are too many for one file. */
export async function readSitemap(db: Kysely<Database>, siteUrl: string): Promise<string> {
  const pages = await pageEntries(db, siteUrl)
  const counts = await Promise.all(pageTables.map((table) => countListed(db, table)))
  const total = counts.reduce((sum, count) => sum + count, pages.length)
  if (total > addressesPerFile) {
    const stretches = await Promise.all(pageTables.map((table) => stretchOf(db, table)))
    return sitemapIndex(indexEntries(siteUrl, stretches))
  }
  const records = await Promise.all(pageTables.map((table) => recordEntries(db, siteUrl, table, everything)))
  return urlSet([...pages, ...records.flat()])
}

/** Returns undefined if the part is empty. */
export async function readSitemapPart(
  db: Kysely<Database>,
  siteUrl: string,
  part: SitemapPart,
): Promise<string | undefined> {
  if (part.kind === 'pages') return urlSet(await pageEntries(db, siteUrl))
  const table = tableOfTab(part.kind)
  const entries = table ? await recordEntries(db, siteUrl, table, idsOfPart(part.number)) : []
  return entries.length === 0 ? undefined : urlSet(entries)
}

/** Lists all pages that are not records, and samples of each kind of record, to check robots.txt against. */
export async function listSitemapPaths(db: Kysely<Database>, recordsPerKind = 20): Promise<string[]> {
  const some = { ...everything, limit: recordsPerKind }
  const records = await Promise.all(pageTables.map((table) => recordEntries(db, '', table, some)))
  return [...(await pageEntries(db, '')), ...records.flat()].map(({ url }) => url)
}

interface Ids {
  from: number
  to: number
  limit?: number | undefined
}

const everything: Ids = { from: 1, to: Number.MAX_SAFE_INTEGER }

/** Lists the pages that are not records; a list's date is that of its newest record. */
async function pageEntries(db: Kysely<Database>, siteUrl: string): Promise<SitemapEntry[]> {
  const kinds = await Promise.all(
    pageTables.map(async (table) => ({ ...pageKinds[table], changedAt: await lastChange(db, table) })),
  )
  const latest = kinds.flatMap(({ isOnHome, changedAt }) => (isOnHome && changedAt) || []).toSorted()
  const categories = (await listProductCategories(db)).map(({ id }) => ({
    path: productCategoryPath(id),
    changedAt: undefined,
  }))
  const lists = [
    { path: homePath, changedAt: latest.at(-1) },
    ...kinds.flatMap(({ listPath: path, changedAt }) => [
      { path, changedAt },
      ...categories.filter((category) => category.path.startsWith(`${path}/`)),
    ]),
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
  kind: PageTab
  /** Both ids are 0 if there are no records. */
  firstId: number
  lastId: number
}

async function stretchOf(db: Kysely<Database>, table: PublicTable): Promise<Stretch> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select
      (select id from ${sql.table(table)} where ${isListed(table)} order by id limit 1) as first,
      (select id from ${sql.table(table)} where ${isListed(table)} order by id desc limit 1) as last
  `.execute(db)
  return { kind: pageKinds[table].tab, firstId: rows[0]?.first ?? 0, lastId: rows[0]?.last ?? 0 }
}

async function lastChange(db: Kysely<Database>, table: PublicTable): Promise<string | undefined> {
  const { rows } = await sql<{ updatedAt: string }>`
    select "updatedAt" from ${sql.table(table)} where ${isListed(table)} order by "updatedAt" desc limit 1
  `.execute(db)
  return rows[0]?.updatedAt
}

async function recordEntries(
  db: Kysely<Database>,
  siteUrl: string,
  table: PublicTable,
  { from, to, limit }: Ids,
): Promise<SitemapEntry[]> {
  const { rows } = await sql<{ slug: string; updatedAt: string }>`
    select slug, "updatedAt" from ${sql.table(table)} where ${isListed(table)} and id >= ${from} and id <= ${to}
    order by id ${limit === undefined ? sql`` : sql`limit ${limit}`}
  `.execute(db)
  return rows.map(({ slug, updatedAt }) => ({ url: siteUrl + pagePath(table, slug), changedAt: updatedAt }))
}
