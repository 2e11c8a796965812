/** Queues the mails about a new quote or message. Without SMTP_URL, or for suspected spam, there are none. */
import type { Kysely, Transaction } from 'kysely'
import { quotedProducts } from '~/inbox/quotes/quoted-products'
import { formatQuoted } from '~/inbox/quotes/quotes'
import { readSite } from '~/kinds/settings/settings.server'
import { hashOf } from '~/server/auth/hash.server'
import type { Database } from '~db/database'
import { countOne, forgetCount, LimitReachedError, type Submission } from '~db/rate-limits.server'
import { readRule } from '~db/rules.server'
import type { ContactRow } from '~db/tables/contacts'
import type { QuoteRow } from '~db/tables/quotes'
import { findDigestRecipients, queueDigest } from './digests.server'
import { isMailDomain, noticeOf, receiptOf, type SentEntry } from './entry-mails'
import { countNewReceipts, readBudget, takeNotices } from './mail-budget.server'
import { isMailSetUp, queueMail } from './outbox.server'
import { receiptLimits } from './outbox'

export async function queueQuoteMails(
  trx: Transaction<Database>,
  row: QuoteRow,
  submission: Submission,
): Promise<void> {
  if (row.suspected === 1 || !isMailSetUp()) return
  const { id, createdAt, customerName: name, customerEmail: email, customerPhone: phone, notes: words } = row
  const products = quotedProducts(row).map(formatQuoted)
  await queueEntryMails(trx, { tab: 'quotes', id, name, email, phone, products, words, createdAt }, submission)
}

export async function queueContactMails(
  trx: Transaction<Database>,
  row: ContactRow,
  submission: Submission,
): Promise<void> {
  if (row.suspected === 1 || !isMailSetUp()) return
  const { id, createdAt, name, email, message: words } = row
  const sent = { tab: 'contacts', id, name, email, phone: null, products: [], words, createdAt } as const
  await queueEntryMails(trx, sent, submission)
}

async function queueEntryMails(trx: Transaction<Database>, sent: SentEntry, submission: Submission): Promise<void> {
  const { now } = submission
  const entry = { kind: sent.tab, id: sent.id }
  const site = await readSite(trx)
  const waiting = await findDigestRecipients(trx, sent.tab)
  const recipients = (await operatorAddresses(trx)).filter((address) => !waiting.has(address))
  const isInBudget = recipients.length > 0 && (await takeNotices(trx, recipients.length, now))
  const notice = { kind: 'notice', entry, replyTo: sent.email, ...noticeOf(sent, site) } as const
  for (const recipient of recipients) {
    if (isInBudget) await queueMail(trx, { ...notice, recipient }, now)
    else await queueDigest(trx, { tab: sent.tab, recipient }, now)
  }
  if (await mayHaveReceipt(trx, sent.email, submission)) {
    const receipt = { kind: 'receipt', entry, recipient: sent.email, replyTo: site.email } as const
    await queueMail(trx, { ...receipt, ...receiptOf(sent, site) }, now)
  }
}

/** Lists who gets the operators' mails. */
export async function operatorAddresses(db: Kysely<Database>): Promise<readonly string[]> {
  const { mailRecipients } = await readRule(db, 'mail')
  return mailRecipients.length > 0 ? mailRecipients : [(await readSite(db)).email]
}

const daySeconds = 24 * 60 * 60

function receiptsTo(email: string) {
  return { kind: 'receipt-recipient', key: hashOf(foldAddress(email)) }
}

/** Deletes how many were counted today. */
export async function forgetReceipts(trx: Transaction<Database>, email: string): Promise<void> {
  await forgetCount(trx, receiptsTo(email))
}

/** Keeps anybody from mailing strangers by the form, or filling the outbox for days. Counts both limits. */
async function mayHaveReceipt(trx: Transaction<Database>, email: string, { limit, now }: Submission): Promise<boolean> {
  if (!isMailDomain(email)) return false
  if ((await countNewReceipts(trx)) >= (await readBudget(trx)).singles) return false
  const recipient = receiptsTo(email)
  try {
    const { perNetwork, perRecipient } = receiptLimits
    await countOne(trx, { kind: 'receipt-network', key: limit.key, count: perNetwork, seconds: daySeconds }, now)
    await countOne(trx, { ...recipient, count: perRecipient, seconds: daySeconds }, now)
    return true
  } catch (error) {
    if (error instanceof LimitReachedError) return false
    throw error
  }
}

/** Spellings of one mailbox become equal: case, `+tag`, and at Gmail the dots. */
export function foldAddress(address: string): string {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const domain = lower.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const name = lower.slice(0, at).replace(/\+.*$/, '')
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`
}
