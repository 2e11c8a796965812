/** The operator's side of quotes: the list, newest first, its figures, and the status. */
import type { Kysely } from 'kysely'
import { overdueBefore, type InboxCounts, type InboxQuery } from '~/lib/inbox'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import { noteDeed, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { countInbox, findInboxIds, inboxCondition, type Inbox } from '~db/inbox.server'
import type { QuoteRow } from '~db/tables/quotes'
import { write } from '~db/write.server'
import { quoteStatuses, type Quote, type QuoteEntry, type QuoteListEntry, type QuoteStatus } from './quotes'
import { toQuote } from './quotes.server'

const inbox = {
  table: 'quotes',
  statuses: quoteStatuses,
  open: 'pending',
  searched: ['customerName', 'customerEmail', 'customerPhone', 'productName', 'notes'],
} as const satisfies Inbox<QuoteStatus>

export async function pageOfQuotes(
  db: Kysely<Database>,
  query: InboxQuery<QuoteStatus>,
  now: Date,
): Promise<KeysetPage<QuoteListEntry>> {
  const { filter, size, cursor } = query
  const backwards = cursor?.direction === 'before'
  const found = filter.search === '' ? undefined : await findInboxIds(db, inbox, query, now)
  if (found?.length === 0) return toKeysetPage([], { size, cursor })
  const rows = await db
    .selectFrom('quotes')
    .select(['id', 'customerName', 'customerEmail', 'productName', 'quantity', 'status', 'createdAt', 'suspected'])
    .$if(found === undefined, (all) => all.where(inboxCondition(inbox, filter, now)))
    .$if(cursor !== undefined, (all) => all.where('id', backwards ? '>' : '<', cursor?.id ?? 0))
    .$if(found !== undefined, (all) => all.where('id', 'in', found ?? []))
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

/** Any status may follow any other; one that it has already is not set again. Undefined when there is no such quote. */
export async function updateQuoteStatus(
  db: Kysely<Database>,
  { id, status }: { id: number; status: QuoteStatus },
  act: Act,
): Promise<Quote | undefined> {
  return write(db, async (trx) => {
    const stored = await trx.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()
    if (!stored || stored.status === status) return stored && toQuote(stored)
    await trx.updateTable('quotes').set({ status }).where('id', '=', id).execute()
    const detail = { from: stored.status, to: status }
    await noteDeed(trx, act, { deed: 'quote-status-set', id, name: `Quote ${String(id)}`, detail })
    return toQuote({ ...stored, status })
  })
}

export async function countQuotes(db: Kysely<Database>, now: Date): Promise<InboxCounts<QuoteStatus>> {
  return countInbox(db, inbox, now)
}

function toEntry(row: QuoteRow, now: Date): QuoteEntry {
  return { ...toQuote(row), ...marksOf(row, now) }
}

type Marked = Pick<QuoteRow, 'suspected' | 'status' | 'createdAt'>

function marksOf({ suspected, status, createdAt }: Marked, now: Date): Pick<QuoteEntry, 'isOverdue' | 'isSuspected'> {
  const isSuspected = suspected === 1
  return { isOverdue: !isSuspected && status === inbox.open && createdAt <= overdueBefore(now), isSuspected }
}
