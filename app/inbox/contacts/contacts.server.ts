/** Stores contact messages: see app/inbox/new-entries.server.ts. */
import type { Transaction } from 'kysely'
import { repeatsSince } from '~/lib/form-rules'
import { withSearchText } from '~/lib/search-text'
import type { Database } from '~db/database'
import { countStored, type Submission } from '~db/rate-limits.server'
import type { ContactRow } from '~db/tables/contacts'
import { isThere } from '~db/visibility.server'
import type { Contact } from './contacts'
import type { ContactInput } from './contacts.schema'

export interface NewContact extends ContactInput {
  /** The honeypot was filled in. */
  suspected: boolean
}

/** @throws LimitReachedError */
export async function insertContact(
  trx: Transaction<Database>,
  { suspected, ...input }: NewContact,
  submission: Submission,
): Promise<ContactRow> {
  const { now } = submission
  await countStored(trx, submission, input)
  const values = withSearchText('contacts', {
    ...input,
    suspected: suspected ? 1 : 0,
    createdAt: now.toISOString(),
    status: 'new',
  } as const)
  return trx.insertInto('contacts').values(values).returningAll().executeTakeFirstOrThrow()
}

/** Finds the first of a repeated post: a double click, a reload, another attempt. */
export async function findRepeatedContact(
  trx: Transaction<Database>,
  { suspected, ...input }: NewContact,
  { now }: Submission,
): Promise<ContactRow | undefined> {
  return trx
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
}

/** Keeps the order of columns, which the API’s answers have. */
export function toContact({ id, name, email, message, status, createdAt }: ContactRow): Contact {
  return { id, name, email, message, status, createdAt }
}
