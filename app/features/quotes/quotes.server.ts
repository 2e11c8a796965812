/** The quotes' rows. A page's form goes through `createQuoteOnce`, the API through `createQuote`. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { repeatsSince } from '~/lib/repeat-window'
import { writeArrived, type Arrival } from '~db/arrival.server'
import type { Database } from '~db/database'
import { keepInsert, keepQuery, type Given } from '~db/kept-query.server'
import { countOne } from '~db/rate-limits.server'
import type { QuoteRow } from '~db/tables/quotes'
import type { Quote } from './quotes'
import type { QuoteInput } from './quotes.schema'

export interface NewQuote extends QuoteInput {
  /** The honeypot was filled in: kept apart for the operator. */
  suspected: boolean
}

/** Stores the request. Undefined when there is no such product. @throws LimitReachedError · DatabaseWriteError */
export async function createQuote(db: Kysely<Database>, input: NewQuote, arrival: Arrival): Promise<Quote | undefined> {
  return writeArrived(db, arrival, (trx) => insertQuote(trx, input, arrival))
}

/** The same, but a repeated post (double click, reload, retry) is answered with the row of the first. */
export async function createQuoteOnce(
  db: Kysely<Database>,
  input: NewQuote,
  arrival: Arrival,
): Promise<Quote | undefined> {
  return writeArrived(
    db,
    arrival,
    async (trx) => (await findRepeated(trx, input, arrival)) ?? (await insertQuote(trx, input, arrival)),
  )
}

async function insertQuote(
  trx: Transaction<Database>,
  { suspected, ...input }: NewQuote,
  { now, limit }: Arrival,
): Promise<Quote | undefined> {
  const [product] = await findProductName(trx, { id: input.productId })
  if (!product) return undefined
  await countOne(trx, limit, now)
  const createdAt = now.toISOString()
  const values = { ...input, productName: product.name, suspected: suspected ? 1 : 0, createdAt } as const
  const id = await addRow(trx, values)
  return toQuote({ ...values, id, status: 'pending' })
}

const findProductName = keepQuery((db, given: Given<{ id: number }>) =>
  db.selectFrom('products').select('name').where('id', '=', given('id')),
)

type RowValues = QuoteInput & Pick<QuoteRow, 'productName' | 'suspected' | 'createdAt'>

const addRow = keepInsert((db, given: Given<RowValues>) =>
  db.insertInto('quotes').values({
    customerName: given('customerName'),
    customerEmail: given('customerEmail'),
    customerPhone: given('customerPhone'),
    quantity: given('quantity'),
    notes: given('notes'),
    productId: given('productId'),
    productName: given('productName'),
    suspected: given('suspected'),
    createdAt: given('createdAt'),
    status: 'pending',
  }),
)

async function findRepeated(
  trx: Transaction<Database>,
  { suspected, ...input }: NewQuote,
  { now }: Arrival,
): Promise<Quote | undefined> {
  const find = suspected ? findSuspectedTwin : findTwin
  const [row] = await find(trx, { ...input, since: repeatsSince(now) })
  return row && toQuote(row)
}

const findTwin = keepTwin(0)
const findSuspectedTwin = keepTwin(1)

/** The flag stands in the text: by a value SQLite would choose its way, and compile the query, anew for each. */
function keepTwin(suspected: 0 | 1) {
  return keepQuery((db, given: Given<QuoteInput & { since: string }>) =>
    db
      .selectFrom('quotes')
      .selectAll()
      .where('customerEmail', '=', given('customerEmail'))
      .where('createdAt', '>', given('since'))
      .where('customerName', '=', given('customerName'))
      .where('customerPhone', 'is', given('customerPhone'))
      .where('productId', '=', given('productId'))
      .where('quantity', '=', given('quantity'))
      .where('notes', 'is', given('notes'))
      .where('suspected', '=', sql.lit(suspected))
      .orderBy('id', 'desc')
      .limit(1),
  )
}

/** In the order of the table's columns: it is that of the API's answers. */
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
