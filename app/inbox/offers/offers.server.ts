/**
 * Offers are behind their links. The mail has the token, the table its hash. The token is an HMAC of the draft that the
 * answer was, so that the preview shows the link that is sent later.
 */
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { SentAnswer } from '~/inbox/quotes/sent-answer.schema'
import { inboxKinds } from '~/inbox/entries/inbox'
import { entryTitle } from '~/inbox/entries/inbox-messages'
import { quoteInbox } from '~/inbox/entries/inbox.server'
import { referenceOf } from '~/inbox/entries/reference'
import { operatorAddresses } from '~/inbox/mail/entry-mails.server'
import { isMailSetUp, queueMail } from '~/inbox/mail/outbox.server'
import { storeContactOnce } from '~/inbox/new-entries.server'
import { readSite } from '~/kinds/settings/settings.server'
import { localHour, longDay } from '~/lib/dates'
import { addressKey } from '~/server/auth/address-key.server'
import { hashOf } from '~/server/auth/hash.server'
import { logAudit, siteItself, theCustomer } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { writeSubmission, type Submission } from '~db/rate-limits.server'
import { isThere } from '~db/visibility.server'
import { quoteSums } from '~/inbox/quotes/quote-sums'
import { subjectLine } from '~/inbox/mail/entry-mails'
import { composeMail } from '~/inbox/mail/mail-body'
import { formatQuoted } from '~/inbox/quotes/quotes'
import { longDateTime } from '~/lib/date-and-time'
import { formatDollars } from '~/lib/money'
import { entryPath } from '~/paths'
import type { Site } from '~/site'
import { requiredText } from '~/lib/text.schema'
import { lastDayOf, questionLimit, questionMissing, type Offer } from './offer'

/** The token includes the quote's time, because a restored backup gives the same ids to other people's quotes. */
export function offerTokenOf(draftId: number, quote: { id: number; createdAt: string }): string {
  return addressKey(`offer ${String(draftId)} of quote ${String(quote.id)} ${quote.createdAt}`)
}

export interface OfferLink {
  token: string
  timeZone: string
}

export interface FoundOffer extends Offer {
  /** The day on which a newer offer was sent, such as 2026-12-24. */
  replacedOn: string | null
  isOpen: boolean
}

/** Returns undefined for an unknown token, and if the quote was deleted. */
export async function findOffer(
  db: Kysely<Database>,
  { token, timeZone }: OfferLink,
  now: Date,
): Promise<FoundOffer | undefined> {
  const row = await db
    .selectFrom('answers')
    .innerJoin('quotes', 'quotes.id', 'answers.entryId')
    .select(['answers.id', 'answers.content', 'answers.sentAt', 'answers.acceptedAt'])
    .select(['quotes.id as quoteId', 'quotes.customerName', 'quotes.customerEmail', 'quotes.customerPhone'])
    .where('answers.offerHash', '=', hashOf(token))
    .where('answers.entryKind', '=', 'quotes')
    .where(isThere('quotes'))
    .executeTakeFirst()
  const prices = row && SentAnswer.parse(JSON.parse(row.content)).prices
  if (!row || !prices) return undefined
  const { id, quoteId, sentAt, acceptedAt } = row
  const lastDay = lastDayOf(prices.validUntil, sentAt, timeZone)
  const newer = await findNewer(db, row)
  return {
    id,
    quoteId,
    reference: referenceOf('quotes', quoteId),
    customer: { name: row.customerName, email: row.customerEmail, phone: row.customerPhone },
    prices,
    sentAt,
    lastDay,
    acceptedAt,
    replacedOn: newer === undefined ? null : dayOf(newer.sentAt, timeZone),
    isOpen: newer === undefined && dayOf(now.toISOString(), timeZone) <= lastDay,
  }
}

