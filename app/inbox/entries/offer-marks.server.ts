/**
 * What customers did with their offers. A press on an offer's page reopens its quote, so that the status says what
 * waits; the events since the last answer say why, and since when.
 */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import { quoteSums } from '~/inbox/quotes/quote-sums'
import { SentAnswer } from '~/inbox/quotes/sent-answer.schema'
import type { QuoteOffer } from '~/inbox/quotes/quotes'
import type { Database } from '~db/database'
import { isThere } from '~db/visibility.server'
import type { InboxTab } from './inbox'

/** An answer that did not arrive is none. SQLite needs the partial index's condition word for word. */
const unanswered = sql`
  "entryKind" = 'quotes' and event in ('accepted', 'asked') and not exists (
    select 1 from answers where answers."entryKind" = 'quotes' and answers."entryId" = "entryEvents"."entryId"
    and answers."sentAt" > "entryEvents".at
    and not exists (select 1 from mails where mails.id = answers."mailId" and mails.state = 'failed')
  )`

/** The condition holds for quotes whose customer waits for an answer about an offer. */
export function hasOfferEvent(table: InboxTab): RawBuilder<SqlBool> {
  if (table !== 'quotes') return sql<SqlBool>`false`
  return sql<SqlBool>`id in (select "entryId" from "entryEvents" where ${unanswered})`
}

export function hasAcceptedOffer(): RawBuilder<SqlBool> {
  return sql<SqlBool>`id in (select "entryId" from "entryEvents" where event = 'accepted' and ${unanswered})`
}

/** The condition holds for quotes that are due by what their customer did after this instant (ISO 8601, UTC). */
export function hasOfferEventSince(table: InboxTab, time: string): RawBuilder<SqlBool> {
  if (table !== 'quotes') return sql<SqlBool>`false`
  return sql<SqlBool>`id in (
    select "entryId" from "entryEvents" where ${unanswered} group by "entryId" having min(at) > ${time}
  )`
}

/** Reads the newest offer of each of these quotes. */
export async function readOffers(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, QuoteOffer>> {
  if (ids.length === 0) return new Map()
  const events = db
    .selectFrom('quotes')
    .innerJoin('entryEvents', 'entryEvents.entryId', 'quotes.id')
    .select(['quotes.id as quoteId', 'event', 'at'])
    .where('quotes.id', 'in', ids)
    .where(isThere('quotes'))
    .where(sql<SqlBool>`${unanswered}`)
  const offers = db
    .selectFrom('quotes')
    .innerJoin('answers', 'answers.entryId', 'quotes.id')
    .select(['quotes.id as quoteId', 'answers.content', 'answers.sentAt', 'answers.acceptedAt'])
    .where('quotes.id', 'in', ids)
    .where(isThere('quotes'))
    .where('answers.entryKind', '=', 'quotes')
    .where('answers.offerHash', 'is not', null)
    .orderBy('answers.id')
  const unansweredEvents = await events.execute()
  const found = new Map<number, QuoteOffer>()
  for (const { quoteId, content, sentAt, acceptedAt } of await offers.execute()) {
    const { prices } = SentAnswer.parse(JSON.parse(content))
    const own = unansweredEvents.filter((each) => each.quoteId === quoteId)
    const since = own.map(({ at }) => at).sort()[0] ?? null
    const isAsked = since !== null && own.every(({ event }) => event === 'asked')
    const state = isAsked ? 'asked' : acceptedAt === null ? 'sent' : 'accepted'
    if (prices) found.set(quoteId, { state, totalCents: quoteSums(prices).totalCents, sentAt, acceptedAt, since })
  }
  return found
}
