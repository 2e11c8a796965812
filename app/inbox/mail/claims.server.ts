/**
 * A process sends only mails of the outbox that it has claimed, for a time that is longer than a mail may take, so that
 * no other process sends them too. A claim counts as an attempt: a mail that ends the process each time fails in the
 * end.
 */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from '~db/database'
import { indexedBy } from '~db/portable-sql.server'
import type { MailRow } from '~db/tables/mails'
import { write } from '~db/write.server'
import { reopenUnanswered } from '~/inbox/entries/refused-answers.server'
import { writeDigest } from './digests.server'
import { isDigest, shareOf } from './mail-budget'
import { findUsedUp, takeShare } from './mail-budget.server'
import { hideInvitation, nextAttempt } from './outbox'
import type { Failure } from './smtp-failure'

/** An attempt is cut off after the first time, and a claim ends after the second. */
export const sendLimitMs = 120_000
const claimMs = 180_000

/** Claims the mail that has been due longest, if there is one. */
export async function claimNext(db: Kysely<Database>, now: Date): Promise<MailRow | undefined> {
  // The look takes no write lock, since most looks find nothing.
  while ((await findDue(db, now)) !== undefined) {
    const claimed = await write(db, (trx) => claimDue(trx, now))
    if (claimed !== 'nothing to tell') return claimed
  }
  return undefined
}

async function claimDue(trx: Transaction<Database>, now: Date): Promise<MailRow | 'nothing to tell' | undefined> {
  const id = await findDue(trx, now)
  if (id === undefined) return undefined
  const mail = await trx
    .updateTable('mails')
    .set((eb) => ({
      claimedUntil: new Date(now.getTime() + claimMs).toISOString(),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (mail.attempts > 1) return mail
  const told = isDigest(mail) ? await writeDigest(trx, mail, now) : mail
  if (told === undefined) return 'nothing to tell'
  await takeShare(trx, told, now)
  return told
}

/** Finds answers and tests first, because somebody has just pressed a button; then what has been due longest. */
async function findDue(db: Kysely<Database>, now: Date): Promise<number | undefined> {
  const first = (await findFirst(db, ofOperators, now)) ?? (await findFirst(db, anyWaiting, now))
  if (first === undefined || first.attempts > 0 || shareOf(first) === undefined) return first?.id
  const usedUp = await findUsedUp(db, now)
  if (!usedUp.singles && !usedUp.automatic) return first.id
  return (await findFirst(db, usedUp.automatic ? withoutNewAutomatic : withoutNewReceipts, now))?.id
}

interface Waiting {
  /** SQLite needs the index's name, and its condition word for word, or it would sort all waiting mails. */
  index: string
  condition: RawBuilder<unknown>
}

const ofOperators: Waiting = {
  index: 'mailsOfOperators',
  condition: sql`state = 'waiting' and kind in ('answer', 'test')`,
}
const anyWaiting: Waiting = { index: 'mailsDue', condition: sql`state = 'waiting'` }
const withoutNewReceipts: Waiting = {
  index: 'mailsDue',
  condition: sql`state = 'waiting' and (kind <> 'receipt' or attempts > 0)`,
}
/** The condition leaves out mails whose share of the day is used up: see shareOf(). */
const withoutNewAutomatic: Waiting = {
  index: 'mailsDue',
  condition: sql`
    state = 'waiting' and (attempts > 0 or kind not in ('receipt', 'overdue')
      and not (kind = 'notice' and "entryKind" is not null and "entryId" is null))
  `,
}

async function findFirst(db: Kysely<Database>, { index, condition }: Waiting, now: Date) {
  const time = now.toISOString()
  const { rows } = await sql<Pick<MailRow, 'id' | 'kind' | 'entryKind' | 'entryId' | 'attempts'>>`
    select id, kind, "entryKind", "entryId", attempts from mails ${indexedBy(db, index)}
    where ${condition} and "dueAt" <= ${time} and ("claimedUntil" is null or "claimedUntil" <= ${time})
    order by "dueAt", id limit 1
  `.execute(db)
  return rows[0]
}

export async function settleSent(db: Kysely<Database>, id: number, response: string, now: Date): Promise<void> {
  const sent = { state: 'sent', sentAt: now.toISOString(), response, claimedUntil: null } as const
  await write(db, async (trx) => {
    await settle(trx, id, sent)
    const mail = await trx.selectFrom('mails').select(['text', 'html']).where('id', '=', id).executeTakeFirst()
    const hidden = mail && { text: hideInvitation(mail.text), html: hideInvitation(mail.html) }
    if (hidden && hidden.text !== mail.text) await trx.updateTable('mails').set(hidden).where('id', '=', id).execute()
  })
}

/** Lets the mail wait for the next attempt, or fail, which opens what it answered again. */
export async function settleFailed(
  db: Kysely<Database>,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  { of, words }: Failure,
  now: Date,
): Promise<void> {
  const next = of === 'mail' ? undefined : nextAttempt(attempts, now)
  const state = next === undefined ? 'failed' : 'waiting'
  const settled = { state, dueAt: (next ?? now).toISOString(), response: words, claimedUntil: null } as const
  await write(db, async (trx) => {
    await settle(trx, id, settled)
    if (state === 'failed') await reopenUnanswered(trx, id, now)
  })
}

async function settle(
  trx: Transaction<Database>,
  id: number,
  changes: Partial<Pick<MailRow, 'state' | 'sentAt' | 'dueAt' | 'response' | 'claimedUntil'>>,
): Promise<void> {
  await trx.updateTable('mails').set(changes).where('id', '=', id).execute()
}
