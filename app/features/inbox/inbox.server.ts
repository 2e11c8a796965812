/**
 * Queries that both inboxes share; both tables have `suspected`, `status` and `createdAt`. Raw SQL where Kysely's
 * types tell the tables apart.
 */
import { sql, type Kysely, type RawBuilder, type SqlBool, type Transaction } from 'kysely'
import type { AuditEvent } from '~/lib/audit-events'
import { searchedNumber } from '~/lib/search-text'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { indexedBy } from '~db/portable-sql.server'
import { containsText } from '~db/list-search.server'
import { countByState } from '~db/row-counts.server'
import { isThere } from '~db/visibility.server'
import { write } from '~db/write.server'
import { inboxKinds, overdueBefore, type InboxCounts, type InboxFilter, type InboxTab } from './inbox'
import { entryTitle } from './inbox-messages'
import { idOfReference } from './reference'

export interface Inbox {
  table: InboxTab
  /** The column with the sender's name. */
  sender: string
  /** The column with the sender's address. */
  email: string
  auditEvents: {
    statusSet: AuditEvent
    deleted: AuditEvent
    suspectedDeleted: AuditEvent
    spam: AuditEvent
    notSpam: AuditEvent
  }
}

export const quoteInbox = {
  table: 'quotes',
  sender: 'customerName',
  email: 'customerEmail',
  auditEvents: {
    statusSet: 'quote-status-set',
    deleted: 'quote-deleted',
    suspectedDeleted: 'suspected-quotes-deleted',
    spam: 'quote-marked-spam',
    notSpam: 'quote-marked-not-spam',
  },
} as const satisfies Inbox

export const contactInbox = {
  table: 'contacts',
  sender: 'name',
  email: 'email',
  auditEvents: {
    statusSet: 'contact-status-set',
    deleted: 'contact-deleted',
    suspectedDeleted: 'suspected-contacts-deleted',
    spam: 'contact-marked-spam',
    notSpam: 'contact-marked-not-spam',
  },
} as const satisfies Inbox

export const inboxes = { quotes: quoteInbox, contacts: contactInbox } as const

