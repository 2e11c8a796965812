/**
 * What the two inboxes, quotes and contacts, ask of their tables alike: both have `suspected`, `status` and `createdAt`.
 * SQL by hand, for Kysely's types tell two tables apart however much they have in common.
 */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { overdueBefore, type InboxCounts, type InboxFilter, type InboxQuery } from '~/lib/inbox'
import type { Database } from './database'
import { countByState } from './row-counts.server'
import { anyContains, findIdsByText } from './trigrams.server'

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
    conditions.push(anyContains(inbox.searched, search))
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** The ids of a page of a list with a search, in the list's order; one more than the page shows, where there are more. */
export async function findInboxIds<Status extends string>(
  db: Kysely<Database>,
  inbox: Inbox<Status>,
  { filter, size, cursor }: InboxQuery<Status>,
  now: Date,
): Promise<number[]> {
  const counts = await countByState(db, inbox.table)
  const { show, search } = filter
  const states = show === 'all' ? inbox.statuses : [show === 'overdue' ? inbox.open : show]
  return findIdsByText(db, {
    table: inbox.table,
    search,
    condition: inboxCondition(inbox, filter, now),
    outOf: states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
    order: 'desc',
    cursor,
    limit: size + 1,
  })
}

export async function countInbox<Status extends string>(
  db: Kysely<Database>,
  inbox: Inbox<Status>,
  now: Date,
): Promise<InboxCounts<Status>> {
  const counts = await countByState(db, inbox.table)
  const byStatus = inbox.statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }))
  return {
    all: byStatus.reduce((sum, { count }) => sum + count, 0),
    suspected: counts.get('suspected') ?? 0,
    overdue: (counts.get(inbox.open) ?? 0) - (await countOpenSince(db, inbox, overdueBefore(now))),
    byStatus,
  }
}

/**
 * A day's entries at most, from an index of the open ones. Its condition has to be there word for word, and its name,
 * for SQLite would take the one that leads to all open ones.
 */
async function countOpenSince<Status extends string>(
  db: Kysely<Database>,
  { table, open }: Inbox<Status>,
  time: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} indexed by ${sql.ref(`${table}Open`)}
    where suspected = 0 and status = ${sql.lit(open)} and "createdAt" > ${time}
  `.execute(db)
  return rows[0]?.count ?? 0
}
