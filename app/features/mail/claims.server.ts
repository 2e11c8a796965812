/**
 * Claims of mails in the outbox. A process sends only what it has claimed, for a time that is longer than a mail may
 * take, so that no other process sends it too. A claim counts as an attempt: a mail that ends the process each time
 * fails in the end.
 */
import type { Kysely, Transaction } from 'kysely'
import { readInboxSettings } from '~/features/inbox/inbox-settings.server'
import { localHour } from '~/lib/dates'
import { env } from '~/server/env.server'
import type { Database } from '~db/database'
import { countOne, readCount } from '~db/rate-limits.server'
import type { MailRow } from '~db/tables/mails'
import { write } from '~db/write.server'
import { nextAttempt } from './outbox'
import type { Failure } from './smtp.server'

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

async function findDue(db: Kysely<Database>, now: Date): Promise<number | undefined> {
  const time = now.toISOString()
  const due = (takesReceipts: boolean) =>
    db
      .selectFrom('mails')
      .select(['id', 'kind', 'attempts'])
      .where('state', '=', 'waiting')
      .where('dueAt', '<=', time)
      .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', time)]))
      .$if(!takesReceipts, (query) => query.where((eb) => eb.or([eb('kind', '<>', 'receipt'), eb('attempts', '>', 0)])))
      .orderBy('dueAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  const first = await due(true)
  if (first?.kind !== 'receipt' || first.attempts > 0 || !(await isPaused(db, now))) return first?.id
  return (await due(false))?.id
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
  await write(db, (trx) => settle(trx, id, sent))
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
