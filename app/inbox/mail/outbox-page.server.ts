/** The operator's reads and writes of the outbox. */
import type { Kysely, Transaction } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { isAwaited } from '~/inbox/entries/entry-marks.server'
import { referenceOf } from '~/inbox/entries/reference'
import { markAnsweredAgain } from '~/inbox/entries/refused-answers.server'
import { readSite } from '~/kinds/settings/settings.server'
import type { Message } from '~/lib/messages'
import { env } from '~/server/env.server'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { containsText } from '~db/list-search.server'
import { countByState } from '~db/row-counts.server'
import { readRule } from '~db/rules.server'
import type { MailRow } from '~db/tables/mails'
import { write } from '~db/write.server'
import { listWaitingDigests } from './digests.server'
import { operatorAddresses } from './entry-mails.server'
import { shareOf } from './mail-budget'
import { countNewReceipts, findUsedUp, type UsedUp } from './mail-budget.server'
import { testMail } from './operator-mails'
import {
  hasHiddenLink,
  hideInvitation,
  mailDays,
  mailMessages,
  sendingMessage,
  type MailSetup,
  mailStates,
  type MailEntry,
  type MailState,
  type MailTrouble,
  type MailView,
  type OutboxQuery,
} from './outbox'
import { announceMail, isMailSetUp, queueMail } from './outbox.server'

const listed = [
  'id',
  'kind',
  'entryKind',
  'entryId',
  'recipient',
  'subject',
  'state',
  'attempts',
  'dueAt',
  'claimedUntil',
  'response',
  'sentAt',
  'createdAt',
] as const

export async function pageOfMails(
  db: Kysely<Database>,
  { filter, size, cursor }: OutboxQuery,
  now: Date,
): Promise<KeysetPage<MailEntry>> {
  const backwards = cursor?.direction === 'before'
  const rows = await db
    .selectFrom('mails')
    .select(listed)
    .$if(filter.show !== 'all', (query) => query.where('state', '=', filter.show === 'all' ? 'waiting' : filter.show))
    .$if(filter.search !== '', (query) => query.where(containsText(filter.search)))
    .$if(cursor !== undefined, (query) => query.where('id', backwards ? '>' : '<', cursor?.id ?? 0))
    .orderBy('id', backwards ? 'asc' : 'desc')
    .limit(size + 1)
    .execute()
  const usedUp = await findUsedUp(db, now)
  return toKeysetPage(
    rows.map((row) => toEntry(row, usedUp, now)),
    { size, cursor },
  )
}

export async function countMails(db: Kysely<Database>): Promise<{ state: MailState; count: number }[]> {
  const counts = await countByState(db, 'mails')
  return mailStates.map((state) => ({ state, count: counts.get(state) ?? 0 }))
}

export async function findMail(db: Kysely<Database>, id: number, now: Date): Promise<MailView | undefined> {
  const columns = [...listed, 'text', 'replyTo'] as const
  const row = await db.selectFrom('mails').select(columns).where('id', '=', id).executeTakeFirst()
  return (
    row && { ...toEntry(row, await findUsedUp(db, now), now), text: hideInvitation(row.text), replyTo: row.replyTo }
  )
}

function toEntry(row: Pick<MailRow, (typeof listed)[number]>, usedUp: UsedUp, now: Date): MailEntry {
  const { entryKind, entryId, claimedUntil, ...mail } = row
  const share = shareOf(row)
  return {
    ...mail,
    entry: entryKind === null || entryId === null ? null : { tab: entryKind, id: entryId },
    isHeld: mail.state === 'waiting' && mail.attempts === 0 && share !== undefined && usedUp[share],
    isBeingSent: claimedUntil !== null && claimedUntil > now.toISOString(),
  }
}

/**
 * Sends a waiting mail at once, and a failed one, too, with three days of attempts again. Returns false if it is
 * neither.
 */
export async function sendNow(db: Kysely<Database>, id: number, act: Act): Promise<boolean> {
  return write(db, async (trx) => {
    const before = await trx.selectFrom('mails').select('state').where('id', '=', id).executeTakeFirst()
    const { numUpdatedRows } = await trx
      .updateTable('mails')
      .set((eb) => ({
        attempts: eb.case().when('state', '=', 'failed').then(0).else(eb.ref('attempts')).end(),
        state: 'waiting',
        dueAt: act.now.toISOString(),
      }))
      .where('id', '=', id)
      .where('state', '<>', 'sent')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    if (before?.state === 'failed') await markAnsweredAgain(trx, id, act)
    await noteSending(trx, id, act)
    return true
  })
}

/** Queues a new mail with the same content. Returns undefined if there is no such mail. */
export async function sendCopy(db: Kysely<Database>, id: number, act: Act): Promise<number | undefined> {
  return write(db, async (trx) => {
    const mail = await trx.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
    if (mail?.state !== 'sent' || hasHiddenLink(mail.text)) return undefined
    const { kind, entryKind, entryId, recipient, replyTo, subject, text, html } = mail
    const entry = entryKind === null || entryId === null ? {} : { entry: { kind: entryKind, id: entryId } }
    const to = replyTo === null ? { recipient } : { recipient, replyTo }
    const copy = await queueMail(trx, { kind, ...entry, ...to, subject, text, html }, act.now)
    await noteSending(trx, id, act)
    return copy
  })
}

