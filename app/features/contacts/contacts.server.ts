/** The contact messages' rows. A page's form goes through `createContactOnce`, the API through `createContact`. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { repeatsSince } from '~/lib/repeat-window'
import { writeArrived, type Arrival } from '~db/arrival.server'
import type { Database } from '~db/database'
import { keepInsert, keepQuery, type Given } from '~db/kept-query.server'
import { countOne } from '~db/rate-limits.server'
import type { ContactRow } from '~db/tables/contacts'
import type { Contact } from './contacts'
import type { ContactInput } from './contacts.schema'

export interface NewContact extends ContactInput {
  /** The honeypot was filled in: kept apart for the operator. */
  suspected: boolean
}

/** Stores the message. @throws LimitReachedError · DatabaseWriteError */
export async function createContact(db: Kysely<Database>, input: NewContact, arrival: Arrival): Promise<Contact> {
  return writeArrived(db, arrival, (trx) => insertContact(trx, input, arrival))
}

/** The same, but a repeated post (double click, reload, retry) is answered with the row of the first. */
export async function createContactOnce(db: Kysely<Database>, input: NewContact, arrival: Arrival): Promise<Contact> {
  return writeArrived(
    db,
    arrival,
    async (trx) => (await findRepeated(trx, input, arrival)) ?? (await insertContact(trx, input, arrival)),
  )
}

async function insertContact(
  trx: Transaction<Database>,
  { suspected, ...input }: NewContact,
  { now, limit }: Arrival,
): Promise<Contact> {
  await countOne(trx, limit, now)
  const values = { ...input, suspected: suspected ? 1 : 0, createdAt: now.toISOString() } as const
  const id = await addRow(trx, values)
  return toContact({ ...values, id, status: 'new' })
}

const addRow = keepInsert((db, given: Given<ContactInput & Pick<ContactRow, 'suspected' | 'createdAt'>>) =>
  db.insertInto('contacts').values({
    name: given('name'),
    email: given('email'),
    message: given('message'),
    suspected: given('suspected'),
    createdAt: given('createdAt'),
    status: 'new',
  }),
)

async function findRepeated(
  trx: Transaction<Database>,
  { suspected, ...input }: NewContact,
  { now }: Arrival,
): Promise<Contact | undefined> {
  const find = suspected ? findSuspectedTwin : findTwin
  const [row] = await find(trx, { ...input, since: repeatsSince(now) })
  return row && toContact(row)
}

const findTwin = keepTwin(0)
const findSuspectedTwin = keepTwin(1)

/** The flag stands in the text: see the quotes' own. */
function keepTwin(suspected: 0 | 1) {
  return keepQuery((db, given: Given<ContactInput & { since: string }>) =>
    db
      .selectFrom('contacts')
      .selectAll()
      .where('email', '=', given('email'))
      .where('createdAt', '>', given('since'))
      .where('name', '=', given('name'))
      .where('message', '=', given('message'))
      .where('suspected', '=', sql.lit(suspected))
      .orderBy('id', 'desc')
      .limit(1),
  )
}

/** In the order of the table's columns: it is that of the API's answers. */
export function toContact({ id, name, email, message, status, createdAt }: ContactRow): Contact {
  return { id, name, email, message, status, createdAt }
}
