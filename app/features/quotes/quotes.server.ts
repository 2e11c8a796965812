/** The quotes' rows. A page's form goes through `createQuoteOnce`, the API through `createQuote`. */
import type { Kysely, Transaction } from 'kysely'
import { repeatsSince } from '~/lib/repeat-window'
import type { Database } from '~db/database'
import type { QuoteRow } from '~db/tables/quotes'
import { write } from '~db/write.server'
import type { Quote } from './quotes'
import type { QuoteInput } from './quotes.schema'

export interface NewQuote extends QuoteInput {
  /** The honeypot was filled in: kept apart for the operator. */
  suspected: boolean
}

/** Stores the request. Undefined when there is no such product. */
export async function createQuote(db: Kysely<Database>, input: NewQuote, now: Date): Promise<Quote | undefined> {
  return write(db, (trx) => insertQuote(trx, input, now))
}

/** The same, but a repeated post (double click, reload, retry) is answered with the row of the first. */
export async function createQuoteOnce(db: Kysely<Database>, input: NewQuote, now: Date): Promise<Quote | undefined> {
  return write(db, async (trx) => (await findRepeated(trx, input, now)) ?? (await insertQuote(trx, input, now)))
}

async function insertQuote(trx: Transaction<Database>, input: NewQuote, now: Date): Promise<Quote | undefined> {
  const product = await trx.selectFrom('products').select('name').where('id', '=', input.productId).executeTakeFirst()
  if (!product) return undefined
  const row = await trx
    .insertInto('quotes')
    .values({
      ...input,
      productName: product.name,
      suspected: input.suspected ? 1 : 0,
      status: 'pending',
      createdAt: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toQuote(row)
}

async function findRepeated(trx: Transaction<Database>, input: NewQuote, now: Date): Promise<Quote | undefined> {
  const row = await trx
    .selectFrom('quotes')
    .selectAll()
    .where('customerEmail', '=', input.customerEmail)
    .where('createdAt', '>', repeatsSince(now))
    .where('customerName', '=', input.customerName)
    .where('customerPhone', 'is', input.customerPhone)
    .where('productId', '=', input.productId)
    .where('quantity', '=', input.quantity)
    .where('notes', 'is', input.notes)
    .where('suspected', '=', input.suspected ? 1 : 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toQuote(row)
}

export function toQuote({ suspected: _suspected, ...quote }: QuoteRow): Quote {
  return quote
}
