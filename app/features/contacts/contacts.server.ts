/** Stores contact messages: a page's form through `createContactOnce`, the API through `createContact`. */
import type { Kysely, Transaction } from 'kysely'
import { queueContactMails } from '~/features/mail/entry-mails.server'
import { repeatsSince } from '~/lib/form-rules'
import { withSearchText } from '~/lib/search-text'
import type { Database } from '~db/database'
import { countOne, writeSubmission, type Submission } from '~db/rate-limits.server'
import type { ContactRow } from '~db/tables/contacts'
import { isThere } from '~db/visibility.server'
import type { Contact } from './contacts'
import type { ContactInput } from './contacts.schema'

export interface NewContact extends ContactInput {
  /** The honeypot was filled in. */
  suspected: boolean
}

/** @throws LimitReachedError · DatabaseWriteError */
export async function createContact(db: Kysely<Database>, input: NewContact, submission: Submission): Promise<Contact> {
  return writeSubmission(db, submission, (trx) => insertContact(trx, input, submission))
}

/** Returns the first row for a repeated post (double click, reload, retry). */
export async function createContactOnce(
  db: Kysely<Database>,
  input: NewContact,
  submission: Submission,
): Promise<Contact> {
  return writeSubmission(
    db,
    submission,
    async (trx) => (await findRepeated(trx, input, submission)) ?? (await insertContact(trx, input, submission)),
  )
}

async function insertContact(
  trx: Transaction<Database>,
  { suspected, ...input }: NewContact,
  submission: Submission,
): Promise<Contact> {
  const { now, limit } = submission
  await countOne(trx, limit, now)
  const values = withSearchText('contacts', {
    ...input,
    suspected: suspected ? 1 : 0,
    createdAt: now.toISOString(),
    status: 'new',
  } as const)
  const row = await trx.insertInto('contacts').values(values).returningAll().executeTakeFirstOrThrow()
  await queueContactMails(trx, row, submission)
  return toContact(row)
}

async function findRepeated(
  trx: Transaction<Database>,
  { suspected, ...input }: NewContact,
  { now }: Submission,
): Promise<Contact | undefined> {
  const row = await trx
    .selectFrom('contacts')
    .selectAll()
    .where(isThere('contacts'))
    .where('email', '=', input.email)
    .where('createdAt', '>', repeatsSince(now))
    .where('name', '=', input.name)
    .where('message', '=', input.message)
    .where('suspected', '=', suspected ? 1 : 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toContact(row)
}

/** In column order, which the API's answers have. */
export function toContact({ id, name, email, message, status, createdAt }: ContactRow): Contact {
  return { id, name, email, message, status, createdAt }
}
