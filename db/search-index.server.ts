/**
 * The index has records that visitors find in lists, and pages that are no records. A rowid is id * 16 + number of its
 * kind.
 */
import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { pageKinds, pageTables, type AddressedKind, type PublicTable } from '~/lib/page-kinds'
import { searchedColumns } from '~/lib/searched-columns.data'
import type { Database } from '~db/database'
import { isPostgres } from '~db/engine.server'
import * as postgres from '~db/postgres/search.server'
import type { IndexRow, Remainder } from '~db/search-rows'
import * as sqlite from '~db/sqlite/search.server'
import { isListed } from '~db/visibility.server'
import { write } from '~db/write.server'

const kindsAtMost = 16
const pageNumber = 3

/** A page is a tool or a page that is no record. */
export type SearchKind = AddressedKind | 'page'

function numberOf(kind: SearchKind): number {
  const table = pageTables.find((each) => pageKinds[each].kind === kind)
  return table ? searchedColumns[table].number : pageNumber
}

export function rowidOf(kind: SearchKind, id: number): number {
  return id * kindsAtMost + numberOf(kind)
}

export function remainderOf(kind: SearchKind): Remainder {
  return { by: kindsAtMost, is: numberOf(kind) }
}

export function recordOf(rowid: number): { kind: SearchKind; id: number } {
  const table = pageTables.find((each) => searchedColumns[each].number === rowid % kindsAtMost)
  return { kind: table ? pageKinds[table].kind : 'page', id: Math.floor(rowid / kindsAtMost) }
}

/** Call in the transaction that inserts, updates or deletes these records, after the write. */
export async function reindex(trx: Kysely<Database>, table: PublicTable, ...ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { kind } = pageKinds[table]
  const rowids = ids.map((id) => rowidOf(kind, id))
  await writeIndexRows(trx, rowids, await readTexts(trx, table, ids))
}

/** Lists are stored as JSON, whose signs separate words. */
async function readTexts(trx: Kysely<Database>, table: PublicTable, ids: readonly number[]): Promise<IndexRow[]> {
  const { kind } = pageKinds[table]
  const { title, keywords, body, html } = searchedColumns[table]
  const columns = sql.join([...new Set(['id', ...title, ...keywords, ...body, ...html])].map((name) => sql.ref(name)))
  const { rows } = await sql<Readonly<Record<string, string | null>> & { id: number }>`
    select ${columns} from ${sql.table(table)} where id in (${sql.join(ids)}) and ${isListed(table)}
  `.execute(trx)
  return rows.map((row) => {
    const textOf = (names: readonly string[]) => names.map((name) => row[name] ?? '')
    return {
      rowid: rowidOf(kind, row.id),
      title: textOf(title).join(' '),
      keywords: textOf(keywords).join(' '),
      body: [...textOf(body), ...textOf(html).map(withoutTags)].join(' '),
    }
  })
}

function writeIndexRows(trx: Kysely<Database>, rowids: readonly number[], rows: readonly IndexRow[]): Promise<void> {
  return isPostgres(trx) ? postgres.writeIndexRows(trx, rowids, rows) : sqlite.writeIndexRows(trx, rowids, rows)
}

interface IndexedPage {
  title: string
  keywords: string
  body: string
}

const mostPages = 100

/** Pages and tools are not rows; their ids are their positions, from 1. Does nothing if they are indexed already. */
export async function indexPages(db: Kysely<Database>, pages: readonly IndexedPage[]): Promise<void> {
  if (!(await areIndexed(db, pages))) await write(db, (trx) => reindexPages(trx, pages))
}

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

/** Expects sanitized HTML. Attributes of links and pictures are indexed. */
function withoutTags(html: string): string {
  return html
    .replaceAll(/<\/?(?:strong|em|sub|sup)>|<\/a>/g, '')
    .replaceAll(/<\/?[a-z0-9]+(?: \/)?>|<a href=|<img src=| loading="lazy"|&(?:amp|lt|gt|quot);/g, ' ')
}
