/** What is in the bin. */
import { sql, type Kysely } from 'kysely'
import type { Cursor } from '~/lib/cursor'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import type { ListFilter } from '~/lib/list-query'
import type { Database } from '~db/database'
import { likePattern } from '~db/like-pattern'
import { daysLeft, type BinEntry, type BinKindName } from './bin'

interface BinQuery {
  filter: ListFilter<BinKindName>
  cursor: Cursor | undefined
  size: number
}

/** What was deleted last comes first. */
export async function pageOfBin(
  db: Kysely<Database>,
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
      all.where(sql<boolean>`(title like ${pattern} escape '\\' or email like ${pattern} escape '\\')`),
    )
    .$if(cursor !== undefined, (all) => all.where('id', backwards ? '>' : '<', cursor?.id ?? 0))
    .orderBy('id', backwards ? 'asc' : 'desc')
    .limit(size + 1)
    .execute()
  return toKeysetPage(
    rows.map((row) => ({ ...row, daysLeft: daysLeft(row.deletedAt, now) })),
    { size, cursor },
  )
}

const columns = ['id', 'kind', 'title', 'deletedAt', 'deletedBy'] as const

export async function countBin(db: Kysely<Database>): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*) as count from bin group by kind
  `.execute(db)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

export async function findBinEntry(db: Kysely<Database>, id: number, now: Date): Promise<BinEntry | undefined> {
  const row = await db.selectFrom('bin').select(columns).where('id', '=', id).executeTakeFirst()
  return row && { ...row, daysLeft: daysLeft(row.deletedAt, now) }
}

/** How many, and the id of what was deleted last. */
export async function findBinContents(db: Kysely<Database>): Promise<{ count: number; latest: number }> {
  const { count, latest } = await db
    .selectFrom('bin')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('id').as('latest')])
    .executeTakeFirstOrThrow()
  return { count, latest: latest ?? 0 }
}
