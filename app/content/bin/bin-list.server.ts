import { sql, type Kysely } from 'kysely'
import type { Cursor } from '~/lib/cursor'
import { isBinnedTable, type BinnedTable } from '~/lib/visibility'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import type { ListFilter } from '~/lib/list-query'
import type { Database } from '~db/database'
import { isLike } from '~db/portable-sql.server'
import { likePattern } from '~db/like-pattern'
import { readRule } from '~db/rules.server'
import type { BinRow } from '~db/tables/bin'
import { daysLeft, type BinEntry } from './bin'
import type { BinKinds } from './bin-kind.server'

interface BinQuery {
  filter: ListFilter<BinnedTable>
  cursor: Cursor | undefined
  size: number
}

export async function pageOfBin(
  db: Kysely<Database>,
  kinds: BinKinds,
  { filter: { show, search }, cursor, size }: BinQuery,
  now: Date,
): Promise<KeysetPage<BinEntry>> {
  const backwards = cursor?.direction === 'before'
  const pattern = likePattern(search)
  const rows = await db
    .selectFrom('bin')
    .select(columns)
    .$if(show !== 'all', (all) => all.where('kind', '=', show))
    .$if(search !== '', (all) =>
      all.where(sql<boolean>`(${isLike(db, sql`title`, pattern)} or ${isLike(db, sql`email`, pattern)})`),
    )
    .$if(cursor !== undefined, (all) => all.where('id', backwards ? '>' : '<', cursor?.id ?? 0))
    .orderBy('id', backwards ? 'asc' : 'desc')
    .limit(size + 1)
    .execute()
  const { binDays } = await readRule(db, 'keeping')
  const page = toKeysetPage(rows, { size, cursor })
  return { ...page, rows: await Promise.all(page.rows.map((row) => toEntry(db, kinds, row, { binDays, now }))) }
}

const columns = ['id', 'kind', 'recordId', 'title', 'slug', 'deletedAt', 'deletedBy'] as const

async function toEntry(
  db: Kysely<Database>,
  kinds: BinKinds,
  { recordId, slug, ...row }: Pick<BinRow, (typeof columns)[number]>,
  { binDays, now }: { binDays: number; now: Date },
): Promise<BinEntry> {
  const findObstacle = isBinnedTable(row.kind) ? kinds[row.kind].findObstacle : undefined
  const obstacle = slug === null ? undefined : await findObstacle?.(db, { recordId, slug })
  return { ...row, daysLeft: daysLeft(row.deletedAt, { binDays, now }), ...(obstacle && { obstacle }) }
}

export async function countBin(db: Kysely<Database>): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*) as count from bin group by kind
  `.execute(db)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

export async function findBinEntry(
  db: Kysely<Database>,
  kinds: BinKinds,
  id: number,
  now: Date,
): Promise<BinEntry | undefined> {
  const row = await db.selectFrom('bin').select(columns).where('id', '=', id).executeTakeFirst()
  return row && toEntry(db, kinds, row, { binDays: (await readRule(db, 'keeping')).binDays, now })
}

export async function findBinContents(db: Kysely<Database>): Promise<{ count: number; latest: number }> {
  const { count, latest } = await db
    .selectFrom('bin')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('id').as('latest')])
    .executeTakeFirstOrThrow()
  return { count, latest: latest ?? 0 }
}
