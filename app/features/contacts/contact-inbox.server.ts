/** The operator's side of messages: the list, newest first, its figures, and the status. */
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { overdueBefore, type InboxCounts, type InboxFilter, type InboxQuery } from '~/lib/inbox'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import { likePattern } from '~/lib/like-pattern'
import type { Database } from '~db/database'
import type { ContactRow } from '~db/tables/contacts'
import { write } from '~db/write.server'
import type { Contact, ContactStatus } from './contacts'
import { toContact } from './contacts.server'

/** A message as the desk shows it. */
export interface ContactEntry extends Contact {
  isOverdue: boolean
  isSuspected: boolean
}

export async function pageOfContacts(
  db: Kysely<Database>,
  { filter, size, cursor }: InboxQuery<ContactStatus>,
  now: Date,
): Promise<KeysetPage<ContactEntry>> {
  const backwards = cursor?.direction === 'before'
  const rows = await db
    .selectFrom('contacts')
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
export async function listContacts(db: Kysely<Database>, { limit, after }: { limit: number; after: number }) {
  const rows = await db
    .selectFrom('contacts')
    .selectAll()
    .$if(after > 0, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toContact)
}

export async function findContact(db: Kysely<Database>, id: number, now: Date): Promise<ContactEntry | undefined> {
  const row = await db.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toEntry(row, now)
}

/** Any status may follow any other. Undefined when there is no such message. */
export async function updateContactStatus(
  db: Kysely<Database>,
  id: number,
  status: ContactStatus,
): Promise<Contact | undefined> {
  const row = await write(db, (trx) =>
    trx.updateTable('contacts').set({ status }).where('id', '=', id).returningAll().executeTakeFirst(),
  )
  return row && toContact(row)
}

export async function countContacts(db: Kysely<Database>, now: Date): Promise<InboxCounts<ContactStatus>> {
  const groups = await db
    .selectFrom('contacts')
    .select(({ fn }) => ['suspected', 'status', fn.countAll<number>().as('count')])
    .groupBy(['suspected', 'status'])
    .execute()
  const { overdue } = await db
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<number>().as('overdue'))
    .where((row) => isShown(row, { show: 'overdue', search: '' }, now))
    .executeTakeFirstOrThrow()
  const counts = { all: 0, new: 0, replied: 0, closed: 0, overdue, suspected: 0 }
  for (const { suspected, status, count } of groups) {
    if (suspected === 1) counts.suspected += count
    else {
      counts.all += count
      counts[status] += count
    }
  }
  return counts
}

function isShown(
  row: ExpressionBuilder<Database, 'contacts'>,
  { show, search }: InboxFilter<ContactStatus>,
  now: Date,
) {
  const conditions = [row('suspected', '=', show === 'suspected' ? 1 : 0)]
  if (show === 'overdue') conditions.push(row('status', '=', 'new'), row('createdAt', '<=', overdueBefore(now)))
  else if (show !== 'all' && show !== 'suspected') conditions.push(row('status', '=', show))
  if (search !== '') {
    const fields = ['name', 'email', 'message'] as const
    const pattern = likePattern(search)
    conditions.push(row.or(fields.map((field) => sql<boolean>`${row.ref(field)} like ${pattern} escape '\\'`)))
  }
  return row.and(conditions)
}

function toEntry(row: ContactRow, now: Date): ContactEntry {
  const isSuspected = row.suspected === 1
  const isOverdue = !isSuspected && row.status === 'new' && row.createdAt <= overdueBefore(now)
  return { ...toContact(row), isOverdue, isSuspected }
}
