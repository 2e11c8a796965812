import type { Kysely } from 'kysely'
import { openFromPath, sealInPath } from '~/server/auth/address-key.server'
import type { Database } from '~db/database'
import { mostShown, type Person } from './people'
import { personCounts, digestOf, findPersonIds, type PersonIds } from './person-ids.server'
import { toPersonItems } from './person-items'
import { readFirstRecords, type ReadContext } from './person-records.server'

/** @param email in lower case */
export async function readPerson(db: Kysely<Database>, email: string, context: ReadContext): Promise<Person> {
  const ids = await findPersonIds(db, email)
  const records = await readFirstRecords(db, ids, { ...context, count: mostShown })
  return {
    email,
    key: personKey(email),
    counts: personCounts(ids),
    items: toPersonItems(records),
    beingSent: await countBeingSent(db, ids, context.now),
    digest: digestOf(ids),
  }
}

async function countBeingSent(db: Kysely<Database>, { mails }: PersonIds, now: Date): Promise<number> {
  const waiting = db.selectFrom('mails').select('id').where('state', '=', 'waiting')
  const claimed = await waiting.where('claimedUntil', '>', now.toISOString()).execute()
  const own = new Set(mails)
  return claimed.filter(({ id }) => own.has(id)).length
}

const place = 'person'

export function personKey(email: string): string {
  return sealInPath(email, place)
}

export function emailOf(key: string | undefined): string | undefined {
  return key === undefined ? undefined : openFromPath(key, place)
}
