/** The contact messages' rows. A page's form goes through `createContactOnce`, the API through `createContact`. */
import type { Kysely, Transaction } from 'kysely'
import { repeatsSince } from '~/lib/repeat-window'
import type { Database } from '~db/database'
import type { ContactRow } from '~db/tables/contacts'
import { write } from '~db/write.server'
import type { Contact } from './contacts'
import type { ContactInput } from './contacts.schema'

export interface NewContact extends ContactInput {
  /** The honeypot was filled in: kept apart for the operator. */
  suspected: boolean
}

export async function createContact(db: Kysely<Database>, input: NewContact, now: Date): Promise<Contact> {
  return write(db, (trx) => insertContact(trx, input, now))
}

/** The same, but a repeated post (double click, reload, retry) is answered with the row of the first. */
export async function createContactOnce(db: Kysely<Database>, input: NewContact, now: Date): Promise<Contact> {
  return write(db, async (trx) => (await findRepeated(trx, input, now)) ?? (await insertContact(trx, input, now)))
}

async function insertContact(trx: Transaction<Database>, input: NewContact, now: Date): Promise<Contact> {
  const row = await trx
    .insertInto('contacts')
    .values({ ...input, suspected: input.suspected ? 1 : 0, status: 'new', createdAt: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toContact(row)
}

async function findRepeated(trx: Transaction<Database>, input: NewContact, now: Date): Promise<Contact | undefined> {
  const row = await trx
    .selectFrom('contacts')
    .selectAll()
    .where('email', '=', input.email)
    .where('createdAt', '>', repeatsSince(now))
    .where('name', '=', input.name)
    .where('message', '=', input.message)
    .where('suspected', '=', input.suspected ? 1 : 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toContact(row)
}

export function toContact({ suspected: _suspected, ...contact }: ContactRow): Contact {
  return contact
}
