/** The operator's reads and writes of quotes. */
import type { Kysely } from 'kysely'
import type { InboxCursor, InboxEntry, InboxListEntry, InboxQuery } from './inbox'
import { pageInOrder } from './inbox-order.server'
import { readMarks, type RowMarks } from './entry-marks.server'
import { rowMarks, quoteInbox, readOverdueBefore } from './inbox.server'
import { readOffers } from './offer-marks.server'
import { referenceOf } from './reference'
import type { KeysetPage } from '~/lib/keyset-page'
import { cleanLine, truncate } from '~/lib/text'
import type { Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { QuoteRow } from '~db/tables/quotes'
import { isThere } from '~db/visibility.server'
import { quotedProducts } from '~/inbox/quotes/quoted-products'
import { formatQuoted, type Quote, type QuoteEntry, type QuoteStatus } from '~/inbox/quotes/quotes'
import { toQuote, withoutDeletedProducts } from '~/inbox/quotes/quotes.server'

function quotes(db: Kysely<Database>) {
  return db.selectFrom('quotes').where(isThere('quotes'))
}

export async function pageOfQuotes(
  db: Kysely<Database>,
  query: InboxQuery,
  now: Date,
): Promise<KeysetPage<InboxListEntry, InboxCursor>> {
  const late = await readOverdueBefore(db, now)
  return pageInOrder(db, quoteInbox, query, { late, read: (ids) => readQuotes(db, ids, late) })
}

/** Returns the rows in any order. @param late from readOverdueBefore() */
export async function readQuotes(
  db: Kysely<Database>,
  ids: readonly number[],
  late: string,
): Promise<InboxListEntry[]> {
  const rows = await quotes(db)
    .select(['id', 'customerName', 'customerEmail', 'customerPhone', 'notes'])
    .select(['productId', 'productName', 'quantity', 'otherProducts', 'status', 'createdAt', 'suspected'])
    .where('id', 'in', ids)
    .execute()
  const marks = { late, ...(await readMarks(db, 'quotes', ids)) }
  return rows.map((row) => toListEntry(row, marks))
}

export async function findQuote(db: Kysely<Database>, id: number, now: Date): Promise<InboxEntry | undefined> {
  const row = await quotes(db).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const entry = toListEntry(row, { late: await readOverdueBefore(db, now), ...(await readMarks(db, 'quotes', [id])) })
  const products = quotedProducts(row)
  return {
    ...entry,
    heading: `Quote request of ${row.customerName}`,
    words: row.notes,
    details: [
      { label: 'Reference', value: referenceOf('quotes', row.id), kind: 'headline' },
      {
        label: products.length === 1 ? 'Product' : 'Products',
        value: products.map(formatQuoted).join('\n'),
        kind: 'headline',
      },
      { label: 'Phone', value: row.customerPhone ?? '', kind: 'phone' },
      { label: 'Notes', value: row.notes ?? 'None', kind: 'text' },
    ],
  }
}

/** Lists quotes for the API: newest first, without suspected spam; `after` is an id, or 0. */
export async function listQuotes(
  db: Kysely<Database>,
  { limit, after }: { limit: number; after: number },
): Promise<QuoteEntry[]> {
  const rows = await quotes(db)
    .selectAll()
    .where('suspected', '=', 0)
    .$if(after > 0, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const offers = await readOffers(
    db,
    rows.map(({ id }) => id),
  )
  return (await withoutDeletedProducts(db, rows)).map((row) => ({ ...toQuote(row), offer: offers.get(row.id) ?? null }))
}

/** Changes a status for the API. Returns undefined if there is no such quote. */
export async function updateQuoteStatus(
  db: Kysely<Database>,
  { id, status }: { id: number; status: QuoteStatus },
  act: Act,
): Promise<Quote | undefined> {
  await quoteInbox.change(db, { id, change: status }, act)
  const row = await quotes(db).selectAll().where('id', '=', id).executeTakeFirst()
  const [quote] = await withoutDeletedProducts(db, row ? [row] : [])
  return quote && toQuote(quote)
}

const noteLength = 120

function toListEntry(
  row: Omit<QuoteRow, 'searchText' | 'deletedAt'>,
  marks: RowMarks & { late: string },
): InboxListEntry {
  const others = quotedProducts(row).length - 1
  const more = others === 0 ? '' : ` and ${String(others)} more ${others === 1 ? 'product' : 'products'}`
  return {
    id: row.id,
    sender: row.customerName,
    email: row.customerEmail,
    subject: `Your quote request: ${row.productName}${more}`,
    summary: formatQuoted(row) + more,
    note: truncate(cleanLine((row.notes ?? '').trim().split('\n', 1)[0] ?? ''), noteLength),
    phone: row.customerPhone ?? '',
    status: row.status,
    createdAt: row.createdAt,
    ...rowMarks(quoteInbox, row, marks),
  }
}