async function noteSending(trx: Transaction<Database>, id: number, act: Act): Promise<void> {
  const { entryKind, entryId } = await trx
    .selectFrom('mails')
    .select(['entryKind', 'entryId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const about = entryKind === null || entryId === null ? '' : ` about ${referenceOf(entryKind, entryId)}`
  await logAudit(trx, act, { event: 'mail-sent-again', name: `Mail ${String(id)}${about}` })
  announceMail(trx, true)
}

/** Queues a mail to each operator’s address. Returns their ids. */
export async function queueTestMails(db: Kysely<Database>, act: Act): Promise<number[]> {
  return write(db, async (trx) => {
    const ids: number[] = []
    const mail = { kind: 'test', ...testMail(await readSite(trx)) } as const
    for (const recipient of await operatorAddresses(trx)) {
      ids.push(await queueMail(trx, { ...mail, recipient }, act.now))
    }
    await logAudit(trx, act, { event: 'test-mail-sent' })
    return ids
  })
}

const lookEveryMs = 150
const patienceMs = 5_000

/** Tells what became of mails that are due now. The worst outcome counts, once each was tried or after five seconds. */
export async function outcomeOf(db: Kysely<Database>, ids: readonly number[], now: Date): Promise<Message> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const mails = await db
      .selectFrom('mails')
      .select(['state', 'response', 'recipient', 'dueAt'])
      .where('id', 'in', ids)
      .execute()
    const untried = mails.find(({ state, dueAt }) => state === 'waiting' && dueAt <= now.toISOString())
    const shown = untried ?? mails.find(({ state }) => state !== 'sent') ?? mails[0]
    if (shown === undefined) return mailMessages.gone
    if (untried === undefined || performance.now() > deadline) return sendingMessage(shown, untried === undefined)
    await wait(lookEveryMs)
  }
}

/** Reads how mail is set up, for the mail page. */
export async function readMailSetup(db: Kysely<Database>, now: Date): Promise<MailSetup> {
  const { overdueHour, dailyMailCap } = await readRule(db, 'mail')
  const usedUp = await findUsedUp(db, now)
  return {
    isSetUp: isMailSetUp(),
    from: env().MAIL_FROM,
    recipients: await operatorAddresses(db),
    overdueHour,
    dailyMailCap,
    pausedReceipts: isMailSetUp() && usedUp.singles ? await countNewReceipts(db) : 0,
    digests: await listWaitingDigests(db),
    areDigestsHeld: usedUp.automatic,
  }
}

/** Finds mails that the server has refused twice, and what failed, for the dashboard’s notice. */
export async function findMailTrouble(db: Kysely<Database>, now: Date): Promise<MailTrouble> {
  if (!isMailSetUp()) return { waiting: 0, failed: 0, words: null }
  const waiting = await db
    .selectFrom('mails')
    .select('response')
    .where('state', '=', 'waiting')
    .where('attempts', '>=', 2)
    .where('response', 'is not', null)
    .orderBy('id', 'desc')
    .limit(mostTroubled)
    .execute()
  const failed = await selectFailed(db, now).select('response').limit(mostTroubled).execute()
  return { waiting: waiting.length, failed: failed.length, words: (waiting[0] ?? failed[0])?.response ?? null }
}

const mostTroubled = 100

/** Lists the newest ones that failed, for the first page of the dashboard. */
export async function listFailedMails(db: Kysely<Database>, now: Date): Promise<MailEntry[]> {
  const rows = await selectFailed(db, now).select(listed).limit(mostListed).execute()
  const usedUp = await findUsedUp(db, now)
  return rows.map((row) => toEntry(row, usedUp, now))
}

const mostListed = 10

/**
 * Selects failed mails of the last three days, newest first. A receipt that fails has a mistyped address, and there is
 * nothing to repair; an answer is settled once the customer has had another one.
 */
function selectFailed(db: Kysely<Database>, now: Date) {
  const since = new Date(now.getTime() - 3 * 24 * 60 * 60 * 1000).toISOString()
  return db
    .selectFrom('mails')
    .where('state', '=', 'failed')
    .where('kind', '<>', 'receipt')
    .where('dueAt', '>', since)
    .where((eb) => eb.or([eb('kind', '<>', 'answer'), isAwaited()]))
    .orderBy('id', 'desc')
}

/** Deletes old mails, but answers stay with their quote or message. */
export async function deleteOldMails(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - mailDays * 24 * 60 * 60 * 1000).toISOString()
  await write(db, (trx) =>
    trx
      .deleteFrom('mails')
      .where('kind', '<>', 'answer')
      .where('state', '<>', 'waiting')
      .where('createdAt', '<', before)
      .execute(),
  )
}
