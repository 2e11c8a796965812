/**
 * Writes the full-text index of active products and deer types and published posts. Rowid: record id * 4 + number of
 * its kind. It stores no text, only positions of words.
 */
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import type { BlogPostRow } from '~db/tables/blog-posts'
import type { DeerTypeRow } from '~db/tables/deer-types'
import type { ProductRow } from '~db/tables/products'
import { isListed } from '~db/visibility.server'

/** In the order of their numbers. A page is a tool or a page that is no record. */
export const indexedKinds = ['product', 'deer-type', 'blog-post', 'page'] as const

export type IndexedTable = 'products' | 'deerTypes' | 'blogPosts'

interface IndexRow {
  rowid: number
  title: string
  keywords: string
  body: string
}

/** Call in the transaction that inserts, updates or deletes these records, after the write. */
export async function reindex(trx: Kysely<Database>, table: IndexedTable, ...ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rowids = ids.map((id) => rowidOf(table, id))
  await trx.deleteFrom('searchIndex').where('rowid', 'in', rowids).execute()
  await trx.deleteFrom('searchTitles').where('rowid', 'in', rowids).execute()
  await insertIntoIndex(trx, await readPublic[table](trx, ids))
}

export async function insertIntoIndex(trx: Kysely<Database>, rows: readonly IndexRow[]): Promise<void> {
  if (rows.length === 0) return
  await trx.insertInto('searchIndex').values(rows).execute()
  const titles = rows.map(({ rowid, title, keywords }) => ({ rowid, words: `${title} ${keywords}` }))
  await trx.insertInto('searchTitles').values(titles).execute()
}

function rowidOf(table: IndexedTable, id: number): number {
  return id * indexedKinds.length + ['products', 'deerTypes', 'blogPosts'].indexOf(table)
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
  return { rowid: rowidOf('products', id), title: name, keywords: `${category} ${features}`, body: description }
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
    rowid: rowidOf('deerTypes', row.id),
    title: `${row.name} ${row.scientificName}`,
    keywords: `${row.metaKeywords ?? ''} ${row.conservationStatus}`,
    body: deerTypeBody.map((column) => row[column] ?? '').join(' '),
  }
}

function postTexts({ id, title, metaKeywords, focusKeyword, category, excerpt, content }: BlogPostRow): IndexRow {
  return {
    rowid: rowidOf('blogPosts', id),
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
