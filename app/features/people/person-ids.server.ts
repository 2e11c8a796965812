/** Finds every row about one person, by e-mail address. */
import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { idOfReference } from '~/features/inbox/reference'
import type { Database } from '~db/database'
import type { EntryKind } from '~db/tables/entry-events'
import { personKinds, type PersonCounts, type PersonKind } from './people'

/** Newest first. */
export type PersonIds = Readonly<Record<PersonKind, readonly number[]>>

/** @param email in lower case */
export async function findPersonIds(db: Kysely<Database>, email: string): Promise<PersonIds> {
  const ofEntries = sql`("entryKind", "entryId") in (${entriesOf(email)})`
  return {
    quotes: await findIds(db, sql`quotes where lower("customerEmail") = ${email}`),
    contacts: await findIds(db, sql`contacts where lower(email) = ${email}`),
    bin: await findIds(db, sql`bin where lower(email) = ${email}`),
    notes: await findIds(db, sql`"entryEvents" where ${ofEntries} and event = 'note'`),
    views: await findIds(db, sql`"entryEvents" where ${ofEntries} and event <> 'note'`),
    answers: await findIds(db, sql`answers where ${ofEntries}`),
    mails: await findMails(db, email),
  }
}

/** Also of those in the bin. */
function entriesOf(email: string): RawBuilder<unknown> {
  return sql`
    select 'quotes' as kind, id from quotes where lower("customerEmail") = ${email}
    union all select 'contacts', id from contacts where lower(email) = ${email}
    union all select kind, "recordId" from bin where lower(email) = ${email} and kind in ('quotes', 'contacts')
  `
}

async function findIds(db: Kysely<Database>, rows: RawBuilder<unknown>): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from ${rows}`.execute(db)
  return found.rows.map(({ id }) => id).sort((a, b) => b - a)
}

/**
 * About their entries, and to them. What operators get about others is not theirs, even if the address is an
 * operator's.
 */
async function findMails(db: Kysely<Database>, email: string): Promise<number[]> {
  const about = await findIds(db, sql`mails where ("entryKind", "entryId") in (${entriesOf(email)})`)
  const to = await findIds(db, sql`mails where lower(recipient) = ${email} and kind not in ('notice', 'overdue')`)
  const lists = await findLists(db, email)
  return [...new Set([...about, ...to, ...lists])].sort((a, b) => b - a)
}

/** Daily lists that name the person: by the reference numbers in them. */
async function findLists(db: Kysely<Database>, email: string): Promise<number[]> {
  const entries = await sql<{ kind: EntryKind; id: number }>`${entriesOf(email)}`.execute(db)
  if (entries.rows.length === 0) return []
  const ids = {
    quotes: new Set(entries.rows.filter(({ kind }) => kind === 'quotes').map(({ id }) => id)),
    contacts: new Set(entries.rows.filter(({ kind }) => kind === 'contacts').map(({ id }) => id)),
  }
  const lists = await db.selectFrom('mails').select(['id', 'text']).where('kind', '=', 'overdue').execute()
  const isNamed = (reference: string) =>
    (['quotes', 'contacts'] as const).some((tab) => ids[tab].has(idOfReference(tab, reference) ?? 0))
  return lists.filter(({ text }) => text.match(/\b[QM]-\d+\b/g)?.some(isNamed)).map(({ id }) => id)
}

export function countPerson(ids: PersonIds): PersonCounts {
  const { quotes, contacts, bin, notes, views, answers, mails } = ids
  return {
    ...{ quotes: quotes.length, contacts: contacts.length, bin: bin.length, notes: notes.length },
    ...{ views: views.length, answers: answers.length, mails: mails.length },
  }
}

/** Changes with whatever comes in or goes, but not when an operator looks at an entry. */
export function digestOf(ids: PersonIds): string {
  const lines = personKinds.filter((kind) => kind !== 'views').map((kind) => `${kind} ${ids[kind].join(' ')}`)
  return createHash('sha256').update(lines.join('\n')).digest('base64url')
}
