/** Mails operators a list of what is overdue, or was held back as spam: once a day, at the hour they chose. */
import { sql, type Kysely } from 'kysely'
import { overdueBefore } from '~/inbox/entries/deadline'
import { inboxKinds } from '~/inbox/entries/inbox'
import { contactInbox, isLate, quoteInbox, type Inbox } from '~/inbox/entries/inbox.server'
import { readSite } from '~/kinds/settings/settings.server'
import { localHour } from '~/lib/dates'
import { env } from '~/server/env.server'
import type { Database } from '~db/database'
import { indexedBy } from '~db/portable-sql.server'
import { countOne, readCount } from '~db/rate-limits.server'
import { isThere } from '~db/visibility.server'
import { readRule } from '~db/rules.server'
import { write } from '~db/write.server'
import { operatorAddresses } from './entry-mails.server'
import { siteDay } from './mail-budget.server'
import { dailyList, type OverdueEntries, type OverdueEntry } from './operator-mails'
import { mailDays } from './outbox'
import { queueMail } from './outbox.server'

const mostListed = 50
const lookSeconds = 2 * 24 * 60 * 60
const dayMs = 24 * 60 * 60 * 1000

/**
 * Each day that was looked at has a row, written in the transaction of the mails: neither a second process nor a
 * restart sends them again. A site that was down at the hour catches up.
 */
export async function queueOverdueMails(db: Kysely<Database>, now: Date): Promise<void> {
  const look = { kind: 'overdue-mail', key: siteDay(now) }
  const { overdueHour } = await readRule(db, 'mail')
  const hour = Number(localHour(now, env().SITE_TIME_ZONE).slice(11, 13))
  if (hour < overdueHour || (await readCount(db, look, now))) return
  await write(db, async (trx) => {
    if (await readCount(trx, look, now)) return
    const since = (await findLastLook(trx))?.toISOString() ?? new Date(now.getTime() - mailDays * dayMs).toISOString()
    await countOne(trx, { ...look, count: 1, seconds: lookSeconds }, now)
    const site = await readSite(trx)
    const late = overdueBefore(now, site)
    const overdue = {
      quotes: await findOverdue(trx, quoteInbox, late),
      contacts: await findOverdue(trx, contactInbox, late),
    }
    const suspected = {
      quotes: await countSuspected(trx, quoteInbox, since),
      contacts: await countSuspected(trx, contactInbox, since),
    }
    if (overdue.quotes.count + overdue.contacts.count + suspected.quotes + suspected.contacts === 0) return
    const mail = { kind: 'overdue', ...dailyList({ overdue, suspected }, site) } as const
    for (const recipient of await operatorAddresses(trx)) await queueMail(trx, { ...mail, recipient }, now)
  })
}

/** Returns undefined if there was no look in the last two days. */
async function findLastLook(db: Kysely<Database>): Promise<Date | undefined> {
  const looks = db.selectFrom('rateLimits').select('endsAt').where('kind', '=', 'overdue-mail')
  const last = await looks.orderBy('endsAt', 'desc').limit(1).executeTakeFirst()
  return last && new Date(Date.parse(last.endsAt) - lookSeconds * 1000)
}

/** Counts suspected entries that no operator has closed. */
async function countSuspected(db: Kysely<Database>, { table }: Inbox, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}
    where suspected = 1 and status = ${inboxKinds[table].open} and "createdAt" > ${since}
      and ${isThere(table)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Reads the partial index of open entries, as inbox.server.ts does. */
async function findOverdue(db: Kysely<Database>, { table, sender }: Inbox, late: string): Promise<OverdueEntries> {
  const open = sql`
    from ${sql.table(table)} ${indexedBy(db, `${table}Open`)}
    where suspected = 0 and status = ${sql.lit(inboxKinds[table].open)} and ${isLate(table, late)}
      and ${isThere(table)}
  `
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count ${open}`.execute(db)
  const { rows: oldest } = await sql<OverdueEntry>`
    select id, ${sql.ref(sender)} as sender, "createdAt" ${open} order by "createdAt", id limit ${mostListed}
  `.execute(db)
  return { count: counted[0]?.count ?? 0, oldest }
}
