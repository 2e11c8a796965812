/** Each open dashboard asks every ten seconds, so this reads only the index of open entries, and what arrived. */
import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'
import { indexedBy } from '~db/portable-sql.server'
import { isThere } from '~db/visibility.server'
import { inboxKinds } from './inbox'
import { contactInbox, isLate, quoteInbox, readOverdueBefore, type Inbox } from './inbox.server'
import type { InboxNews, News, SeenEntries } from './news'

/** Counts nothing as new without `seen`. */
export async function readNews(db: Kysely<Database>, seen: Partial<SeenEntries>, now: Date): Promise<News> {
  const late = await readOverdueBefore(db, now)
  return {
    quotes: await readInboxNews(db, quoteInbox, seen.quotes, late),
    contacts: await readInboxNews(db, contactInbox, seen.contacts, late),
  }
}

const mostArrived = 1000

async function readInboxNews(
  db: Kysely<Database>,
  { table, sender }: Inbox,
  seen: number | undefined,
  late: string,
): Promise<InboxNews> {
  const open = sql.lit(inboxKinds[table].open)
  // SQLite needs the index's condition word for word, and its name.
  const { rows: counts } = await sql<{ open: number; overdue: number }>`
    select count(*) as open, count(*) filter (where ${isLate(table, late)}) as overdue
    from ${sql.table(table)} ${indexedBy(db, `${table}Open`)} where suspected = 0 and status = ${open}
      and ${isThere(table)}
  `.execute(db)
  // The last id counts entries in the bin, too: one that comes back is not new.
  const last = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const latest = last?.id ?? 0
  const { rows: arrived } = await sql<{ id: number; sender: string }>`
    select id, ${sql.ref(sender)} as sender from ${sql.table(table)}
    where id > ${seen ?? latest} and suspected = 0 and ${isThere(table)} order by id desc limit ${mostArrived}
  `.execute(db)
  const [newest = null] = arrived
  const { open: openCount = 0, overdue = 0 } = counts[0] ?? {}
  return { open: openCount, overdue, latest, arrived: arrived.length, newest }
}
