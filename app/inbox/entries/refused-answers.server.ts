/** When an answer's mail fails or is sent again, the quotes and messages that it answers change their status. */
import type { Transaction } from 'kysely'
import { siteItself, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { isLatestAnswer } from './entry-marks.server'
import { inboxKinds } from './inbox'
import { inboxes, markAnswered } from './inbox.server'

/** Finds the entries that a mail answers, unless they have had another answer since. */
async function entriesAnsweredBy(trx: Transaction<Database>, mailId: number) {
  const rows = await trx
    .selectFrom('answers')
    .select(['entryKind', 'entryId'])
    .where('mailId', '=', mailId)
    .where(isLatestAnswer())
    .execute()
  return rows.map(({ entryKind, entryId }) => ({ inbox: inboxes[entryKind], id: entryId }))
}

/** Reopens what a refused or abandoned mail was to answer: the customer still waits. */
export async function reopenUnanswered(trx: Transaction<Database>, mailId: number, now: Date): Promise<void> {
  for (const { inbox, id } of await entriesAnsweredBy(trx, mailId)) {
    await inbox.change(trx, { id, change: inboxKinds[inbox.table].open }, { by: siteItself, now })
  }
}

/** Marks as answered what a refused mail answers, when that mail is sent again. */
export async function markAnsweredAgain(trx: Transaction<Database>, mailId: number, act: Act): Promise<void> {
  for (const { inbox, id } of await entriesAnsweredBy(trx, mailId)) await markAnswered(trx, inbox, id, act)
}