export function inboxCondition({ table }: Inbox, { show, search }: InboxFilter, now: Date): RawBuilder<SqlBool> {
  const suspected = show === 'suspected' ? 1 : 0
  const conditions = [isThere(table), sql`suspected = ${suspected}`]
  if (show === 'overdue')
    conditions.push(sql`status = ${inboxKinds[table].open} and "createdAt" <= ${overdueBefore(now)}`)
  else if (show !== 'all' && show !== 'suspected') conditions.push(sql`status = ${show}`)
  if (search !== '') {
    const ids = [searchedNumber(search), idOfReference(table, search)].filter((id) => id !== undefined)
    const found = containsText(search)
    conditions.push(ids.length === 0 ? found : sql`(id in (${sql.join(ids)}) or ${found})`)
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

export async function countInbox(db: Kysely<Database>, inbox: Inbox, now: Date): Promise<InboxCounts> {
  const { statuses, open } = inboxKinds[inbox.table]
  const counts = await countByState(db, inbox.table)
  const byStatus = statuses.map((status) => ({ status, count: counts.get(status) ?? 0 }))
  return {
    all: byStatus.reduce((sum, { count }) => sum + count, 0),
    suspected: counts.get('suspected') ?? 0,
    overdue: (counts.get(open) ?? 0) - (await countOpenSince(db, inbox, overdueBefore(now))),
    byStatus,
  }
}

/**
 * Reads at most a day's entries, from the partial index of open ones. SQLite needs its condition word for word and
 * its name, or it would take the index of all open entries.
 */
export async function countOpenSince(db: Kysely<Database>, { table }: Inbox, time: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} ${indexedBy(db, `${table}Open`)}
    where suspected = 0 and status = ${sql.lit(inboxKinds[table].open)} and "createdAt" > ${time}
      and ${isThere(table)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export function entryMarks(
  { table }: Inbox,
  { suspected, status, createdAt }: { suspected: 0 | 1; status: string; createdAt: string },
  now: Date,
) {
  const isSuspected = suspected === 1
  const isOpen = status === inboxKinds[table].open
  return { isSuspected, isOverdue: !isSuspected && isOpen && createdAt <= overdueBefore(now) }
}

/** Undefined if there is no such entry. */
export async function findSender(db: Kysely<Database>, inbox: Inbox, id: number): Promise<string | undefined> {
  return (await findStored(db, inbox, id))?.sender
}

/** Those that are there, in the order of their ids. */
export async function listSenders(db: Kysely<Database>, { table, sender }: Inbox, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(table)
    .select(sql<string>`${sql.ref(sender)}`.as('sender'))
    .where('id', 'in', ids)
    .where(isThere(table))
    .orderBy('id')
    .execute()
  return rows.map((row) => row.sender)
}

interface Stored {
  sender: string
  status: string
  suspected: 0 | 1
}

async function findStored(db: Kysely<Database>, { table, sender }: Inbox, id: number): Promise<Stored | undefined> {
  return db
    .selectFrom(table)
    .select([sql<string>`${sql.ref(sender)}`.as('sender'), sql<string>`status`.as('status'), 'suspected'])
    .where('id', '=', id)
    .where(isThere(table))
    .executeTakeFirst()
}

/** Before and after. */
export interface ChangedEntry<Value> {
  sender: string
  before: Value
}

/** Any status may follow any other. Undefined if there is no such entry. */
export async function setEntryStatus(
  db: Kysely<Database>,
  inbox: Inbox,
  { id, status }: { id: number; status: string },
  act: Act,
): Promise<ChangedEntry<string> | undefined> {
  return write(db, async (trx) => {
    const stored = await findStored(trx, inbox, id)
    if (!stored) return undefined
    if (stored.status !== status) await moveEntry(trx, inbox, { id, from: stored.status, to: status }, act)
    return { sender: stored.sender, before: stored.status }
  })
}

async function moveEntry(
  trx: Transaction<Database>,
  inbox: Inbox,
  { id, from, to }: { id: number; from: string; to: string },
  act: Act,
): Promise<void> {
  await sql`update ${sql.table(inbox.table)} set status = ${to} where id = ${id}`.execute(trx)
  const name = entryTitle(inbox.table, id)
  await logAudit(trx, act, { event: inbox.auditEvents.statusSet, id, name, detail: { from, to } })
}

/** An open entry that has been answered is contacted or replied; any other keeps its status. */
export async function markAnswered(trx: Transaction<Database>, inbox: Inbox, id: number, act: Act): Promise<void> {
  const stored = await findStored(trx, inbox, id)
  const { open, answered } = inboxKinds[inbox.table]
  if (stored?.status === open) await moveEntry(trx, inbox, { id, from: open, to: answered }, act)
}

/** Marks as spam, or back with the status it had. Undefined if there is no such entry. */
export async function setEntrySuspected(
  db: Kysely<Database>,
  inbox: Inbox,
  { id, isSuspected }: { id: number; isSuspected: boolean },
  act: Act,
): Promise<ChangedEntry<boolean> | undefined> {
  return write(db, async (trx) => {
    const stored = await findStored(trx, inbox, id)
    if (!stored) return undefined
    const before = stored.suspected === 1
    if (before !== isSuspected) {
      await trx
        .updateTable(inbox.table)
        .set({ suspected: isSuspected ? 1 : 0 })
        .where('id', '=', id)
        .execute()
      const event = isSuspected ? inbox.auditEvents.spam : inbox.auditEvents.notSpam
      await logAudit(trx, act, { event, id, name: entryTitle(inbox.table, id) })
    }
    return { sender: stored.sender, before }
  })
}
