/** The operator's side of quotes: the list, newest first, its figures, and the status. */
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { overdueBefore, type InboxCounts, type InboxFilter, type InboxQuery } from '~/lib/inbox'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import { likePattern } from '~/lib/like-pattern'
import type { Database } from '~db/database'
import type { QuoteRow } from '~db/tables/quotes'
import { write } from '~db/write.server'
import type { Quote, QuoteStatus } from './quotes'
import { toQuote } from './quotes.server'

/** A quote as the desk shows it. */
export interface QuoteEntry extends Quote {
  isOverdue: boolean
  isSuspected: boolean
}

export async function pageOfQuotes(
  db: Kysely<Database>,
  { filter, size, cursor }: InboxQuery<QuoteStatus>,
  now: Date,
): Promise<KeysetPage<QuoteEntry>> {
  const backwards = cursor?.direction === 'before'
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where((row) => isShown(row, filter, now))
    .$if(cursor !== undefined, (query) => query.where('id', backwards ? '>' : '<', cursor?.id ?? 0))
    .orderBy('id', backwards ? 'asc' : 'desc')
    .limit(size + 1)
    .execute()
  return toKeysetPage(
    rows.map((row) => toEntry(row, now)),
    { size, cursor },
  )
}

/** For the API: all of them, newest first; `after` is the last id of the rows before, or 0. */
export async function listQuotes(db: Kysely<Database>, { limit, after }: { limit: number; after: number }) {
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .$if(after > 0, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toQuote)
}

export async function findQuote(db: Kysely<Database>, id: number, now: Date): Promise<QuoteEntry | undefined> {
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toEntry(row, now)
}

/** Any status may follow any other. Undefined when there is no such quote. */
export async function updateQuoteStatus(
  db: Kysely<Database>,
  id: number,
  status: QuoteStatus,
): Promise<Quote | undefined> {
  const row = await write(db, (trx) =>
    trx.updateTable('quotes').set({ status }).where('id', '=', id).returningAll().executeTakeFirst(),
  )
  return row && toQuote(row)
}

export async function countQuotes(db: Kysely<Database>, now: Date): Promise<InboxCounts<QuoteStatus>> {
  const groups = await db
    .selectFrom('quotes')
    .select(({ fn }) => ['suspected', 'status', fn.countAll<number>().as('count')])
    .groupBy(['suspected', 'status'])
    .execute()
  const { overdue } = await db
    .selectFrom('quotes')
    .select(({ fn }) => fn.countAll<number>().as('overdue'))
    .where((row) => isShown(row, { show: 'overdue', search: '' }, now))
    .executeTakeFirstOrThrow()
  const counts = { all: 0, pending: 0, contacted: 0, closed: 0, overdue, suspected: 0 }
  for (const { suspected, status, count } of groups) {
    if (suspected === 1) counts.suspected += count
    else {
      counts.all += count
      counts[status] += count
    }
  }
  return counts
}

function isShown(row: ExpressionBuilder<Database, 'quotes'>, { show, search }: InboxFilter<QuoteStatus>, now: Date) {
  const conditions = [row('suspected', '=', show === 'suspected' ? 1 : 0)]
  if (show === 'overdue') conditions.push(row('status', '=', 'pending'), row('createdAt', '<=', overdueBefore(now)))
  else if (show !== 'all' && show !== 'suspected') conditions.push(row('status', '=', show))
  if (search !== '') {
    const fields = ['customerName', 'customerEmail', 'customerPhone', 'productName', 'notes'] as const
    const pattern = likePattern(search)
    conditions.push(row.or(fields.map((field) => sql<boolean>`${row.ref(field)} like ${pattern} escape '\\'`)))
  }
  return row.and(conditions)
}

function toEntry(row: QuoteRow, now: Date): QuoteEntry {
  const isSuspected = row.suspected === 1
  const isOverdue = !isSuspected && row.status === 'pending' && row.createdAt <= overdueBefore(now)
  return { ...toQuote(row), isOverdue, isSuspected }
}
