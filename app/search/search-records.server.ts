import { sql, type Kysely } from 'kysely'
import { pageKinds, pagePath, pageTables, type PublicTable } from '~/lib/page-kinds'
import { searchedColumns } from '~/lib/searched-columns.data'
import type { State } from '~/lib/states.data'
import { withoutMarks } from '~/kinds/deer-types/source-marks'
import { postPicture } from '~/kinds/blog/post-pictures'
import { htmlToText } from '~/lib/html-text'
import { isOwnPicture } from '~/lib/picture-source'
import { artPath, placeholderPath } from '~/paths'
import type { Database } from '~db/database'
import type { SearchHit } from '~db/search.server'
import type { SearchKind } from '~db/search-index.server'
import { isListed } from '~db/visibility.server'
import type { SearchResult } from './search'
import type { SearchPage } from './search-pages'

export function keyOf({ kind, id }: SearchHit): string {
  return `${kind} ${String(id)}`
}

function idsOf(hits: readonly SearchHit[], kind: SearchKind): number[] {
  return hits.filter((hit) => hit.kind === kind).map(({ id }) => id)
}

export async function readTitles(
  db: Kysely<Database>,
  hits: readonly SearchHit[],
  { pages, state }: { pages: readonly SearchPage[]; state: State | undefined },
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const id of idsOf(hits, 'page')) {
    const page = pages[id - 1]
    if (page) titles.set(keyOf({ kind: 'page', id }), titleOf(page, state))
  }
  for (const table of pageTables) {
    const { kind, title } = pageKinds[table]
    for (const row of await readRecords(db, table, { ids: idsOf(hits, kind), columns: [title] })) {
      titles.set(keyOf({ kind, id: row.id }), row[title] ?? '')
    }
  }
  return titles
}

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
  for (const table of pageTables) {
    const { kind, title, pictures } = pageKinds[table]
    const { quoted, quotedHtml } = searchedColumns[table]
    const ids = idsOf(hits, kind)
    const columns = [title, 'slug', pictures[0], ...quoted, ...quotedHtml]
    for (const row of await readRecords(db, table, { ids, columns })) {
      const textOf = (names: readonly string[]) => names.flatMap((name) => row[name] ?? [])
      const html = textOf(quotedHtml).map((each) => htmlToText(each.replace(sourceList, '')))
      const text = [...textOf(quoted).map(withoutMarks), ...html].join(' ')
      const path = pagePath(table, row.slug ?? '')
      const picture = pictureOf(table, row)
      results.set(keyOf({ kind, id: row.id }), { kind, title: row[title] ?? '', path, text, picture })
    }
  }
  return results
}

function pageResult({ kind, path, body, tool, ...page }: SearchPage, state: State | undefined): SearchResult {
  const title = titleOf(page, state)
  const picture = tool && artPath('tools', tool)
  const query = state && page.takesState ? `?state=${state.id}` : ''
  return { kind, title, path: path + query, text: body, picture }
}

function titleOf({ title, takesState }: Pick<SearchPage, 'title' | 'takesState'>, state: State | undefined): string {
  return state && takesState ? `${title}: ${state.name}` : title
}

/** The list is left out, because a quotation from it would be of other pages. */
const sourceList = /<h2[^>]*>Sources<\/h2>[\s\S]*$/

/** Where no picture was chosen, a record shows one of these. */
const otherPictures: Partial<Record<PublicTable, (row: Row) => string>> = {
  blogPosts: ({ id, title, content }) =>
    postPicture({ id, title: title ?? '', content: content ?? '', featuredImageUrl: null, imageAltText: null }, id).src,
}

function pictureOf(table: PublicTable, row: Row): string {
  const { pictures, title } = pageKinds[table]
  const chosen = row[pictures[0]] ?? ''
  return isOwnPicture(chosen) ? chosen : (otherPictures[table]?.(row) ?? placeholderPath(row[title] ?? ''))
}

type Row = Readonly<Record<string, string | null>> & { id: number }

async function readRecords(
  db: Kysely<Database>,
  table: PublicTable,
  { ids, columns }: { ids: readonly number[]; columns: readonly string[] },
) {
  if (ids.length === 0) return []
  const names = sql.join(['id', ...columns].map((name) => sql.ref(name)))
  const { rows } = await sql<Row>`
    select ${names} from ${sql.table(table)} where id in (${sql.join(ids)}) and ${isListed(table)}
  `.execute(db)
  return rows
}
