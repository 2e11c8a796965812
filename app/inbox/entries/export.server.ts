/** Reads quotes and messages for a file: 500 rows at a time, newest first, so that a million need no memory. */
import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { quotedProducts } from '~/inbox/quotes/quoted-products'
import { withoutDeletedProducts } from '~/inbox/quotes/quotes.server'
import type { QuoteOffer } from '~/inbox/quotes/quotes'
import { localDateTime } from '~/lib/date-and-time'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { ContactRow } from '~db/tables/contacts'
import type { QuoteRow } from '~db/tables/quotes'
import { write } from '~db/write.server'
import { countShown, exportName, type ExportedContact, type ExportedQuote, type ExportFormat } from './export'
import type { InboxFilter, InboxTab } from './inbox'
import { countInbox, entryMarks, inboxCondition, inboxes, readOverdueBefore } from './inbox.server'
import { readOffers } from './offer-marks.server'
import { referenceOf } from './reference'

export interface ExportQuery {
  tab: InboxTab
  filter: InboxFilter
  /** The time of the request decides what is overdue. */
  now: Date
}

/** Returns each entry once, as it is when it is read. Leaves out what comes in meanwhile. */
export async function* readExport(
  db: Kysely<Database>,
  query: ExportQuery,
  timeZone: string,
): AsyncGenerator<(ExportedQuote | ExportedContact)[], undefined> {
  const late = await readOverdueBefore(db, query.now)
  const condition = inboxCondition(inboxes[query.tab], query.filter, late)
  for await (const { from, before } of spansOf(db, query, late)) {
    if (query.tab === 'quotes') {
      const span = db.selectFrom('quotes').where('id', '>=', from).where('id', '<', before)
      const rows = await span.selectAll().where(condition).orderBy('id', 'desc').execute()
      yield await toExportedQuotes(db, rows, { timeZone, late })
    } else {
      const span = db.selectFrom('contacts').where('id', '>=', from).where('id', '<', before)
      const rows = await span.selectAll().where(condition).orderBy('id', 'desc').execute()
      yield rows.map((row) => toExportedContact(row, { timeZone, late }))
    }
  }
}

/** Counts exactly up to `limit`; a larger count may be cut short, but exceeds the limit. */
export async function countExported(
  db: Kysely<Database>,
  query: ExportQuery,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const inbox = inboxes[query.tab]
  if (query.filter.search === '') return countShown(await countInbox(db, inbox, query.now), query.filter.show)
  const late = await readOverdueBefore(db, query.now)
  let sum = 0
  for await (const { from, before } of spansOf(db, query, late)) {
    const { count } = await db
      .selectFrom(query.tab)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('id', '>=', from)
      .where('id', '<', before)
      .where(inboxCondition(inbox, query.filter, late))
      .executeTakeFirstOrThrow()
    sum += count
    if (sum > limit) break
  }
  return sum
}

/** Notes the export before the first row leaves the site. */
export async function noteExport(
  db: Kysely<Database>,
  { format, ...query }: ExportQuery & { format: ExportFormat },
  act: Act,
): Promise<void> {
  const count = await countExported(db, query)
  await write(db, (trx) =>
    logAudit(trx, act, {
      event: query.tab === 'quotes' ? 'quotes-exported' : 'contacts-exported',
      name: exportName(format, query.filter),
      detail: { counts: { [query.tab]: count } },
    }),
  )
}

const rowsAtOnce = 500

interface Span {
  from: number
  /** This id is not included. */
  before: number
}

/**
 * Returns the ids of 500 entries of the filter at a time, whatever is searched for: even a search that finds little
 * must not keep everybody else waiting.
 */
async function* spansOf(
  db: Kysely<Database>,
  { tab, filter }: ExportQuery,
  late: string,
): AsyncGenerator<Span, undefined> {
  const condition = inboxCondition(inboxes[tab], { ...filter, search: '' }, late)
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    await setImmediate()
    const last = await db
      .selectFrom(tab)
      .select('id')
      .where('id', '<', before)
      .where(condition)
      .orderBy('id', 'desc')
      .limit(1)
      .offset(rowsAtOnce - 1)
      .executeTakeFirst()
    yield { from: last?.id ?? 0, before }
    if (!last) return
    before = last.id
  }
}

interface ExportContext {
  timeZone: string
  /** From readOverdueBefore(). */
  late: string
}

export async function toExportedQuotes(
  db: Kysely<Database>,
  rows: readonly QuoteRow[],
  context: ExportContext,
): Promise<ExportedQuote[]> {
  const named = await withoutDeletedProducts(db, rows)
  const offers = await readOffers(
    db,
    rows.map(({ id }) => id),
  )
  return named.map((row) => {
    const { customerName, customerEmail, customerPhone, notes } = row
    const { offer, ...entry } = toExportedEntry('quotes', row, { ...context, offer: offers.get(row.id) ?? null })
    return { ...entry, customerName, customerEmail, customerPhone, products: quotedProducts(row), notes, offer }
  })
}

export function toExportedContact(row: ContactRow, context: ExportContext): ExportedContact {
  const { name, email, message } = row
  const { offer: _, ...entry } = toExportedEntry('contacts', row, { ...context, offer: null })
  return { ...entry, name, email, message }
}

function toExportedEntry(
  tab: InboxTab,
  row: QuoteRow | ContactRow,
  { timeZone, ...context }: ExportContext & { offer: QuoteOffer | null },
) {
  const { id, status, createdAt } = row
  const { isOverdue, isSuspected, offer } = entryMarks(inboxes[tab], row, context)
  return {
    reference: referenceOf(tab, id),
    id,
    status,
    isOverdue,
    isSuspected,
    createdAt,
    createdAtLocal: localDateTime(createdAt, timeZone),
    offer,
  }
}
