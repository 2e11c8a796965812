/** The operator's side of quotes: the list, newest first, its figures, and the status. */
import type { Kysely } from 'kysely'
import { countInbox, inboxCondition, quoteInbox, setEntryStatus } from '~/features/inbox/inbox.server'
import { overdueBefore, type InboxCounts, type InboxQuery } from '~/lib/inbox'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import type { Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { QuoteRow } from '~db/tables/quotes'
import type { Quote, QuoteEntry, QuoteListEntry, QuoteStatus } from './quotes'
import { toQuote } from './quotes.server'

export async function pageOfQuotes(
  db: Kysely<Database>,
  { filter, size, cursor }: InboxQuery<QuoteStatus>,
  now: Date,
): Promise<KeysetPage<QuoteListEntry>> {
  const backwards = cursor?.direction === 'before'
  const rows = await db
    .selectFrom('quotes')
    .select(['id', 'customerName', 'customerEmail', 'productName', 'quantity', 'status', 'createdAt', 'suspected'])
    .where(inboxCondition(quoteInbox, filter, now))
    .$if(cursor !== undefined, (all) => all.where('id', backwards ? '>' : '<', cursor?.id ?? 0))
    .orderBy('id', backwards ? 'asc' : 'desc')
    .limit(size + 1)
    .execute()
  return toKeysetPage(
    rows.map(({ suspected, ...row }) => ({ ...row, ...marksOf({ suspected, ...row }, now) })),
    { size, cursor },
  )
}

/** For the API: all but the suspected ones, newest first; `after` is the last id of the rows before, or 0. */
export async function listQuotes(db: Kysely<Database>, { limit, after }: { limit: number; after: number }) {
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where('suspected', '=', 0)
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

/** For the API. Undefined when there is no such quote. */
export async function updateQuoteStatus(
  db: Kysely<Database>,
  { id, status }: { id: number; status: QuoteStatus },
  act: Act,
): Promise<Quote | undefined> {
  await setEntryStatus(db, quoteInbox, { id, status }, act)
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toQuote(row)
}

export async function countQuotes(db: Kysely<Database>, now: Date): Promise<InboxCounts<QuoteStatus>> {
  return countInbox(db, quoteInbox, now)
}

function toEntry(row: QuoteRow, now: Date): QuoteEntry {
  return { ...toQuote(row), ...marksOf(row, now) }
}

type Marked = Pick<QuoteRow, 'suspected' | 'status' | 'createdAt'>

function marksOf({ suspected, status, createdAt }: Marked, now: Date): Pick<QuoteEntry, 'isOverdue' | 'isSuspected'> {
  const isSuspected = suspected === 1
  return { isOverdue: !isSuspected && status === quoteInbox.open && createdAt <= overdueBefore(now), isSuspected }
}
