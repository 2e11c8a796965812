/**
 * Both inboxes share these queries; both tables have `suspected`, `status` and `createdAt`. Raw SQL is used where
 * Kysely's types tell the tables apart.
 */
import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import type { ChangedRow, ListedStore } from '~/content/list/selection.server'
import { deleteToBin } from '~/content/bin/bin.server'
import type { QuoteOffer } from '~/inbox/quotes/quotes'
import type { AuditEvent } from '~/lib/audit-events'
import { searchedNumber } from '~/lib/search-text'
import { readSite } from '~/kinds/settings/settings.server'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { indexedBy } from '~db/portable-sql.server'
import { containsText } from '~db/list-search.server'
import { countByState } from '~db/row-counts.server'
import { isThere } from '~db/visibility.server'
import { write } from '~db/write.server'
import { overdueBefore } from './deadline'
import { countRefused, hasRefusedAnswer, type RowMarks } from './entry-marks.server'
import { entryBinKind } from './entry-traces.server'
import { inboxKinds, isOfferWaiting, isOpenEntry, type InboxCounts, type InboxFilter, type InboxTab } from './inbox'
import { deletedMessage, entryTitle, inboxMessages, inboxNouns } from './inbox-messages'
import { hasAcceptedOffer, hasOfferEventSince } from './offer-marks.server'
import { isMark, movedMessage, parseChange } from './moves'
import { idOfReference } from './reference'

export interface Inbox {
  table: InboxTab
  /** The column with the sender's name. */
  sender: string
  /** The column with the sender's address. */
  email: string
  auditEvents: {
    statusSet: AuditEvent
    suspectedDeleted: AuditEvent
    spam: AuditEvent
    notSpam: AuditEvent
  }
}

export const quoteInbox = listed({
  table: 'quotes',
  sender: 'customerName',
  email: 'customerEmail',
  auditEvents: {
    statusSet: 'quote-status-set',
    suspectedDeleted: 'suspected-quotes-deleted',
    spam: 'quote-marked-spam',
    notSpam: 'quote-marked-not-spam',
  },
} as const)

export const contactInbox = listed({
  table: 'contacts',
  sender: 'name',
  email: 'email',
  auditEvents: {
    statusSet: 'contact-status-set',
    suspectedDeleted: 'suspected-contacts-deleted',
    spam: 'contact-marked-spam',
    notSpam: 'contact-marked-not-spam',
  },
} as const)

export const inboxes = { quotes: quoteInbox, contacts: contactInbox } as const

/** Adds what a list does to the entries that were selected in it. */
function listed<Kind extends Inbox>(inbox: Kind) {
  const tab = inbox.table
  return {
    ...inbox,
    tab,
    nouns: inboxNouns[tab],
    listNames: (db: Kysely<Database>, ids: readonly number[]) => listSenders(db, inbox, ids),
    change: (db: Kysely<Database>, move: EntryChange, act: Act) => changeEntry(db, inbox, move, act),
    remove: (db: Kysely<Database>, id: number, act: Act) => deleteToBin(db, { kind: entryBinKind(inbox), id }, act),
    deletedMessage: (report) => deletedMessage(tab, report),
    changes: {
      choose: (text) => parseChange(tab, text),
      parse: (text) => parseChange(tab, text),
      format: (change) => change,
      message: (asked, report) => movedMessage(tab, asked, report),
      failed: inboxMessages[tab].changeFailed,
    },
  } satisfies Inbox & ListedStore<string>
}

/** Returns an instant (ISO 8601, UTC): open entries from then or earlier are overdue. */
export async function readOverdueBefore(db: Kysely<Database>, now: Date): Promise<string> {
  return overdueBefore(now, await readSite(db))
}

/** @param late from readOverdueBefore() */
export function inboxCondition({ table }: Inbox, { show, search }: InboxFilter, late: string): RawBuilder<SqlBool> {
  const suspected = show === 'suspected' ? 1 : 0
  const conditions = [isThere(table), sql`suspected = ${suspected}`]
  const isOpen = sql`status = ${inboxKinds[table].open}`
  if (show === 'overdue') conditions.push(sql`${isOpen} and ${isLate(table, late)}`)
  else if (show === 'accepted') conditions.push(sql`${isOpen} and ${hasAcceptedOffer()}`)
  else if (show === 'refused') conditions.push(sql`${isOpen} and ${hasRefusedAnswer(table)}`)
  else if (show !== 'all' && show !== 'suspected') conditions.push(sql`status = ${show}`)
  if (search !== '') {
    const ids = [searchedNumber(search), idOfReference(table, search)].filter((id) => id !== undefined)
    const found = containsText(search)
    conditions.push(ids.length === 0 ? found : sql`(id in (${sql.join(ids)}) or ${found})`)
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** The condition is for open entries. */
export function isLate(table: InboxTab, late: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`"createdAt" <= ${late} and not ${hasOfferEventSince(table, late)}`
}

export async function countInbox(db: Kysely<Database>, inbox: Inbox, now: Date): Promise<InboxCounts> {
  const { statuses, open } = inboxKinds[inbox.table]
  const counts = await countByState(db, inbox.table)
  const late = await readOverdueBefore(db, now)
  const isQuotes = inbox.table === 'quotes'
  const byStatus = statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }))
  return {
    all: byStatus.reduce((sum, { count }) => sum + count, 0),
    suspected: counts.get('suspected') ?? 0,
    overdue:
      (counts.get(open) ?? 0) -
      (await countOpenSince(db, inbox, late)) -
      (isQuotes ? await countDueAgain(db, late) : 0),
    refused: await countRefused(db, inbox),
    accepted: isQuotes ? await countOpenQuotes(db, hasAcceptedOffer()) : 0,
    byStatus,
  }
}

