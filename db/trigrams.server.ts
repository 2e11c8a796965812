/**
 * Finds a text anywhere in a table's searched columns (SQLite's FTS5, groups of three letters), in the order of ids. The
 * index only leads to rows that may have it: the caller's condition decides. Rows that are not in the index yet are read
 * one by one.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Cursor } from '~/lib/cursor'
import { likePattern } from '~/lib/like-pattern'
import type { Database } from './database'
import type { TrigramTable } from './tables/trigrams'
import { write } from './write.server'

/** So few rows are read one by one: a word that nearly all others have would cost more by the index. */
const fewRows = 5000
/** One or two letters are no group: they are looked for in this many of the latest rows. */
const latestRows = 10_000
/** They are read from the table, but where a row of it is many times as long as what is searched: from this index. */
const searchedIndexes: Partial<Record<TrigramTable, string>> = { blogPosts: 'blogPostsSearched' }

/** The condition that one of the columns contains a text, in any case of the letters a to z. */
export function anyContains(columns: readonly string[], text: string): RawBuilder<SqlBool> {
  const pattern = likePattern(text)
  const finds = columns.map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`)
  return sql<SqlBool>`(${sql.join(finds, sql` or `)})`
}

export interface TrigramSearch {
  table: TrigramTable
  search: string
  /** Which rows are wanted, the search itself included. */
  condition: RawBuilder<SqlBool>
  /** How many rows meet it without the search. */
  outOf: number
  /** In which the list goes through its ids. */
  order: Way
  cursor: Cursor | undefined
  limit: number
}

type Way = 'asc' | 'desc'

/** Ids of the rows that a page of a list shows, in the list's order, or against it where the cursor leads back. */
export async function findIdsByText(db: Kysely<Database>, search: TrigramSearch): Promise<number[]> {
  const { table, outOf, limit } = search
  const groups = trigramsOf(search.search)
  const rows = sql.table(table)
  if (outOf <= fewRows) return idsFrom(db, search, { rows, among: sql`true`, limit })
  if (groups === undefined) {
    const among = sql<SqlBool>`id > (select max(id) from ${rows}) - ${latestRows}`
    const index = searchedIndexes[table]
    return idsFrom(db, search, {
      rows: index === undefined ? rows : sql`${rows} indexed by ${sql.id(index)}`,
      ...{ among, limit },
    })
  }
  const { indexedTo } = await db
    .selectFrom('trigramState')
    .select('indexedTo')
    .where('kind', '=', table)
    .executeTakeFirstOrThrow()
  const unindexed = (room: number) => idsFrom(db, search, { rows, among: sql`id > ${indexedTo}`, limit: room })
  const indexed = (room: number) => idsByIndex(db, search, groups, room)
  const ways = wayOf(search) === 'asc' ? [indexed, unindexed] : [unindexed, indexed]
  const ids: number[] = []
  for (const way of ways) if (ids.length < limit) ids.push(...(await way(limit - ids.length)))
  return ids
}

interface RowByRow {
  /** The table, or one of its indexes. */
  rows: RawBuilder<unknown>
  among: RawBuilder<SqlBool>
  limit: number
}

async function idsFrom(
  db: Kysely<Database>,
  search: TrigramSearch,
  { rows, among, limit }: RowByRow,
): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from ${rows} where ${search.condition} and ${among} and ${isBeyond('id', search)}
    order by id ${sql.raw(wayOf(search))} limit ${limit}
  `.execute(db)
  return found.rows.map(({ id }) => id)
}

/** `cross join` keeps the order: the index leads. */
async function idsByIndex(
  db: Kysely<Database>,
  search: TrigramSearch,
  groups: string,
  limit: number,
): Promise<number[]> {
  const { table, condition } = search
  const index = sql.table(`${table}Trigrams`)
  const rowid = `${table}Trigrams.rowid`
  const { rows } = await sql<{ id: number }>`
    select id from ${index} cross join ${sql.table(table)} on id = ${sql.ref(rowid)}
    where ${index} match ${groups} and ${condition} and ${isBeyond(rowid, search)}
    order by ${sql.ref(rowid)} ${sql.raw(wayOf(search))} limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}

function isBeyond(id: string, search: TrigramSearch): RawBuilder<SqlBool> {
  const { cursor } = search
  if (!cursor) return sql`true`
  return wayOf(search) === 'asc' ? sql`${sql.ref(id)} > ${cursor.id}` : sql`${sql.ref(id)} < ${cursor.id}`
}

function wayOf({ order, cursor }: TrigramSearch): Way {
  if (cursor?.direction !== 'before') return order
  return order === 'asc' ? 'desc' : 'asc'
}

/** More of them would hardly leave out a row more. */
const mostGroups = 12

/** In the index's language; undefined for a text that is too short to have any. */
function trigramsOf(text: string): string | undefined {
  const letters = Array.from(text)
  const groups = letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''))
  if (groups.length === 0) return undefined
  const quoted = [...new Set(groups)].slice(0, mostGroups).map((group) => `"${group.replaceAll('"', '""')}"`)
  return quoted.join(' AND ')
}

const tables = ['quotes', 'contacts', 'blogPosts', 'auditLog', 'products'] as const satisfies readonly TrigramTable[]

/** So long nobody else is served; between two steps others have their turn. */
const rowsAtOnce = 500
const pauseMs = 20

/**
 * Takes rows into the index, once so many wait that it is worth it. What a process leaves undone at its end the next one
 * goes on with. Nothing while it runs already. @throws what write() throws
 */
export async function indexTrigrams(
  db: Kysely<Database>,
  { atOnce = rowsAtOnce, atLeast = rowsAtOnce }: { atOnce?: number; atLeast?: number } = {},
): Promise<void> {
  if (indexing.has(db)) return
  const work = { isStopped: false }
  indexing.set(db, work)
  try {
    for (const table of tables) {
      while (!work.isStopped && (await indexSome(db, table, { atOnce, atLeast })) >= atOnce) {
        await wait(pauseMs)
      }
    }
  } finally {
    indexing.delete(db)
  }
}

const indexing = new WeakMap<Kysely<Database>, { isStopped: boolean }>()

/** The database is about to close. */
export function stopIndexing(db: Kysely<Database>): void {
  const work = indexing.get(db)
  if (work) work.isStopped = true
}

/** How many rows were taken in. */
async function indexSome(
  db: Kysely<Database>,
  table: TrigramTable,
  { atOnce, atLeast }: { atOnce: number; atLeast: number },
): Promise<number> {
  if ((await listUnindexed(db, table, atOnce)).length < Math.max(1, atLeast)) return 0
  return write(db, async (trx) => {
    const ids = await listUnindexed(trx, table, atOnce)
    const [from = 0, to = 0] = [ids.at(0), ids.at(-1)]
    if (ids.length === 0) return 0
    await sql`
      insert into ${sql.table(`${table}Trigrams`)} (rowid, text)
      select id, text from ${sql.table(`${table}SearchTexts`)} where id between ${from} and ${to}
    `.execute(trx)
    await trx.updateTable('trigramState').set({ indexedTo: to }).where('kind', '=', table).execute()
    return ids.length
  })
}

async function listUnindexed(db: Kysely<Database>, table: TrigramTable, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where id > (select "indexedTo" from "trigramState" where kind = ${table}) order by id limit ${limit}
  `.execute(db)
  return rows.map(({ id }) => id)
}
