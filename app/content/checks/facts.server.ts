import { sql, type Kysely, type RawBuilder } from 'kysely'
import { findLibraryPictures } from '~/content/pictures/library.server'
import { pageKinds, pageTables, tablesSharingAddresses, withArticle, type PublicTable } from '~/lib/page-kinds'
import { adminPath } from '~/paths'
import type { Database } from '~db/database'
import { asFlag, toLowerAscii } from '~db/portable-sql.server'
import { hasPage, isThere } from '~db/visibility.server'
import type { LinkTarget } from './link-checks'
import { isFilePath, isFixedPath } from './site-paths'

/** Nobody writes that many links, so further ones count as links to pages. */
const mostPaths = 300

export async function lookUpPaths(
  db: Kysely<Database>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, LinkTarget>> {
  const asked = [...new Set(paths)].slice(0, mostPaths)
  const targets = new Map<string, LinkTarget>()
  const pages: string[] = []
  for (const path of asked) {
    if (isFixedPath(path) || isFilePath(path)) targets.set(path, { kind: 'page' })
    else if (path === adminPath || path.startsWith(`${adminPath}/`)) targets.set(path, { kind: 'dashboard' })
    else pages.push(path)
  }
  const stored = await storedPages(db, pages.map(pagePathOf))
  for (const path of pages) targets.set(path, stored.get(pagePathOf(path)) ?? { kind: 'nothing' })
  return targets
}

/** A quote form belongs to its product's page. */
function pagePathOf(path: string): string {
  return path.replace(/^(\/products\/[^/]+)\/quote$/, '$1')
}

interface Stored {
  path: string
  name: string
  isPublic: 0 | 1
}

async function storedPages(db: Kysely<Database>, paths: readonly string[]): Promise<Map<string, LinkTarget>> {
  const found = new Map<string, LinkTarget>()
  if (paths.length === 0) return found
  // A page's current path takes precedence over another page's former one.
  for (const { path, name, isPublic } of await movedPages(db, paths)) {
    found.set(path, isPublic === 1 ? { kind: 'page' } : { kind: 'hidden', name })
  }
  for (const table of pageTables) {
    const { prefix } = pageKinds[table]
    const slugs = paths.flatMap((path) => (isBelow(path, prefix) ? [path.slice(prefix.length)] : []))
    if (slugs.length === 0) continue
    const { rows } = await sql<Stored>`
      select ${prefix} || slug as path, ${nameOf(table)} as name, ${asFlag(hasPage(table))} as "isPublic"
      from ${sql.table(table)} where slug in (${sql.join(slugs)}) and ${isThere(table)}
    `.execute(db)
    for (const { path, name, isPublic } of rows) {
      if (isPublic === 1) found.set(path, { kind: 'page' })
      else if (found.get(path)?.kind !== 'page') found.set(path, { kind: 'hidden', name })
    }
  }
  return found
}

function isBelow(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && path.length > prefix.length && !path.slice(prefix.length).includes('/')
}

async function movedPages(db: Kysely<Database>, paths: readonly string[]) {
  const moved: Stored[] = []
  for (const table of pageTables) {
    const { kind } = pageKinds[table]
    const { rows } = await sql<Stored>`
      select "formerAddresses".path, ${nameOf(table)} as name, ${asFlag(hasPage(table))} as "isPublic"
      from "formerAddresses" join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = "formerAddresses"."recordId"
      where "formerAddresses".path in (${sql.join(paths)}) and "formerAddresses".kind = ${kind} and ${isThere(table)}
    `.execute(db)
    moved.push(...rows)
  }
  return moved
}

function nameOf(table: PublicTable): RawBuilder<string> {
  return sql.ref(pageKinds[table].title)
}

export async function lookUpDescribed(db: Kysely<Database>, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const pictures = await findLibraryPictures(db, hashes.slice(0, mostPaths))
  return new Set(pictures.flatMap(({ hash, alt }) => (alt === null ? [] : hash)))
}

export async function lookUpTwins(
  db: Kysely<Database>,
  { table, id, name }: { table: PublicTable; id: number | undefined; name: string },
): Promise<{ kind: string; name: string }[]> {
  if (name.trim() === '') return []
  const twins: { kind: string; name: string }[] = []
  for (const each of tablesSharingAddresses(table)) {
    const own = each === table ? (id ?? 0) : 0
    const { rows } = await sql<{ name: string }>`
      select ${nameOf(each)} as name from ${sql.table(each)}
      where lower(${nameOf(each)}) = ${toLowerAscii(name.trim())} and id <> ${own} and ${isThere(each)} limit 1
    `.execute(db)
    twins.push(...rows.map((row) => ({ kind: withArticle(pageKinds[each].nouns.one), name: row.name })))
  }
  return twins
}
