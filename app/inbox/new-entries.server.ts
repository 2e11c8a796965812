/** Stores what visitors send, with the mails about it. A page's form stores a repeated post once, the API each time. */
import type { Kysely, Transaction } from 'kysely'
import type { Contact } from '~/inbox/contacts/contacts'
import { findRepeatedContact, insertContact, toContact, type NewContact } from '~/inbox/contacts/contacts.server'
import { queueContactMails, queueQuoteMails } from '~/inbox/mail/entry-mails.server'
import type { Quote } from '~/inbox/quotes/quotes'
import { findRepeatedQuote, insertQuote, toQuote, type NewQuote } from '~/inbox/quotes/quotes.server'
import type { Database } from '~db/database'
import { writeSubmission, type Submission } from '~db/rate-limits.server'

/** Returns undefined if a product does not exist. @throws LimitReachedError · DatabaseWriteError */
export function createQuote(db: Kysely<Database>, input: NewQuote, submission: Submission): Promise<Quote | undefined> {
  return writeSubmission(db, submission, (trx) => storeQuote(trx, input, submission))
}

/** Returns the first one for a repeated post, and otherwise acts as createQuote(). */
export function createQuoteOnce(
  db: Kysely<Database>,
  input: NewQuote,
  submission: Submission,
): Promise<Quote | undefined> {
  return writeSubmission(db, submission, async (trx) => {
    const repeated = await findRepeatedQuote(trx, input, submission)
    return repeated ? toQuote(repeated) : storeQuote(trx, input, submission)
  })
}

async function storeQuote(trx: Transaction<Database>, input: NewQuote, submission: Submission) {
  const row = await insertQuote(trx, input, submission)
  if (!row) return undefined
  await queueQuoteMails(trx, row, submission)
  return toQuote(row)
}

/** @throws LimitReachedError · DatabaseWriteError */
export function createContact(db: Kysely<Database>, input: NewContact, submission: Submission): Promise<Contact> {
  return writeSubmission(db, submission, (trx) => storeContact(trx, input, submission))
}

/** Returns the first one for a repeated post, and otherwise acts as createContact(). */
export function createContactOnce(db: Kysely<Database>, input: NewContact, submission: Submission): Promise<Contact> {
  return writeSubmission(db, submission, async (trx) => (await storeContactOnce(trx, input, submission)).contact)
}

/** @throws LimitReachedError */
export async function storeContactOnce(trx: Transaction<Database>, input: NewContact, submission: Submission) {
  const repeated = await findRepeatedContact(trx, input, submission)
  if (repeated) return { contact: toContact(repeated), isNew: false }
  return { contact: await storeContact(trx, input, submission), isNew: true }
}

async function storeContact(trx: Transaction<Database>, input: NewContact, submission: Submission) {
  const row = await insertContact(trx, input, submission)
  await queueContactMails(trx, row, submission)
  return toContact(row)
}
