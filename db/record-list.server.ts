/** Lists are read from indexes alone, whatever their order, state and category. */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { PlaceCursor } from '~/lib/cursor'
import { inOrderOf } from '~/lib/ids'
import { uncheckedMap } from '~/lib/map-values'
import { cutPage, type KeysetPage } from '~/lib/keyset-page'
import { recordOrders, type RecordFilter, type RecordOrder } from '~/lib/record-list'
import { pageKinds, type PublicTable } from '~/lib/page-kinds'
import type { Database } from './database'
import { containsText } from './list-search.server'
import { indexedBy } from './portable-sql.server'
import { isThere } from './visibility.server'

// SQLite uses an index of an expression only for the same expression.
function stateOf(table: PublicTable): RawBuilder<string> {
  const { flag, states, keepsPage } = pageKinds[table]
  const drafts = keepsPage ? ` WHEN "isDraft" = 1 THEN 'draft'` : ''
  return sql.raw(
    `CASE WHEN "${flag}" = 1 THEN '${states.on}' WHEN "publishAt" IS NOT NULL THEN 'scheduled'${drafts} ELSE '${states.off}' END`,
  )
}

function categoryOf(table: PublicTable): RawBuilder<string> {
  return sql`replace(lower(${sql.ref(pageKinds[table].category)}), ' ', '-')`
}

const keys = {
  id: { index: 'Id', of: () => sql`NULL` },
  publication: { index: 'Publication', of: () => sql`coalesce("publishedAt", "publishAt", "createdAt")` },
  change: { index: 'Change', of: () => sql`"updatedAt"` },
  name: { index: 'Name', of: (table: PublicTable) => sql`lower(${sql.ref(pageKinds[table].title)})` },
} as const

export interface RecordListQuery<State extends string> {
  filter: RecordFilter<State>
  size: number
  cursor: PlaceCursor | undefined
}

export interface Place {
  id: number
  key: string | null
}

export function placeCursor({ id, key }: Place, direction: PlaceCursor['direction']): PlaceCursor {
  return key === null ? { direction, id } : { direction, id, key }
}

/** `read` gets the rows of these ids, in any order. Expects one place more than the page has. */
export async function pageOfPlaces<Row extends { id: number }>(
  places: readonly Place[],
  page: { size: number; cursor: PlaceCursor | undefined },
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): Promise<KeysetPage<Row, PlaceCursor>> {
  const { rows, ...ends } = cutPage(places, page, placeCursor)
  const ids = rows.map(({ id }) => id)
  // A row may have been deleted in between.
  return { ...ends, rows: ids.length === 0 ? [] : inOrderOf(ids, await read(ids)) }
}

export async function pageOfRecords<Row extends { id: number }>(
  db: Kysely<Database>,
  table: PublicTable,
  { filter, ownOrder, size, cursor }: RecordListQuery<string> & { ownOrder: RecordOrder },
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): Promise<KeysetPage<Row, PlaceCursor>> {
  const order = filter.order ?? ownOrder
  const from = cursorFor(order, cursor)
  const places = await readPlaces(db, table, { filter, order, cursor: from, limit: size + 1 })
  return pageOfPlaces(places, { size, cursor: from }, read)
}

function cursorFor(order: RecordOrder, cursor: PlaceCursor | undefined): PlaceCursor | undefined {
  const hasKey = recordOrders[order].key !== 'id'
  return cursor && hasKey === (cursor.key !== undefined) ? cursor : undefined
}

interface PlaceQuery {
  filter: RecordFilter<string>
  order: RecordOrder
  cursor: PlaceCursor | undefined
  limit: number
}

async function readPlaces(
  db: Kysely<Database>,
  table: PublicTable,
  { filter, order, cursor, limit }: PlaceQuery,
): Promise<Place[]> {
  const { key, isDescending } = recordOrders[order]
  const value = keys[key].of(table)
  const isReversed = isDescending !== (cursor?.direction === 'before')
  const direction = isReversed ? sql`desc` : sql`asc`
  const place = key === 'id' ? sql`id ${direction}` : sql`${value} ${direction}, id ${direction}`
  const { rows } = await sql<Place>`
    select id, ${value} as "key" from ${sql.table(table)} ${indexFor(db, table, filter, keys[key].index)}
    where ${sql.join([...conditionsOf(table, filter), ...besides(cursor, value, isReversed)], sql` and `)} order by ${place} limit ${limit}
  `.execute(db)
  return rows
}

/** Without a filter there is one index in this order; with one there are several, of which SQLite might sort. */
function indexFor(db: Kysely<Database>, table: PublicTable, { show, category }: RecordFilter<string>, key: string) {
  if (category !== undefined) return indexedBy(db, `${table}ListedByCategoryAnd${key}`)
  return show === 'all' ? sql`` : indexedBy(db, `${table}ListedByStateAnd${key}`)
}

function conditionsOf(table: PublicTable, { show, search, category }: RecordFilter<string>): RawBuilder<SqlBool>[] {
  // The texts of posts have a separate index, so that a search reads no whole post.
  const found = sql<SqlBool>`id in (select id from ${sql.table(table)} where ${containsText(search)})`
  return [
    isThere(table),
    ...(show === 'all' ? [] : [sql<SqlBool>`${stateOf(table)} = ${show}`]),
    ...(category === undefined ? [] : [sql<SqlBool>`${categoryOf(table)} = ${category}`]),
    ...(search === '' ? [] : [found]),
  ]
}

/** Repeats the key alone, because SQLite does not use an expression index for a row value. */
function besides(cursor: PlaceCursor | undefined, value: RawBuilder<unknown>, isReversed: boolean) {
  if (!cursor) return []
  const { id, key } = cursor
  if (key === undefined) return [isReversed ? sql<SqlBool>`id < ${id}` : sql<SqlBool>`id > ${id}`]
  return isReversed
    ? [sql<SqlBool>`${value} <= ${key} and (${value}, id) < (${key}, ${id})`]
    : [sql<SqlBool>`${value} >= ${key} and (${value}, id) > (${key}, ${id})`]
}

export async function countRecordStates<State extends string>(
  db: Kysely<Database>,
  table: PublicTable,
  shown: readonly State[],
): Promise<Record<State, number>> {
  const counts = new Map<State, number>()
  for (const state of shown) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} ${indexedBy(db, `${table}ListedByStateAndId`)}
      where ${stateOf(table)} = ${state} and ${isThere(table)}
    `.execute(db)
    counts.set(state, rows[0]?.count ?? 0)
  }
  return uncheckedMap<Record<State, number>>(shown, (state) => counts.get(state))
}

export async function readRecordNames(
  db: Kysely<Database>,
  table: PublicTable,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return []
  const name = sql.ref(pageKinds[table].title)
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${name} as name from ${sql.table(table)} where id in (${sql.join(ids)}) and ${isThere(table)} order by id
  `.execute(db)
  return rows
}
