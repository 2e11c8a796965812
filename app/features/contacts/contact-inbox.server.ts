/** The operator's side of messages: the list, newest first, its figures, and the status. */
import type { Kysely } from 'kysely'
import { overdueBefore, type InboxCounts, type InboxQuery } from '~/lib/inbox'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import { cleanLine, truncate } from '~/lib/text'
import { noteDeed, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { countInbox, findInboxIds, inboxCondition, type Inbox } from '~db/inbox.server'
import type { ContactRow } from '~db/tables/contacts'
import { write } from '~db/write.server'
import {
  contactStatuses,
  previewLength,
  type Contact,
  type ContactEntry,
  type ContactListEntry,
  type ContactStatus,
} from './contacts'
import { toContact } from './contacts.server'

const inbox = {
  table: 'contacts',
  statuses: contactStatuses,
  open: 'new',
  searched: ['name', 'email', 'message'],
} as const satisfies Inbox<ContactStatus>

export async function pageOfContacts(
  db: Kysely<Database>,
  query: InboxQuery<ContactStatus>,
  now: Date,
): Promise<KeysetPage<ContactListEntry>> {
  const { filter, size, cursor } = query
  const backwards = cursor?.direction === 'before'
  const found = filter.search === '' ? undefined : await findInboxIds(db, inbox, query, now)
  if (found?.length === 0) return toKeysetPage([], { size, cursor })
  const rows = await db
    .selectFrom('contacts')
    .selectAll()
    .$if(found === undefined, (all) => all.where(inboxCondition(inbox, filter, now)))
    .$if(cursor !== undefined, (all) => all.where('id', backwards ? '>' : '<', cursor?.id ?? 0))
    .$if(found !== undefined, (all) => all.where('id', 'in', found ?? []))
    .orderBy('id', backwards ? 'asc' : 'desc')
    .limit(size + 1)
    .execute()
  return toKeysetPage(
    rows.map((row) => toListEntry(toEntry(row, now))),
    { size, cursor },
  )
}

/** For the API: all but the suspected ones, newest first; `after` is the last id of the rows before, or 0. */
export async function listContacts(db: Kysely<Database>, { limit, after }: { limit: number; after: number }) {
  const rows = await db
    .selectFrom('contacts')
    .selectAll()
    .where('suspected', '=', 0)
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

/** Any status may follow any other; one that it has already is not set again. Undefined when there is no such message. */
export async function updateContactStatus(
  db: Kysely<Database>,
  { id, status }: { id: number; status: ContactStatus },
  act: Act,
): Promise<Contact | undefined> {
  return write(db, async (trx) => {
    const stored = await trx.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirst()
    if (!stored || stored.status === status) return stored && toContact(stored)
    await trx.updateTable('contacts').set({ status }).where('id', '=', id).execute()
    const detail = { from: stored.status, to: status }
    await noteDeed(trx, act, { deed: 'contact-status-set', id, name: `Message ${String(id)}`, detail })
    return toContact({ ...stored, status })
  })
}

export async function countContacts(db: Kysely<Database>, now: Date): Promise<InboxCounts<ContactStatus>> {
  return countInbox(db, inbox, now)
}

function toEntry(row: ContactRow, now: Date): ContactEntry {
  const isSuspected = row.suspected === 1
  const isOverdue = !isSuspected && row.status === inbox.open && row.createdAt <= overdueBefore(now)
  return { ...toContact(row), isOverdue, isSuspected }
}

function toListEntry({ message, ...entry }: ContactEntry): ContactListEntry {
  return { ...entry, preview: truncate(cleanLine(message), previewLength) }
}
