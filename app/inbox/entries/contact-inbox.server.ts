/** The operator's reads and writes of messages. */
import type { Kysely } from 'kysely'
import type { InboxCursor, InboxEntry, InboxListEntry, InboxQuery } from './inbox'
import { pageInOrder } from './inbox-order.server'
import { readMarks, type RowMarks } from './entry-marks.server'
import { contactInbox, rowMarks, readOverdueBefore } from './inbox.server'
import { referenceOf } from './reference'
import type { KeysetPage } from '~/lib/keyset-page'
import { cleanLine, truncate } from '~/lib/text'
import type { Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { ContactRow } from '~db/tables/contacts'
import { isThere } from '~db/visibility.server'
import { previewLength, type Contact, type ContactStatus } from '~/inbox/contacts/contacts'
import { toContact } from '~/inbox/contacts/contacts.server'

function contacts(db: Kysely<Database>) {
  return db.selectFrom('contacts').where(isThere('contacts'))
}

export async function pageOfContacts(
  db: Kysely<Database>,
  query: InboxQuery,
  now: Date,
): Promise<KeysetPage<InboxListEntry, InboxCursor>> {
  const late = await readOverdueBefore(db, now)
  return pageInOrder(db, contactInbox, query, { late, read: (ids) => readContacts(db, ids, late) })
}

/** Returns the rows in any order. @param late from readOverdueBefore() */
export async function readContacts(
  db: Kysely<Database>,
  ids: readonly number[],
  late: string,
): Promise<InboxListEntry[]> {
  const rows = await contacts(db).selectAll().where('id', 'in', ids).execute()
  const marks = { late, ...(await readMarks(db, 'contacts', ids)) }
  return rows.map((row) => toListEntry(row, marks))
}

export async function findContact(db: Kysely<Database>, id: number, now: Date): Promise<InboxEntry | undefined> {
  const row = await contacts(db).selectAll().where('id', '=', id).executeTakeFirst()
  const marks = { late: await readOverdueBefore(db, now), ...(await readMarks(db, 'contacts', [id])) }
  return (
    row && {
      ...toListEntry(row, marks),
      heading: `Message of ${row.name}`,
      words: row.message,
      details: [
        { label: 'Reference', value: referenceOf('contacts', row.id), kind: 'headline' },
        { label: 'Message', value: row.message, kind: 'text' },
      ],
    }
  )
}

/** Lists messages for the API: newest first, without suspected spam; `after` is an id, or 0. */
export async function listContacts(db: Kysely<Database>, { limit, after }: { limit: number; after: number }) {
  const rows = await contacts(db)
    .selectAll()
    .where('suspected', '=', 0)
    .$if(after > 0, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toContact)
}

/** Changes a status for the API. Returns undefined if there is no such message. */
export async function updateContactStatus(
  db: Kysely<Database>,
  { id, status }: { id: number; status: ContactStatus },
  act: Act,
): Promise<Contact | undefined> {
  await contactInbox.change(db, { id, change: status }, act)
  const row = await contacts(db).selectAll().where('id', '=', id).executeTakeFirst()
  return row && toContact(row)
}

function toListEntry(row: ContactRow, marks: RowMarks & { late: string }): InboxListEntry {
  return {
    id: row.id,
    sender: row.name,
    email: row.email,
    subject: 'Your message',
    summary: truncate(cleanLine(row.message), previewLength),
    note: '',
    phone: '',
    status: row.status,
    createdAt: row.createdAt,
    ...rowMarks(contactInbox, row, marks),
  }
}
