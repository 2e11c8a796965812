/**
 * A digest tells each operator in one mail what the budget has no notices for, an hour after the first such entry. It
 * waits in the outbox, and its text is written when it leaves.
 */
import type { Kysely, Transaction } from 'kysely'
import type { InboxTab } from '~/inbox/entries/inbox'
import { countOpenSince, inboxes } from '~/inbox/entries/inbox.server'
import { readSite } from '~/kinds/settings/settings.server'
import { withSearchText } from '~/lib/search-text'
import type { Database } from '~db/database'
import type { MailRow } from '~db/tables/mails'
import { digestEveryMs } from './mail-budget'
import { digestMail } from './operator-mails'
import type { WaitingDigest } from './outbox'
import { queueMail } from './outbox.server'

/** Finds who gets the next entries of this kind in a digest. */
export async function findDigestRecipients(trx: Transaction<Database>, tab: InboxTab): Promise<Set<string>> {
  const rows = await newDigests(trx).select('recipient').where('entryKind', '=', tab).execute()
  return new Set(rows.map(({ recipient }) => recipient))
}

export async function queueDigest(
  trx: Transaction<Database>,
  { tab, recipient }: { tab: InboxTab; recipient: string },
  now: Date,
): Promise<void> {
  const mail = digestMail({ tab, since: now, now }, await readSite(trx))
  const dueAt = new Date(now.getTime() + digestEveryMs)
  await queueMail(trx, { ...mail, kind: 'notice', entry: { kind: tab, id: null }, recipient, dueAt }, now)
}

/** Writes what the digest tells now. Deletes it and returns undefined if all of its entries have been answered. */
export async function writeDigest(trx: Transaction<Database>, mail: MailRow, now: Date): Promise<MailRow | undefined> {
  const { id, entryKind: tab, createdAt, recipient } = mail
  const count = tab === null ? 0 : await countOpenFrom(trx, tab, createdAt)
  if (tab === null || count === 0) {
    await trx.deleteFrom('mails').where('id', '=', id).execute()
    return undefined
  }
  const written = digestMail({ tab, since: new Date(createdAt), now, count }, await readSite(trx))
  const { searchText } = withSearchText('mails', { ...written, recipient })
  return trx
    .updateTable('mails')
    .set({ ...written, searchText })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Lists the digests that the mail page shows. */
export async function listWaitingDigests(db: Kysely<Database>): Promise<WaitingDigest[]> {
  const rows = await newDigests(db)
    .select(({ fn }) => ['entryKind', fn.min('createdAt').as('since'), fn.min('dueAt').as('dueAt')])
    .groupBy('entryKind')
    .execute()
  const digests: WaitingDigest[] = []
  for (const { entryKind: tab, since, dueAt } of rows) {
    if (tab !== null) digests.push({ tab, since, dueAt, count: await countOpenFrom(db, tab, since) })
  }
  return digests
}

function newDigests(db: Kysely<Database>) {
  return db
    .selectFrom('mails')
    .where('state', '=', 'waiting')
    .where('kind', '=', 'notice')
    .where('attempts', '=', 0)
    .where('entryKind', 'is not', null)
    .where('entryId', 'is', null)
}

/** Counts an entry at `time` itself, too. */
function countOpenFrom(db: Kysely<Database>, tab: InboxTab, time: string): Promise<number> {
  return countOpenSince(db, inboxes[tab], new Date(Date.parse(time) - 1).toISOString())
}
