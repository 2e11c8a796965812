/**
 * Writes the full-text index of active products and deer types and published posts. Rowid: record id *
 * 4 + number of its kind.
 */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { isPostgres } from '~db/engine.server'
import * as postgres from '~db/postgres/search.server'
import type { IndexRow } from '~db/search-rows'
import * as sqlite from '~db/sqlite/search.server'
import type { BlogPostRow } from '~db/tables/blog-posts'
import type { DeerTypeRow } from '~db/tables/deer-types'
import type { ProductRow } from '~db/tables/products'
import { isListed } from '~db/visibility.server'
import { write } from '~db/write.server'

/** In the order of their numbers. A page is a tool or a page that is no record. */
export const indexedKinds = ['product', 'deer-type', 'blog-post', 'page'] as const

export type IndexedTable = 'products' | 'deerTypes' | 'blogPosts'

/** Call in the transaction that inserts, updates or deletes these records, after the write. */
export async function reindex(trx: Kysely<Database>, table: IndexedTable, ...ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rowids = ids.map((id) => rowidOf(kindOf[table], id))
  await writeIndexRows(trx, rowids, await readPublic[table](trx, ids))
}

function writeIndexRows(trx: Kysely<Database>, rowids: readonly number[], rows: readonly IndexRow[]): Promise<void> {
  return isPostgres(trx) ? postgres.writeIndexRows(trx, rowids, rows) : sqlite.writeIndexRows(trx, rowids, rows)
}

export interface IndexedPage {
  title: string
  keywords: string
  body: string
}

/** A generous bound. */
const mostPages = 100

/** Pages and tools are not rows; their ids are their positions, from 1. Does nothing if they are indexed already. */
export async function indexPages(db: Kysely<Database>, pages: readonly IndexedPage[]): Promise<void> {
  if (!(await areIndexed(db, pages))) await write(db, (trx) => reindexPages(trx, pages))
}

/** In the transaction of a change to what pages say. */
export async function reindexPages(trx: Kysely<Database>, pages: readonly IndexedPage[]): Promise<void> {
  if (await areIndexed(trx, pages)) return
  const rowids = Array.from({ length: mostPages }, (_, index) => rowidOf('page', index + 1))
  const rows = pages.map(({ title, keywords, body }, index) => {
    return { rowid: rowidOf('page', index + 1), title, keywords, body }
  })
  await writeIndexRows(trx, rowids, rows)
  await trx
    .updateTable('searchState')
    .set({ indexedTools: hashOf(pages) })
    .execute()
}

async function areIndexed(db: Kysely<Database>, pages: readonly IndexedPage[]): Promise<boolean> {
  const state = await db.selectFrom('searchState').select('indexedTools').executeTakeFirstOrThrow()
  return state.indexedTools === hashOf(pages)
}

function hashOf(pages: readonly IndexedPage[]): string {
  return createHash('sha256').update(JSON.stringify(pages)).digest('hex')
}

const kindOf = { products: 'product', deerTypes: 'deer-type', blogPosts: 'blog-post' } as const

export function rowidOf(kind: (typeof indexedKinds)[number], id: number): number {
  return id * indexedKinds.length + indexedKinds.indexOf(kind)
}

const readPublic: Record<IndexedTable, (trx: Kysely<Database>, ids: readonly number[]) => Promise<IndexRow[]>> = {
  products: async (trx, ids) => {
    const rows = await trx
      .selectFrom('products')
      .selectAll()
      .where('id', 'in', ids)
      .where(isListed('products'))
      .execute()
    return rows.map(productTexts)
  },
  deerTypes: async (trx, ids) => {
    const rows = await trx
      .selectFrom('deerTypes')
      .selectAll()
      .where('id', 'in', ids)
      .where(isListed('deerTypes'))
      .execute()
    return rows.map(deerTypeTexts)
  },
  blogPosts: async (trx, ids) => {
    const rows = await trx
      .selectFrom('blogPosts')
      .selectAll()
      .where('id', 'in', ids)
      .where(isListed('blogPosts'))
      .execute()
    return rows.map(postTexts)
  },
}

/** JSON syntax separates words. */
function productTexts({ id, name, category, features, description }: ProductRow): IndexRow {
  return { rowid: rowidOf('product', id), title: name, keywords: `${category} ${features}`, body: description }
}

const deerTypeBody = [
  ...(['generalDescription', 'bodySize', 'antlerType', 'uniqueTraits', 'evolutionaryLineage'] as const),
  ...(['firstDiscoveredLocation', 'countriesFound', 'continentsFound', 'typicalHabitats'] as const),
  ...(['altitudePreferences', 'climatePreferences', 'maleSize', 'femaleSize', 'maleWeight', 'femaleWeight'] as const),
  ...(['antlerShape', 'coloration', 'physicalDifferences', 'dietType', 'springDiet', 'summerDiet'] as const),
  ...(['fallDiet', 'winterDiet', 'feedingHabits', 'matingSeasonStart', 'matingSeasonEnd'] as const),
  ...(['gestationPeriod', 'parentingHabits', 'lifespanWild', 'lifespanCaptivity', 'dailyActivity'] as const),
  ...(['territorialBehavior', 'herdingBehavior', 'migrationBehavior', 'conservationEfforts'] as const),
  ...(['protectedAreas', 'conservationLaws', 'huntingRegions', 'huntingRegulations'] as const),
  ...(['huntingBestPractices', 'recommendedEquipment', 'trackingSigns', 'interestingFacts'] as const),
  ...(['culturalSignificance', 'mythsAndLegends', 'faqQuestions'] as const),
] as const satisfies readonly (keyof DeerTypeRow)[]

function deerTypeTexts(row: DeerTypeRow): IndexRow {
  return {
    rowid: rowidOf('deer-type', row.id),
    title: `${row.name} ${row.scientificName}`,
    keywords: `${row.metaKeywords ?? ''} ${row.conservationStatus}`,
    body: deerTypeBody.map((column) => row[column] ?? '').join(' '),
  }
}

function postTexts({ id, title, metaKeywords, focusKeyword, category, excerpt, content }: BlogPostRow): IndexRow {
  return {
    rowid: rowidOf('blog-post', id),
    title,
    keywords: [metaKeywords, focusKeyword, category].join(' '),
    body: `${excerpt ?? ''} ${withoutTags(content)}`,
  }
}

/** Of sanitized HTML. Attributes of links and pictures are indexed. */
function withoutTags(html: string): string {
  return html
    .replaceAll(/<\/?(?:strong|em|sub|sup)>|<\/a>/g, '')
    .replaceAll(/<\/?[a-z0-9]+(?: \/)?>|<a href=|<img src=| loading="lazy"|&(?:amp|lt|gt|quot);/g, ' ')
}
