/**
 * Claims of mails in the outbox. A process sends only what it has claimed, for a time that is longer than a mail may
 * take, so that no other process sends it too. A claim counts as an attempt: a mail that ends the process each time
 * fails in the end.
 */
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { readInboxSettings } from '~/features/inbox/inbox-settings.server'
import { localHour } from '~/lib/dates'
import { env } from '~/server/env.server'
import type { Database } from '~db/database'
import { indexedBy } from '~db/portable-sql.server'
import { countOne, readCount } from '~db/rate-limits.server'
import type { MailRow } from '~db/tables/mails'
import { write } from '~db/write.server'
import { hideInvitation, nextAttempt } from './outbox'
import type { Failure } from './smtp-failure'

/** An attempt is cut off after the first, and a claim ends after the second. */
export const sendLimitMs = 120_000
const claimMs = 180_000

/** The mail that has been due longest, if there is one. */
export async function claimNext(db: Kysely<Database>, now: Date): Promise<MailRow | undefined> {
  // Without the write lock, since most looks find nothing.
  if ((await findDue(db, now)) === undefined) return undefined
  return write(db, async (trx) => {
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
    if (mail.kind === 'receipt' && mail.attempts === 1) await countOne(trx, await dailyReceipts(trx, now), now)
    return mail
  })
}

/** Answers and tests first: somebody has just pressed a button. Then what has been due longest. */
async function findDue(db: Kysely<Database>, now: Date): Promise<number | undefined> {
  const first = (await findFirst(db, ofOperators, now)) ?? (await findFirst(db, anyWaiting, now))
  if (first?.kind !== 'receipt' || first.attempts > 0 || !(await isPaused(db, now))) return first?.id
  return (await findFirst(db, withoutNewReceipts, now))?.id
}

interface Waiting {
  /** SQLite needs its name, and its condition word for word, or it would sort all that wait. */
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

async function findFirst(db: Kysely<Database>, { index, condition }: Waiting, now: Date) {
  const time = now.toISOString()
  const { rows } = await sql<Pick<MailRow, 'id' | 'kind' | 'attempts'>>`
    select id, kind, attempts from mails ${indexedBy(db, index)}
    where ${condition} and "dueAt" <= ${time} and ("claimedUntil" is null or "claimedUntil" <= ${time})
    order by "dueAt", id limit 1
  `.execute(db)
  return rows[0]
}

/** Whether today's receipts are used up. Other mails, and receipts that were tried before, are still sent. */
export async function isPaused(db: Kysely<Database>, now: Date): Promise<boolean> {
  const limit = await dailyReceipts(db, now)
  const counted = await readCount(db, limit, now)
  return counted !== undefined && counted.count >= limit.count
}

async function dailyReceipts(db: Kysely<Database>, now: Date) {
  const { dailyMailCap: count } = await readInboxSettings(db)
  return { kind: 'receipts', key: siteDay(now), count, seconds: 2 * 24 * 60 * 60 }
}

/** Such as 2026-11-21. */
export function siteDay(now: Date): string {
  return localHour(now, env().SITE_TIME_ZONE).slice(0, 10)
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

/** Waits for the next attempt, or fails. */
export async function settleFailed(
  db: Kysely<Database>,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  { of, words }: Failure,
  now: Date,
): Promise<void> {
  const next = of === 'mail' ? undefined : nextAttempt(attempts, now)
  const state = next === undefined ? 'failed' : 'waiting'
  const settled = { state, dueAt: (next ?? now).toISOString(), response: words, claimedUntil: null } as const
  await write(db, (trx) => settle(trx, id, settled))
}

async function settle(
  trx: Transaction<Database>,
  id: number,
  changes: Partial<Pick<MailRow, 'state' | 'sentAt' | 'dueAt' | 'response' | 'claimedUntil'>>,
): Promise<void> {
  await trx.updateTable('mails').set(changes).where('id', '=', id).execute()
}
