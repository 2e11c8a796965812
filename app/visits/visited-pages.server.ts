import { sql, type Kysely } from 'kysely'
import { pageKinds, pagePath, pageTables, type AddressedKind } from '~/lib/page-kinds'
import { pageHeads } from '~/seo/page-heads'
import { toolEntries } from '~/lib/tool-list'
import { offlinePath, searchPath, toolPath } from '~/paths'
import type { Database } from '~db/database'
import { isThere } from '~db/visibility.server'
import type { KnownPage } from './visit-report'

/** Renamed records are found by their former paths; those that are gone are left out. */
export async function findKnownPages(db: Kysely<Database>, paths: readonly string[]): Promise<Map<string, KnownPage>> {
  const recordPaths = [...new Set(paths.map(withoutForm))]
  const former = await db
    .selectFrom('formerAddresses')
    .select(['path', 'kind', 'recordId'])
    .where('path', 'in', recordPaths)
    .execute()
  const records = await readRecords(db, {
    slugs: recordPaths.flatMap(slugsIn),
    ids: (kind) => former.flatMap((each) => (each.kind === kind ? each.recordId : [])),
  })
  const byKey = new Map(records.map((record) => [keyOf(record), record]))
  const known = new Map(fixedPages)
  for (const { path, kind, recordId: id } of former) {
    const record = byKey.get(keyOf({ kind, id }))
    if (record) known.set(path, record)
  }
  for (const record of records) known.set(record.path, record)
  for (const path of paths) {
    const product = known.get(withoutForm(path))
    if (product && path !== withoutForm(path)) {
      known.set(path, { kind: 'page', title: `Quote form: ${product.title}`, path: `${product.path}/quote` })
    }
  }
  return known
}

function slugsIn(path: string): string[] {
  const prefixes = Object.values(pageKinds).map(({ prefix }) => prefix)
  return prefixes.flatMap((prefix) => (path.startsWith(prefix) ? path.slice(prefix.length) : []))
}

function withoutForm(path: string): string {
  return path.replace(/\/quote$/, '')
}

interface PageRecord extends KnownPage {
  kind: AddressedKind
  id: number
}

function keyOf({ kind, id }: Pick<PageRecord, 'kind' | 'id'>): string {
  return `${kind} ${String(id)}`
}

interface Wanted {
  slugs: readonly string[]
  ids: (kind: AddressedKind) => readonly number[]
}

async function readRecords(db: Kysely<Database>, { slugs, ids }: Wanted): Promise<PageRecord[]> {
  const records: PageRecord[] = []
  for (const table of pageTables) {
    const { kind, title } = pageKinds[table]
    const { rows } = await sql<{ id: number; slug: string; title: string }>`
      select id, slug, ${sql.ref(title)} as title from ${sql.table(table)}
      where ${isThere(table)} and (slug in ${valuesOf(slugs)} or id in ${valuesOf(ids(kind))})
    `.execute(db)
    records.push(...rows.map(({ id, slug, title }) => ({ kind, id, title, path: pagePath(table, slug) })))
  }
  return records
}

function valuesOf(values: readonly (string | number)[]) {
  return values.length === 0 ? sql`(null)` : sql`(${sql.join(values)})`
}

const fixedPages: readonly (readonly [string, KnownPage])[] = [
  ...Object.entries(pageHeads).map(([id, { path, title }]) => ({ path, title: id === 'home' ? 'Home' : title })),
  ...toolEntries.map(({ id, name }) => ({ path: toolPath(id), title: name })),
  { path: searchPath, title: 'Search' },
  { path: offlinePath, title: 'Pages kept for the field' },
].map(({ path, title }) => [path, { kind: 'page', title, path }])
