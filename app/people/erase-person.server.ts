import { sql, type Kysely, type Transaction } from 'kysely'
import { forgetReceipts } from '~/inbox/mail/entry-mails.server'
import { entryTables } from '~/lib/visibility'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { personKinds, sumOf, type PersonCounts, type PersonKind } from './people'
import { personCounts, digestOf, findPersonIds } from './person-ids.server'

/** Rows that refer to an entry come before the entry. */
const tables = {
  views: ['entryEvents'],
  notes: ['entryEvents'],
  answers: ['answers', 'revisions'],
  mails: ['mails'],
  bin: ['bin'],
  contacts: ['contacts'],
  quotes: ['quotes'],
} as const satisfies Record<PersonKind, readonly (keyof Database)[]>

/**
 * The digest tells whether the rows have changed since the operator saw them. A mail that is being sent at this moment
 * goes out, and nothing is sent again.
 * @param email in lower case
 */
export async function erasePerson(
  db: Kysely<Database>,
  { email, digest }: { email: string; digest: string },
  act: Act,
): Promise<PersonCounts | undefined> {
  return write(db, async (trx) => {
    const ids = await findPersonIds(trx, email)
    const counts = personCounts(ids)
    if (digestOf(ids) !== digest || sumOf(counts) === 0) return undefined
    for (const kind of personKinds.toReversed()) {
      for (const table of tables[kind]) await deleteRows(trx, table, ids[kind])
    }
    await deleteBinned(trx, email)
    await forgetReceipts(trx, email)
    await logAudit(trx, act, { event: 'person-erased', detail: { counts: { ...counts } } })
    return counts
  })
}

export function tablesOf(counts: PersonCounts): (keyof Database)[] {
  const emptied = personKinds.filter((kind) => counts[kind] > 0).flatMap((kind) => tables[kind])
  return [...new Set([...emptied, ...(counts.bin > 0 ? entryTables : [])])]
}

async function deleteBinned(trx: Transaction<Database>, email: string): Promise<void> {
  await sql`delete from quotes where lower("customerEmail") = ${email}`.execute(trx)
  await sql`delete from contacts where lower(email) = ${email}`.execute(trx)
}

/** SQLite binds at most 32,766 values. */
const idsAtOnce = 1000

async function deleteRows(
  trx: Transaction<Database>,
  table: (typeof tables)[PersonKind][number],
  ids: readonly number[],
): Promise<void> {
  for (let first = 0; first < ids.length; first += idsAtOnce) {
    const some = ids.slice(first, first + idsAtOnce)
    await trx.deleteFrom(table).where('id', 'in', some).execute()
  }
}
