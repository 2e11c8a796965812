/** The records behind hits: their titles for ranking, and what the results page shows. */
import type { Kysely } from 'kysely'
import type { State } from '~/lib/states.data'
import { withoutMarks } from '~/features/deer-types/source-marks'
import { htmlToText } from '~/lib/html-text'
import { productPath, slugPath } from '~/paths'
import type { Database } from '~db/database'
import type { SearchHit, SearchKind } from '~db/search.server'
import { indexedKinds } from '~db/search-index.server'
import { isListed } from '~db/visibility.server'
import type { SearchResult } from './search'
import type { SearchPage } from './search-pages'

export function keyOf({ kind, id }: SearchHit): string {
  return `${kind} ${String(id)}`
}

function idsOf(hits: readonly SearchHit[], kind: SearchKind): number[] {
  return hits.filter((hit) => hit.kind === kind).map(({ id }) => id)
}

/** By keyOf(). */
export async function readTitles(
  db: Kysely<Database>,
  hits: readonly SearchHit[],
  pages: readonly SearchPage[],
): Promise<Map<string, string>> {
  const read = {
    product: (ids: number[]) =>
      db
        .selectFrom('products')
        .select(['id', 'name as title'])
        .where('id', 'in', ids)
        .where(isListed('products'))
        .execute(),
    'deer-type': (ids: number[]) =>
      db
        .selectFrom('deerTypes')
        .select(['id', 'name as title'])
        .where('id', 'in', ids)
        .where(isListed('deerTypes'))
        .execute(),
    'blog-post': (ids: number[]) =>
      db.selectFrom('blogPosts').select(['id', 'title']).where('id', 'in', ids).where(isListed('blogPosts')).execute(),
    page: (ids: number[]) => Promise.resolve(ids.map((id) => ({ id, title: pages[id - 1]?.title ?? '' }))),
  }
  const titles = new Map<string, string>()
  for (const kind of indexedKinds) {
    const ids = idsOf(hits, kind)
    if (ids.length === 0) continue
    for (const { id, title } of await read[kind](ids)) titles.set(keyOf({ kind, id }), title)
  }
  return titles
}

/** Public ones with their whole text, by keyOf(). Tools that take a state get it. */
export async function readResults(
  db: Kysely<Database>,
  hits: readonly SearchHit[],
  { pages, state }: { pages: readonly SearchPage[]; state: State | undefined },
): Promise<Map<string, SearchResult>> {
  const results = new Map<string, SearchResult>()
  for (const id of idsOf(hits, 'page')) {
    const page = pages[id - 1]
    if (page) results.set(keyOf({ kind: 'page', id }), pageResult(page, state))
  }
  for (const each of [await readProducts(db, hits), await readDeerTypes(db, hits), await readPosts(db, hits)]) {
    for (const { id, ...result } of each) results.set(keyOf({ kind: result.kind, id }), result)
  }
  return results
}

function pageResult({ kind, title, path, body, takesState }: SearchPage, state: State | undefined): SearchResult {
  if (!state || !takesState) return { kind, title, path, text: body }
  return { kind, title: `${title}: ${state.name}`, path: `${path}?state=${state.id}`, text: body }
}

type RecordResult = SearchResult & { kind: Exclude<SearchKind, 'page'>; id: number }

async function readProducts(db: Kysely<Database>, hits: readonly SearchHit[]): Promise<RecordResult[]> {
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
    title: name,
    path: productPath(slug),
    text: description,
  }))
}

async function readDeerTypes(db: Kysely<Database>, hits: readonly SearchHit[]): Promise<RecordResult[]> {
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
    return { kind: 'deer-type', id, title: name, path: slugPath(slug), text: withoutMarks(text) }
  })
}

async function readPosts(db: Kysely<Database>, hits: readonly SearchHit[]): Promise<RecordResult[]> {
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
    title,
    path: slugPath(slug),
    text: [excerpt, htmlToText(content)].filter((part) => part !== null).join(' '),
  }))
}
