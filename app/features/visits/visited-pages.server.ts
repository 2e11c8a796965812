/** What the counted paths lead to today. */
import type { Kysely } from 'kysely'
import { pageHeads } from '~/features/seo/page-heads'
import { toolEntries } from '~/features/tools/tool-list'
import { offlinePath, productPath, searchPath, slugPath, toolPath } from '~/paths'
import type { Database } from '~db/database'
import type { AddressedKind } from '~db/tables/former-addresses'
import { isThere } from '~db/visibility.server'
import type { KnownPage } from './visit-report'

/** By path. Renamed records are found by their former paths, and those that are gone are left out. */
export async function findKnownPages(db: Kysely<Database>, paths: readonly string[]): Promise<Map<string, KnownPage>> {
  const recordPaths = [...new Set(paths.map(withoutForm))]
  const former = await db
    .selectFrom('formerAddresses')
    .select(['path', 'kind', 'recordId'])
    .where('path', 'in', recordPaths)
    .execute()
  const records = await readRecords(db, {
    slugs: recordPaths.flatMap((path) => /^\/(?:products\/)?([^/]+)$/.exec(path)?.[1] ?? []),
    ids: (kind) => former.flatMap((each) => (each.kind === kind ? each.recordId : [])),
  })
  const byKey = new Map(records.map((record) => [keyOf(record), record]))
  const known = new Map(fixedPages)
  for (const { path, kind, recordId: id } of former) {
    const record = byKey.get(keyOf({ kind, id }))
    if (record) known.set(path, record)
  }
  // A record that has the path today wins.
  for (const record of records) known.set(record.path, record)
  for (const path of paths) {
    const product = known.get(withoutForm(path))
    if (product && path !== withoutForm(path)) {
      known.set(path, { kind: 'page', title: `Quote form: ${product.title}`, path: `${product.path}/quote` })
    }
  }
  return known
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
  const deerTypes = await db
    .selectFrom('deerTypes')
    .select(['id', 'slug', 'name as title'])
    .where(isThere('deerTypes'))
    .where(({ eb }) => eb('slug', 'in', slugs).or('id', 'in', ids('deer-type')))
    .execute()
  const posts = await db
    .selectFrom('blogPosts')
    .select(['id', 'slug', 'title'])
    .where(isThere('blogPosts'))
    .where(({ eb }) => eb('slug', 'in', slugs).or('id', 'in', ids('blog-post')))
    .execute()
  const products = await db
    .selectFrom('products')
    .select(['id', 'slug', 'name as title'])
    .where(isThere('products'))
    .where(({ eb }) => eb('slug', 'in', slugs).or('id', 'in', ids('product')))
    .execute()
  const as = <Kind extends AddressedKind>(
    kind: Kind,
    toPath: (slug: string) => string,
    rows: readonly { id: number; slug: string; title: string }[],
  ) => rows.map(({ id, slug, title }) => ({ kind, id, title, path: toPath(slug) }))
  return [
    ...as('deer-type', slugPath, deerTypes),
    ...as('blog-post', slugPath, posts),
    ...as('product', productPath, products),
  ]
}

const fixedPages: readonly (readonly [string, KnownPage])[] = [
  ...Object.entries(pageHeads).map(([id, { path, title }]) => ({ path, title: id === 'home' ? 'Home' : title })),
  ...toolEntries.map(({ id, name }) => ({ path: toolPath(id), title: name })),
  { path: searchPath, title: 'Search' },
  { path: offlinePath, title: 'Pages kept for the field' },
].map(({ path, title }) => [path, { kind: 'page', title, path }])