/**
 * Counts what came in within the time to answer, from the partial index of open entries. SQLite needs the index's
 * condition word for word and its name, or it would use the index of all open entries.
 */
export async function countOpenSince(db: Kysely<Database>, { table }: Inbox, time: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} ${indexedBy(db, `${table}Open`)}
    where suspected = 0 and status = ${sql.lit(inboxKinds[table].open)} and "createdAt" > ${time}
      and ${isThere(table)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts old requests that are due later, because of what their customers did with an offer. */
function countDueAgain(db: Kysely<Database>, late: string): Promise<number> {
  return countOpenQuotes(db, sql`"createdAt" <= ${late} and ${hasOfferEventSince('quotes', late)}`)
}

async function countOpenQuotes(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from quotes ${indexedBy(db, 'quotesOpen')}
    where suspected = 0 and status = 'pending' and ${isThere('quotes')} and ${condition}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export function entryMarks(
  { table }: Inbox,
  { suspected, status, createdAt }: MarkedRow,
  { late, offer }: { late: string; offer: QuoteOffer | null },
) {
  const isSuspected = suspected === 1
  const entry = { status, isSuspected, offer }
  const waitsSince = isOfferWaiting(table, entry) ? (offer?.since ?? createdAt) : createdAt
  return { isSuspected, offer, waitsSince, isOverdue: isOpenEntry(table, entry) && waitsSince <= late }
}

interface MarkedRow {
  suspected: 0 | 1
  status: string
  createdAt: string
}

export function rowMarks(
  inbox: Inbox,
  row: MarkedRow & { id: number },
  { late, seen, refused, offers }: RowMarks & { late: string },
) {
  const marks = entryMarks(inbox, row, { late, offer: offers.get(row.id) ?? null })
  const isOpen = isOpenEntry(inbox.table, { status: row.status, isSuspected: marks.isSuspected })
  return { ...marks, isUnread: isOpen && !seen.has(row.id), isRefused: isOpen && refused.has(row.id) }
}

/** Lists the senders of those ids that exist, in the order of the ids. */
async function listSenders(db: Kysely<Database>, { table, sender }: Inbox, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom(table)
    .select(['id', sql<string>`${sql.ref(sender)}`.as('name')])
    .where('id', 'in', ids)
    .where(isThere(table))
    .orderBy('id')
    .execute()
}

/** A change is a status, `spam`, or `not-spam`, which leaves the status. Any status may follow any other. */
interface EntryChange {
  id: number
  change: string
}

interface ChangedEntry extends ChangedRow<string> {
  /** The change that takes this one back. */
  before: string
}

/** Returns undefined if there is no such entry. */
async function changeEntry(
  db: Kysely<Database>,
  { table, sender, auditEvents }: Inbox,
  { id, change }: EntryChange,
  act: Act,
): Promise<ChangedEntry | undefined> {
  return write(db, async (trx) => {
    const stored = await trx
      .selectFrom(table)
      .select([sql<string>`${sql.ref(sender)}`.as('name'), sql<string>`status`.as('status'), 'suspected'])
      .where('id', '=', id)
      .where(isThere(table))
      .executeTakeFirst()
    if (!stored) return undefined
    const { name, status, suspected } = stored
    const before = isMark(change) ? (suspected === 1 ? 'spam' : 'not-spam') : status
    if (before === change) return { name, before, undo: undefined }
    const set = isMark(change) ? sql`suspected = ${Number(change === 'spam')}` : sql`status = ${change}`
    await sql`update ${sql.table(table)} set ${set} where id = ${id}`.execute(trx)
    const mark = change === 'spam' ? auditEvents.spam : auditEvents.notSpam
    const noted = isMark(change)
      ? { event: mark }
      : { event: auditEvents.statusSet, detail: { from: status, to: change } }
    await logAudit(trx, act, { ...noted, id, name: entryTitle(table, id) })
    return { name, before, undo: before }
  })
}

/** Makes an open entry contacted or replied once it has been answered; any other keeps its status. */
export async function markAnswered(trx: Transaction<Database>, inbox: Inbox, id: number, act: Act): Promise<void> {
  const { open, answered } = inboxKinds[inbox.table]
  const { rows } = await sql`
    select id from ${sql.table(inbox.table)} where id = ${id} and status = ${open} and ${isThere(inbox.table)}
  `.execute(trx)
  if (rows.length > 0) await changeEntry(trx, inbox, { id, change: answered }, act)
}
