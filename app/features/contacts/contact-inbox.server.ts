/** The operator's side of messages: the list, newest first, its figures, and the status. */
import type { Kysely } from 'kysely'
import { contactInbox, countInbox, inboxCondition, setEntryStatus } from '~/features/inbox/inbox.server'
import { overdueBefore, type InboxCounts, type InboxQuery } from '~/lib/inbox'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import { cleanLine, truncate } from '~/lib/text'
import type { Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { ContactRow } from '~db/tables/contacts'
import { previewLength, type Contact, type ContactEntry, type ContactListEntry, type ContactStatus } from './contacts'
import { toContact } from './contacts.server'

export async function pageOfContacts(
  db: Kysely<Database>,
  { filter, size, cursor }: InboxQuery<ContactStatus>,
  now: Date,
): Promise<KeysetPage<ContactListEntry>> {
  const backwards = cursor?.direction === 'before'
  const rows = await db
    .selectFrom('contacts')
    .selectAll()
    .where(inboxCondition(contactInbox, filter, now))
    .$if(cursor !== undefined, (all) => all.where('id', backwards ? '>' : '<', cursor?.id ?? 0))
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

/** For the API. Undefined when there is no such message. */
export async function updateContactStatus(
  db: Kysely<Database>,
  { id, status }: { id: number; status: ContactStatus },
  act: Act,
): Promise<Contact | undefined> {
  await setEntryStatus(db, contactInbox, { id, status }, act)
  const row = await db.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toContact(row)
}

export async function countContacts(db: Kysely<Database>, now: Date): Promise<InboxCounts<ContactStatus>> {
  return countInbox(db, contactInbox, now)
}

function toEntry(row: ContactRow, now: Date): ContactEntry {
  const isSuspected = row.suspected === 1
  const isOverdue = !isSuspected && row.status === contactInbox.open && row.createdAt <= overdueBefore(now)
  return { ...toContact(row), isOverdue, isSuspected }
}

function toListEntry({ message, ...entry }: ContactEntry): ContactListEntry {
  return { ...entry, preview: truncate(cleanLine(message), previewLength) }
}
