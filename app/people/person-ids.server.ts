import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { idOfReference } from '~/inbox/entries/reference'
import { entryTables } from '~/lib/visibility'
import type { Database } from '~db/database'
import type { EntryKind } from '~db/tables/entry-events'
import { isThere } from '~db/visibility.server'
import { personKinds, type PersonCounts, type PersonKind } from './people'

export type PersonIds = Readonly<Record<PersonKind, readonly number[]>>

/** @param email in lower case */
export async function findPersonIds(db: Kysely<Database>, email: string): Promise<PersonIds> {
  return {
    quotes: await findIds(db, sql`quotes where lower("customerEmail") = ${email} and ${isThere('quotes')}`),
    contacts: await findIds(db, sql`contacts where lower(email) = ${email} and ${isThere('contacts')}`),
    bin: await findIds(db, sql`bin where lower(email) = ${email}`),
    notes: await findIds(db, ...entriesOf(email).map((is) => sql`"entryEvents" where ${is} and event <> 'seen'`)),
    views: await findIds(db, ...entriesOf(email).map((is) => sql`"entryEvents" where ${is} and event = 'seen'`)),
    answers: await findIds(db, ...entriesOf(email).map((is) => sql`${answers} as answers where ${is}`)),
    mails: await findMails(db, email),
  }
}

interface AnswerRow {
  id: number
  entryKind: EntryKind
  entryId: number
  sentVia: string
  sentAt: string | null
  updatedAt: string
  by: string
  content: string
}

/** Answers are sent ones and drafts. An answer keeps the id of its draft, so no two have the same. */
export const answers = sql<AnswerRow>`(
  select id, "entryKind", "entryId", "sentVia", "sentAt", "sentAt" as "updatedAt", "operatorName" as "by", content
  from answers
  union all select id, kind, "recordId", cast('not sent: a draft' as text), cast(null as text), "savedAt", "operatorName", content
  from revisions where state = 'draft' and kind in ('quotes', 'contacts')
)`

/** The conditions cover quotes and messages in the bin, too. */
function entriesOf(email: string): RawBuilder<unknown>[] {
  return entryTables.map((kind) => sql`"entryKind" = ${kind} and "entryId" in (${entryIds(kind, email)})`)
}

function entryIds(kind: EntryKind, email: string): RawBuilder<unknown> {
  const column = kind === 'quotes' ? 'customerEmail' : 'email'
  return sql`select id from ${sql.table(kind)} where lower(${sql.ref(column)}) = ${email}`
}

async function findIds(db: Kysely<Database>, ...sources: RawBuilder<unknown>[]): Promise<number[]> {
  const ids = new Set<number>()
  for (const rows of sources) {
    const found = await sql<{ id: number }>`select id from ${rows}`.execute(db)
    for (const { id } of found.rows) ids.add(id)
  }
  return [...ids].sort((a, b) => b - a)
}

/**
 * Mails about the person's entries count, and mails to the person. A mail to operators about others does not, even if
 * the address is an operator's.
 */
async function findMails(db: Kysely<Database>, email: string): Promise<number[]> {
  const about = entriesOf(email).map((is) => sql`mails where ${is}`)
  const to = sql`mails where lower(recipient) = ${email} and kind not in ('notice', 'overdue')`
  const ids = await findIds(db, ...about, to)
  return [...new Set([...ids, ...(await findLists(db, email))])].sort((a, b) => b - a)
}

/** Finds daily lists that name the person by reference numbers. */
async function findLists(db: Kysely<Database>, email: string): Promise<number[]> {
  const own = {
    quotes: new Set(await findIds(db, sql`(${entryIds('quotes', email)}) as own`)),
    contacts: new Set(await findIds(db, sql`(${entryIds('contacts', email)}) as own`)),
  }
  // A literal lets SQLite use the partial index.
  const isList = sql.lit('overdue' as const)
  const lists = await db.selectFrom('mails').select(['id', 'text']).where('kind', '=', isList).execute()
  const isNamed = (reference: string) => entryTables.some((tab) => own[tab].has(idOfReference(tab, reference) ?? 0))
  return lists.filter(({ text }) => text.match(/\b[QM]-\d+\b/g)?.some(isNamed)).map(({ id }) => id)
}

export function personCounts(ids: PersonIds): PersonCounts {
  const { quotes, contacts, bin, notes, views, answers, mails } = ids
  return {
    quotes: quotes.length,
    contacts: contacts.length,
    bin: bin.length,
    notes: notes.length,
    views: views.length,
    answers: answers.length,
    mails: mails.length,
  }
}

/** The digest changes with every row that comes or goes, but not when an operator looks at an entry. */
export function digestOf(ids: PersonIds): string {
  const lines = personKinds.filter((kind) => kind !== 'views').map((kind) => `${kind} ${ids[kind].join(' ')}`)
  return createHash('sha256').update(lines.join('\n')).digest('base64url')
}
