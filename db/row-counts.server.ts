import { sql, type Kysely } from 'kysely'
import type { PublicTable } from '~/lib/page-kinds'
import { isBinnedTable, type BinnedTable } from '~/lib/visibility'
import type { Database } from './database'
import { isListed, isThere } from './visibility.server'

const groups = {
  quotes: ['suspected', 'status'],
  contacts: ['suspected', 'status'],
  seasons: ['state'],
  auditLog: ['subjectKind'],
  mails: ['state'],
} as const

type CountedTable = keyof typeof groups

interface Group {
  suspected?: 0 | 1
  status?: string
  subjectKind?: string
  state?: string
  count: number
}

export async function countByState(db: Kysely<Database>, table: CountedTable): Promise<ReadonlyMap<string, number>> {
  const columns = sql.join(groups[table].map((column) => sql.ref(column)))
  const { rows } = await sql<Group>`
    select ${columns}, count(*) as count from ${sql.table(table)} ${isBinnedTable(table) ? sql`where ${isThere(table)}` : sql``} group by ${columns}
  `.execute(db)
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(stateOf(row), (counts.get(stateOf(row)) ?? 0) + row.count)
  return counts
}

/** Suspected entries count in no status. */
function stateOf({ suspected, status, subjectKind, state }: Group): string {
  if (suspected === 1) return 'suspected'
  return status ?? subjectKind ?? state ?? ''
}

export async function countListed(db: Kysely<Database>, table: PublicTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${isListed(table)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export async function countAll(db: Kysely<Database>, table: BinnedTable): Promise<number> {
  const query = db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isThere(table))
  return (await query.executeTakeFirstOrThrow()).count
}
