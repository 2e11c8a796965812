/** Finds what else a person has sent: quotes and messages of the same address, in whatever case it was typed. */
import { sql, type Kysely } from 'kysely'
import type { Database } from '~db/database'
import { toLowerAscii } from '~db/portable-sql.server'
import { isThere } from '~db/visibility.server'
import { readContacts } from './contact-inbox.server'
import { isOpenEntry, type InboxTab } from './inbox'
import { inboxes, readOverdueBefore } from './inbox.server'
import { readQuotes } from './quote-inbox.server'
import { entryValue, mostOthers, type OtherEntry } from './same-person'

interface Sent {
  tab: InboxTab
  id: number
  email: string
}

const readers = { quotes: readQuotes, contacts: readContacts } as const

/** Lists the newest of each kind, without suspected spam. */
export async function listOfSamePerson(db: Kysely<Database>, sent: Sent, now: Date): Promise<OtherEntry[]> {
  const late = await readOverdueBefore(db, now)
  const others: OtherEntry[] = []
  for (const tab of ['quotes', 'contacts'] as const) {
    const ids = await findIds(db, tab, sent)
    const rows = ids.length === 0 ? [] : await readers[tab](db, ids, late)
    others.push(...rows.toSorted((a, b) => b.id - a.id).map((row) => ({ ...row, tab })))
  }
  return others
}

async function findIds(db: Kysely<Database>, table: InboxTab, { tab, id, email }: Sent): Promise<number[]> {
  const address = sql.ref(inboxes[table].email)
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where lower(${address}) = ${toLowerAscii(email)} and suspected = 0 and ${isThere(table)} and id <> ${table === tab ? id : 0}
    order by id desc limit ${mostOthers}
  `.execute(db)
  return rows.map((row) => row.id)
}

/** Lists the ticked ones that still wait for an answer. */
export async function listAlsoAnswered(
  db: Kysely<Database>,
  sent: Sent,
  ticked: readonly string[],
  now: Date,
): Promise<OtherEntry[]> {
  if (ticked.length === 0) return []
  const others = await listOfSamePerson(db, sent, now)
  return others.filter((other) => isOpenEntry(other.tab, other) && ticked.includes(entryValue(other)))
}
