/**
 * What the two inboxes, quotes and contacts, ask of their tables alike: both have `suspected`, `status` and `createdAt`.
 * SQL by hand, for Kysely's types tell two tables apart however much they have in common.
 */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { overdueBefore, type InboxCounts, type InboxFilter } from '~/lib/inbox'
import { likePattern } from '~/lib/like-pattern'
import type { Database } from './database'

export interface Inbox<Status extends string> {
  table: 'quotes' | 'contacts'
  statuses: readonly Status[]
  /** The status of what nobody has answered yet. */
  open: Status
  /** The columns that a search looks into. */
  searched: readonly string[]
}

/** The condition of a list's filter. */
export function inboxCondition<Status extends string>(
  inbox: Inbox<Status>,
  { show, search }: InboxFilter<Status>,
  now: Date,
): RawBuilder<SqlBool> {
  const suspected = show === 'suspected' ? 1 : 0
  const conditions = [sql`suspected = ${suspected}`]
  if (show === 'overdue') conditions.push(sql`status = ${inbox.open} and "createdAt" <= ${overdueBefore(now)}`)
  else if (show !== 'all' && show !== 'suspected') conditions.push(sql`status = ${show}`)
  if (search !== '') {
    const pattern = likePattern(search)
    const finds = inbox.searched.map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`)
    conditions.push(sql`(${sql.join(finds, sql` or `)})`)
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

export async function countInbox<Status extends string>(
  db: Kysely<Database>,
  inbox: Inbox<Status>,
  now: Date,
): Promise<InboxCounts<Status>> {
  const table = sql.table(inbox.table)
  const { rows: groups } = await sql<{ suspected: number; status: string; count: number }>`
    select suspected, status, count(*) as count from ${table} group by suspected, status
  `.execute(db)
  const overdue = inboxCondition(inbox, { show: 'overdue', search: '' }, now)
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${table} where ${overdue}`.execute(db)
  const sum = (isCounted: (group: { suspected: number; status: string }) => boolean) =>
    groups.filter(isCounted).reduce((total, { count }) => total + count, 0)
  return {
    all: sum(({ suspected }) => suspected === 0),
    suspected: sum(({ suspected }) => suspected === 1),
    overdue: rows[0]?.count ?? 0,
    byStatus: inbox.statuses.map((status) => ({
      status,
      count: sum((group) => group.suspected === 0 && group.status === status),
    })),
  }
}