async function findNewer(db: Kysely<Database>, { id, quoteId }: { id: number; quoteId: number }) {
  return db
    .selectFrom('answers')
    .select('sentAt')
    .where('entryKind', '=', 'quotes')
    .where('entryId', '=', quoteId)
    .where('id', '>', id)
    .where('offerHash', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/**
 * Reopens the quote and tells the operators, once, however often it is called. Returns the offer as it is now.
 * @throws what writeSubmission() throws
 */
export async function acceptOffer(
  db: Kysely<Database>,
  link: OfferLink,
  submission: Submission,
): Promise<FoundOffer | undefined> {
  const { now } = submission
  return writeSubmission(db, submission, async (trx) => {
    const offer = await findOffer(trx, link, now)
    if (!offer?.isOpen || offer.acceptedAt !== null) return offer
    const { id, quoteId, customer } = offer
    const at = now.toISOString()
    await trx.updateTable('answers').set({ acceptedAt: at }).where('id', '=', id).execute()
    await trx
      .insertInto('entryEvents')
      .values({ entryKind: 'quotes', entryId: quoteId, event: 'accepted', at, operatorName: customer.name })
      .execute()
    const act = { by: theCustomer, now }
    await logAudit(trx, act, { event: 'quote-offer-accepted', id: quoteId, name: entryTitle('quotes', quoteId) })
    await reopenQuote(trx, quoteId, now)
    await queueAcceptanceMails(trx, offer, now)
    return { ...offer, acceptedAt: at }
  })
}

/** Takes nothing from the budget of mails: there is one for each offer that an operator has sent. */
async function queueAcceptanceMails(trx: Transaction<Database>, offer: Offer, now: Date): Promise<void> {
  if (!isMailSetUp()) return
  const entry = { kind: 'quotes', id: offer.quoteId } as const
  const notice = { kind: 'notice', entry, replyTo: offer.customer.email } as const
  const mail = acceptanceMail(offer, await readSite(trx))
  for (const recipient of await operatorAddresses(trx)) await queueMail(trx, { ...notice, ...mail, recipient }, now)
}

/**
 * Turns the question into a message, with its mails, which the quote's timeline shows. The same one within ten minutes
 * counts once. @throws LimitReachedError · DatabaseWriteError
 */
export async function askAboutOffer(
  db: Kysely<Database>,
  { question, ...link }: OfferLink & { question: string },
  submission: Submission,
): Promise<FoundOffer | undefined> {
  const { now } = submission
  return writeSubmission(db, submission, async (trx) => {
    const offer = await findOffer(trx, link, now)
    if (!offer?.isOpen) return offer
    const { quoteId, reference, customer, sentAt } = offer
    const message = `About the offer ${reference} of ${longDay(dayOf(sentAt, link.timeZone))}:\n\n${question}`
    const input = { name: customer.name, email: customer.email, message, suspected: false }
    const { isNew } = await storeContactOnce(trx, input, submission)
    if (isNew) {
      await trx
        .insertInto('entryEvents')
        .values({
          entryKind: 'quotes',
          entryId: quoteId,
          event: 'asked',
          text: question,
          at: now.toISOString(),
          operatorName: customer.name,
        })
        .execute()
      await reopenQuote(trx, quoteId, now)
    }
    return offer
  })
}

/** The customer waits again, whatever was said of the quote before: closed, or spam. */
async function reopenQuote(trx: Transaction<Database>, id: number, now: Date): Promise<void> {
  for (const change of ['not-spam', inboxKinds.quotes.open]) {
    await quoteInbox.change(trx, { id, change }, { by: siteItself, now })
  }
}

function dayOf(time: string, timeZone: string): string {
  return localHour(new Date(time), timeZone).slice(0, 10)
}

function acceptanceMail({ quoteId, customer, prices, sentAt }: Offer, site: Site) {
  const number = referenceOf('quotes', quoteId)
  const total = formatDollars(quoteSums(prices).totalCents)
  const products = prices.lines.map(({ label, quantity }) => formatQuoted({ productName: label, quantity }))
  return composeMail({
    subject: subjectLine(`Offer ${number} accepted: ${total}, by ${customer.name}`),
    blocks: [
      {
        facts: [
          ['Number', number],
          ['Accepted by', customer.name],
          ['Email', customer.email],
          ['Phone', customer.phone ?? 'None given'],
          ['Items', products.join('\n')],
          ['Total', total],
          ['Offer of', longDateTime(sentAt, site.timeZone)],
        ],
      },
      {
        text: 'The request waits for your answer again. Write or call to agree on the next steps: nothing is ordered or paid.',
      },
      { link: { label: 'Open it in the dashboard', href: site.url + entryPath('quotes', quoteId) } },
      { text: `A reply to this mail goes to ${customer.name}.` },
    ],
    footer: `${site.name}\n${site.url}`,
  })
}

export const OfferQuestion = z.object({ question: requiredText({ missing: questionMissing, max: questionLimit }) })
