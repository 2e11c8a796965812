/** Rows of a table by state, counted from an index: about 15 ms for 100,000. */
import { sql, type Kysely } from 'kysely'
import { isBinnedTable, type BinnedTable } from '~/lib/visibility'
import type { Database } from './database'
import { isThere } from './visibility.server'

const groups = {
  quotes: ['suspected', 'status'],
  contacts: ['suspected', 'status'],
  products: ['isActive'],
  deerTypes: ['isActive'],
  blogPosts: ['isPublished'],
  seasons: ['state'],
  auditLog: ['subjectKind'],
  mails: ['state'],
} as const

export type CountedTable = keyof typeof groups

interface Group {
  suspected?: 0 | 1
  status?: string
  isActive?: 0 | 1
  isPublished?: 0 | 1
  subjectKind?: string
  state?: string
  count: number
}

/** Status or `suspected`; `active` and `inactive`; `published` and `draft`; kinds of audit events; postal letters; states of mails. */
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
function stateOf({ suspected, status, isActive, isPublished, subjectKind, state }: Group): string {
  if (suspected === 1) return 'suspected'
  if (isActive !== undefined) return isActive === 1 ? 'active' : 'inactive'
  if (isPublished !== undefined) return isPublished === 1 ? 'published' : 'draft'
  return status ?? subjectKind ?? state ?? ''
}

export async function countAll(db: Kysely<Database>, table: BinnedTable): Promise<number> {
  const query = db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isThere(table))
  return (await query.executeTakeFirstOrThrow()).count
}
