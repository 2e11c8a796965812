/**
 * Writes the full-text index of active products and deer types and published posts, and searches it. Rowid: record id *
 * 4 + number of its kind.
 */
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { isPostgres } from '~db/engine.server'
import * as postgres from '~db/postgres/search.server'
import * as sqlite from '~db/sqlite/index-rows.server'
import type { BlogPostRow } from '~db/tables/blog-posts'
import type { DeerTypeRow } from '~db/tables/deer-types'
import type { ProductRow } from '~db/tables/products'
import { isListed } from '~db/visibility.server'
import { write } from '~db/write.server'

/** In the order of their numbers. */
export const indexedKinds = ['product', 'deer-type', 'blog-post', 'tool'] as const

export type IndexedTable = 'products' | 'deerTypes' | 'blogPosts'

export interface IndexRow {
  rowid: number
  title: string
  keywords: string
  body: string
}

/** Call in the transaction that inserts, updates or deletes these records, after the write. */
export async function reindex(trx: Kysely<Database>, table: IndexedTable, ...ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rowids = ids.map((id) => rowidOf(kindOf[table], id))
  await writeIndexRows(trx, rowids, await readPublic[table](trx, ids))
}

function writeIndexRows(trx: Kysely<Database>, rowids: readonly number[], rows: readonly IndexRow[]): Promise<void> {
  return isPostgres(trx) ? postgres.writeIndexRows(trx, rowids, rows) : sqlite.writeIndexRows(trx, rowids, rows)
}

export interface IndexedTool {
  title: string
  keywords: string
  body: string
}

/** A generous bound. */
const mostTools = 100

/** Tools are not rows; their ids are their positions, from 1. Does nothing if they are indexed already. */
export async function indexTools(db: Kysely<Database>, tools: readonly IndexedTool[]): Promise<void> {
  const indexedTools = JSON.stringify(tools)
  const state = await db.selectFrom('searchState').select('indexedTools').executeTakeFirstOrThrow()
  if (state.indexedTools === indexedTools) return
  const rowids = Array.from({ length: mostTools }, (_, index) => rowidOf('tool', index + 1))
  const rows = tools.map((tool, index) => ({ ...tool, rowid: rowidOf('tool', index + 1) }))
  await write(db, async (trx) => {
    await writeIndexRows(trx, rowids, rows)
    await trx.updateTable('searchState').set({ indexedTools }).execute()
  })
}

export type SearchKind = (typeof indexedKinds)[number]

export interface SearchHit {
  kind: SearchKind
  id: number
}

export interface SearchAnswer {
  hits: SearchHit[]
  /** Word stems, after correcting typos. */
  stems: string[]
  /** Unknown words, and what was searched instead. */
  corrected: { from: string; to: string }[]
}

/** Highest score first, then newest. @param scores by rowid */
export function toHits(scores: ReadonlyMap<number, number>, limit: number): SearchHit[] {
  return [...scores]
    .sort(([idOne, one], [idOther, other]) => other - one || idOther - idOne)
    .slice(0, limit)
    .flatMap(([rowid]) => {
      const kind = indexedKinds[rowid % indexedKinds.length]
      return kind === undefined ? [] : [{ kind, id: Math.floor(rowid / indexedKinds.length) }]
    })
}

const kindOf = { products: 'product', deerTypes: 'deer-type', blogPosts: 'blog-post' } as const

function rowidOf(kind: SearchKind, id: number): number {
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
