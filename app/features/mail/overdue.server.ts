/** The operators' list of what is overdue: once a day, at the hour they chose. */
import { sql, type Kysely } from 'kysely'
import { inboxKinds, overdueBefore } from '~/features/inbox/inbox'
import { readInboxSettings } from '~/features/inbox/inbox-settings.server'
import { contactInbox, quoteInbox, type Inbox } from '~/features/inbox/inbox.server'
import { readSite } from '~/features/settings/settings.server'
import { localHour } from '~/lib/dates'
import { env } from '~/server/env.server'
import type { Database } from '~db/database'
import { indexedBy } from '~db/portable-sql.server'
import { countOne, readCount } from '~db/rate-limits.server'
import { write } from '~db/write.server'
import { siteDay } from './claims.server'
import { operatorAddresses } from './entry-mails.server'
import { overdueMail, type OverdueEntries, type OverdueEntry } from './operator-mails'
import { queueMail } from './outbox.server'

const mostListed = 50

/**
 * A row for each day that was looked at, in the transaction of the mails: neither a second process nor a restart sends
 * them again. A site that was down at the hour catches up.
 */
export async function queueOverdueMails(db: Kysely<Database>, now: Date): Promise<void> {
  const look = { kind: 'overdue-mail', key: siteDay(now) }
  const { overdueHour } = await readInboxSettings(db)
  const hour = Number(localHour(now, env().SITE_TIME_ZONE).slice(11, 13))
  if (hour < overdueHour || (await readCount(db, look, now))) return
  await write(db, async (trx) => {
    if (await readCount(trx, look, now)) return
    await countOne(trx, { ...look, count: 1, seconds: 2 * 24 * 60 * 60 }, now)
    const overdue = {
      quotes: await findOverdue(trx, quoteInbox, now),
      contacts: await findOverdue(trx, contactInbox, now),
    }
    if (overdue.quotes.count + overdue.contacts.count === 0) return
    const mail = { kind: 'overdue', ...overdueMail(overdue, await readSite(trx)) } as const
    for (const recipient of await operatorAddresses(trx)) await queueMail(trx, { ...mail, recipient }, now)
  })
}

/** From the partial index of open entries, as inbox.server.ts counts them. */
async function findOverdue(db: Kysely<Database>, { table, sender }: Inbox, now: Date): Promise<OverdueEntries> {
  const open = sql`
    from ${sql.table(table)} ${indexedBy(db, `${table}Open`)}
    where suspected = 0 and status = ${sql.lit(inboxKinds[table].open)} and "createdAt" <= ${overdueBefore(now)}
  `
  const { rows: counted } = await sql<{ count: number }>`select count(*) as count ${open}`.execute(db)
  const { rows: oldest } = await sql<OverdueEntry>`
    select id, ${sql.ref(sender)} as sender, "createdAt" ${open} order by "createdAt", id limit ${mostListed}
  `.execute(db)
  return { count: counted[0]?.count ?? 0, oldest }
}
