import type { Kysely } from 'kysely'
import { withoutMarks } from '~/features/deer-types/source-marks'
import { tools } from '~/features/tools/tool-list'
import { htmlToText } from '~/lib/html-text'
import { excerptAround, searchWords } from '~/lib/search-words'
import { productPath, slugPath, toolPath } from '~/paths'
import type { Database } from '~db/database'
import { searchSite, type SearchHit, type SearchKind } from '~db/sqlite/search.server'
import { isListed } from '~db/visibility.server'
import { searchLimits, type SearchResult, type SearchResults } from './search'

export async function search(db: Kysely<Database>, text: string): Promise<SearchResults> {
  const words = searchWords(text.slice(0, searchLimits.letters))
  const { hits, stems, corrected } = await searchSite(db, words, { limit: searchLimits.results })
  const found = [...(await readProducts(db, hits)), ...(await readDeerTypes(db, hits)), ...(await readPosts(db, hits))]
  const records = new Map([...found, ...toolRecords].map((record) => [keyOf(record), record]))
  const results = hits.flatMap((hit) => {
    const record = records.get(keyOf(hit))
    return record ? [{ ...record.result, text: excerptAround(record.result.text, stems) }] : []
  })
  return { results, stems, corrected }
}

/** With its full text, for the excerpt. */
interface FoundRecord extends SearchHit {
  result: SearchResult
}

function keyOf({ kind, id }: SearchHit): string {
  return `${kind} ${String(id)}`
}

function idsOf(hits: readonly SearchHit[], kind: SearchKind): number[] {
  return hits.filter((hit) => hit.kind === kind).map(({ id }) => id)
}

async function readProducts(db: Kysely<Database>, hits: readonly SearchHit[]): Promise<FoundRecord[]> {
  const ids = idsOf(hits, 'product')
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'slug', 'description'])
    .where('id', 'in', ids)
    .where(isListed('products'))
    .execute()
  return rows.map(({ id, name, slug, description }) => ({
    kind: 'product',
    id,
    result: { part: 'Product', title: name, path: productPath(slug), text: description },
  }))
}

async function readDeerTypes(db: Kysely<Database>, hits: readonly SearchHit[]): Promise<FoundRecord[]> {
  const ids = idsOf(hits, 'deer-type')
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('deerTypes')
    .selectAll()
    .where('id', 'in', ids)
    .where(isListed('deerTypes'))
    .execute()
  return rows.map(({ id, name, slug, generalDescription, ...row }) => {
    const further = [
      ...[row.uniqueTraits, row.antlerShape, row.coloration, row.physicalDifferences, row.feedingHabits],
      ...[row.parentingHabits, row.dailyActivity, row.territorialBehavior, row.herdingBehavior],
      ...[row.migrationBehavior, row.conservationEfforts, row.conservationLaws, row.huntingRegulations],
      ...[row.huntingBestPractices, row.culturalSignificance, row.mythsAndLegends],
    ]
    const text = [generalDescription, ...further].filter((part) => part !== null).join(' ')
    return {
      kind: 'deer-type',
      id,
      result: { part: 'Deer Type', title: name, path: slugPath(slug), text: withoutMarks(text) },
    }
  })
}

async function readPosts(db: Kysely<Database>, hits: readonly SearchHit[]): Promise<FoundRecord[]> {
  const ids = idsOf(hits, 'blog-post')
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('blogPosts')
    .select(['id', 'title', 'slug', 'excerpt', 'content'])
    .where('id', 'in', ids)
    .where(isListed('blogPosts'))
    .execute()
  return rows.map(({ id, title, slug, excerpt, content }) => ({
    kind: 'blog-post',
    id,
    result: {
      part: 'Deer Life',
      title,
      path: slugPath(slug),
      text: [excerpt, htmlToText(content)].filter((part) => part !== null).join(' '),
    },
  }))
}

const toolRecords: FoundRecord[] = tools.map(({ id, name, description }, index) => ({
  kind: 'tool',
  id: index + 1,
  result: { part: 'Hunting Tool', title: name, path: toolPath(id), text: description },
}))
