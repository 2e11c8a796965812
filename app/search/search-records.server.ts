import { sql, type Kysely } from 'kysely'
import { pageKinds, pagePath, pageTables, type PublicTable } from '~/lib/page-kinds'
import { searchedColumns } from '~/lib/searched-columns.data'
import type { State } from '~/lib/states.data'
import { withoutMarks } from '~/kinds/deer-types/source-marks'
import { htmlToText } from '~/lib/html-text'
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
  pages: readonly SearchPage[],
): Promise<Map<string, string>> {
  const titles = new Map(idsOf(hits, 'page').map((id) => [keyOf({ kind: 'page', id }), pages[id - 1]?.title ?? '']))
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
    const { kind, title } = pageKinds[table]
    const { quoted, quotedHtml } = searchedColumns[table]
    const ids = idsOf(hits, kind)
    for (const row of await readRecords(db, table, { ids, columns: [title, 'slug', ...quoted, ...quotedHtml] })) {
      const textOf = (names: readonly string[]) => names.flatMap((name) => row[name] ?? [])
      const text = [...textOf(quoted).map(withoutMarks), ...textOf(quotedHtml).map(htmlToText)].join(' ')
      const path = pagePath(table, row.slug ?? '')
      results.set(keyOf({ kind, id: row.id }), { kind, title: row[title] ?? '', path, text })
    }
  }
  return results
}

function pageResult({ kind, title, path, body, takesState }: SearchPage, state: State | undefined): SearchResult {
  if (!state || !takesState) return { kind, title, path, text: body }
  return { kind, title: `${title}: ${state.name}`, path: `${path}?state=${state.id}`, text: body }
}

async function readRecords(
  db: Kysely<Database>,
  table: PublicTable,
  { ids, columns }: { ids: readonly number[]; columns: readonly string[] },
) {
  if (ids.length === 0) return []
  const names = sql.join(['id', ...columns].map((name) => sql.ref(name)))
  const { rows } = await sql<Readonly<Record<string, string | null>> & { id: number }>`
    select ${names} from ${sql.table(table)} where id in (${sql.join(ids)}) and ${isListed(table)}
  `.execute(db)
  return rows
}
