/** Stores quotes: a page's form through `createQuoteOnce`, the API through `createQuote`. */
import type { Kysely, Transaction } from 'kysely'
import { queueQuoteMails } from '~/features/mail/entry-mails.server'
import { repeatsSince } from '~/lib/form-rules'
import { withSearchText } from '~/lib/search-text'
import type { Database } from '~db/database'
import { countOne, writeSubmission, type Submission } from '~db/rate-limits.server'
import type { QuoteRow } from '~db/tables/quotes'
import type { Quote } from './quotes'
import type { QuoteInput } from './quotes.schema'

export interface NewQuote extends QuoteInput {
  /** The honeypot was filled in. */
  suspected: boolean
}

/** Undefined if there is no such product. @throws LimitReachedError · DatabaseWriteError */
export async function createQuote(
  db: Kysely<Database>,
  input: NewQuote,
  submission: Submission,
): Promise<Quote | undefined> {
  return writeSubmission(db, submission, (trx) => insertQuote(trx, input, submission))
}

/** Returns the first row for a repeated post (double click, reload, retry). */
export async function createQuoteOnce(
  db: Kysely<Database>,
  input: NewQuote,
  submission: Submission,
): Promise<Quote | undefined> {
  return writeSubmission(
    db,
    submission,
    async (trx) => (await findRepeated(trx, input, submission)) ?? (await insertQuote(trx, input, submission)),
  )
}

async function insertQuote(
  trx: Transaction<Database>,
  { suspected, ...input }: NewQuote,
  submission: Submission,
): Promise<Quote | undefined> {
  const { now, limit } = submission
  const product = await trx.selectFrom('products').select('name').where('id', '=', input.productId).executeTakeFirst()
  if (!product) return undefined
  await countOne(trx, limit, now)
  const createdAt = now.toISOString()
  const values = withSearchText('quotes', {
    ...input,
    productName: product.name,
    suspected: suspected ? 1 : 0,
    createdAt,
    status: 'pending',
  } as const)
  const row = await trx.insertInto('quotes').values(values).returningAll().executeTakeFirstOrThrow()
  await queueQuoteMails(trx, row, submission)
  return toQuote(row)
}

async function findRepeated(
  trx: Transaction<Database>,
  { suspected, ...input }: NewQuote,
  { now }: Submission,
): Promise<Quote | undefined> {
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
    .where('suspected', '=', suspected ? 1 : 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toQuote(row)
}

/** In column order, which the API's answers have. */
export function toQuote(row: QuoteRow): Quote {
  return {
    id: row.id,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    productId: row.productId,
    productName: row.productName,
    quantity: row.quantity,
    notes: row.notes,
    status: row.status,
    createdAt: row.createdAt,
  }
}
