/** The budget's counts are in the database, so that all processes share them. */
import type { Kysely, Transaction } from 'kysely'
import { localHour } from '~/lib/dates'
import { env } from '~/server/env.server'
import type { Database } from '~db/database'
import { countOne, readCount } from '~db/rate-limits.server'
import { readRule } from '~db/rules.server'
import type { MailRow } from '~db/tables/mails'
import { mailBudget, shareOf } from './mail-budget'

/** Counts `amount` notices if the hour and the day have room for all of them. */
export async function takeNotices(trx: Transaction<Database>, amount: number, now: Date): Promise<boolean> {
  const { noticesAnHour, singles } = await readBudget(trx)
  const hour = { kind: 'notices', key: 'hour', count: noticesAnHour, seconds: 60 * 60, amount }
  const day = { ...dayOf(now), count: singles, amount }
  for (const limit of [hour, day]) {
    if (((await readCount(trx, limit, now))?.count ?? 0) + amount > limit.count) return false
  }
  for (const limit of [hour, day]) await countOne(trx, limit, now)
  return true
}

/** Counts a mail that is sent for the first time. */
export async function takeShare(trx: Transaction<Database>, mail: MailRow, now: Date): Promise<void> {
  const share = shareOf(mail)
  if (share !== undefined) await countOne(trx, { ...dayOf(now), count: (await readBudget(trx))[share] }, now)
}

export interface UsedUp {
  singles: boolean
  automatic: boolean
}

/** Tells which shares of today are used up. A mail that was tried before is still sent. */
export async function findUsedUp(db: Kysely<Database>, now: Date): Promise<UsedUp> {
  const { singles, automatic } = await readBudget(db)
  const used = (await readCount(db, dayOf(now), now))?.count ?? 0
  return { singles: used >= singles, automatic: used >= automatic }
}

/** Counts receipts that nobody tried to send yet. */
export async function countNewReceipts(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .where('kind', '=', 'receipt')
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow()
  return count
}

export async function readBudget(db: Kysely<Database>) {
  return mailBudget((await readRule(db, 'mail')).dailyMailCap)
}

/** Returns a day such as 2026-11-21. */
export function siteDay(now: Date): string {
  return localHour(now, env().SITE_TIME_ZONE).slice(0, 10)
}

function dayOf(now: Date) {
  return { kind: 'automatic-mails', key: siteDay(now), seconds: 2 * 24 * 60 * 60 }
}
