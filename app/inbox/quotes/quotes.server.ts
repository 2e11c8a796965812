/** Stores quotes: see app/inbox/new-entries.server.ts. */
import type { Kysely, Transaction } from 'kysely'
import { localHour } from '~/lib/dates'
import { repeatsSince } from '~/lib/form-rules'
import { withSearchText } from '~/lib/search-text'
import { productPath } from '~/paths'
import { env } from '~/server/env.server'
import type { Database } from '~db/database'
import { countStored, type Submission } from '~db/rate-limits.server'
import type { QuoteRow } from '~db/tables/quotes'
import { hasPage, isThere } from '~db/visibility.server'
import { addVisitCounts } from '~db/visit-counts.server'
import { quotedProducts, type QuotedProduct, type StoredProducts } from './quoted-products'
import type { Quote } from './quotes'
import type { QuoteInput } from './quotes.schema'

export interface NewQuote extends QuoteInput {
  /** The honeypot was filled in. */
  suspected: boolean
  /** Further products of the same request. */
  others?: readonly RequestedProduct[]
}

type RequestedProduct = Pick<QuoteInput, 'productId' | 'quantity'>

/** Returns undefined if a product does not exist. @throws LimitReachedError */
export async function insertQuote(
  trx: Transaction<Database>,
  { suspected, others = [], ...input }: NewQuote,
  submission: Submission,
): Promise<QuoteRow | undefined> {
  const { now } = submission
  const found = await findProducts(trx, [input, ...others])
  const [product, ...otherProducts] = found.map(({ named }) => named)
  if (!product || otherProducts.length < others.length) return undefined
  await countStored(trx, submission, { ...input, otherProducts })
  const values = {
    ...input,
    productName: product.productName,
    otherProducts: JSON.stringify(otherProducts),
    suspected: suspected ? 1 : 0,
    createdAt: now.toISOString(),
    status: 'pending',
    searchText: quoteSearchText(input, [product, ...otherProducts]),
  } as const
  const row = await trx.insertInto('quotes').values(values).returningAll().executeTakeFirstOrThrow()
  const slugs = new Set(found.map(({ slug }) => slug))
  if (!suspected) await countRequests(trx, slugs, now)
  return row
}

/** Finds those products that exist, in the same order. */
async function findProducts(trx: Transaction<Database>, products: readonly RequestedProduct[]) {
  if (products.length === 0) return []
  const ids = products.map(({ productId }) => productId)
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', ids)
    .where(hasPage('products'))
    .execute()
  return products.flatMap(({ productId, quantity }) => {
    const row = rows.find(({ id }) => id === productId)
    return row ? [{ slug: row.slug, named: { productId, productName: row.name, quantity } }] : []
  })
}

function quoteSearchText(
  { customerName, customerEmail, customerPhone, notes }: Omit<QuoteInput, keyof RequestedProduct>,
  products: readonly QuotedProduct[],
): string {
  const productName = products.map((product) => product.productName).join('\n')
  return withSearchText('quotes', { customerName, customerEmail, customerPhone, productName, notes }).searchText
}

/** Finds the first of a repeated post: a double click, a reload, another attempt. */
export async function findRepeatedQuote(
  trx: Transaction<Database>,
  { suspected, others = [], ...input }: NewQuote,
  { now }: Submission,
): Promise<QuoteRow | undefined> {
  const otherProducts = (await findProducts(trx, others)).map(({ named }) => named)
  return trx
    .selectFrom('quotes')
    .selectAll()
    .where(isThere('quotes'))
    .where('customerEmail', '=', input.customerEmail)
    .where('createdAt', '>', repeatsSince(now))
    .where('customerName', '=', input.customerName)
    .where('customerPhone', 'is not distinct from', input.customerPhone)
    .where('productId', '=', input.productId)
    .where('quantity', '=', input.quantity)
    .where('notes', 'is not distinct from', input.notes)
    .where('suspected', '=', suspected ? 1 : 0)
    .where('otherProducts', '=', JSON.stringify(otherProducts))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The API and files name no product that is deleted, or in the bin. */
export async function withoutDeletedProducts<Row extends StoredProducts>(
  db: Kysely<Database>,
  rows: readonly Row[],
): Promise<Row[]> {
  const named = rows.map(quotedProducts)
  const ids = named.flatMap((products) => products.flatMap(({ productId }) => productId ?? []))
  if (ids.length === 0) return [...rows]
  const found = await db.selectFrom('products').select('id').where('id', 'in', ids).where(isThere('products')).execute()
  const known = new Set(found.map(({ id }) => id))
  return rows.map((row, index) => {
    const [first, ...others] = (named[index] ?? []).map((product) => ({
      ...product,
      productId: known.has(product.productId ?? 0) ? product.productId : null,
    }))
    return { ...row, productId: first?.productId ?? null, otherProducts: JSON.stringify(others) }
  })
}

/** Keeps the order of columns, which the API’s answers have. */
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

/** Counts, beside the visits, the products that a quote asks for. */
async function countRequests(trx: Transaction<Database>, slugs: ReadonlySet<string>, now: Date): Promise<void> {
  const day = localHour(now, env().SITE_TIME_ZONE).slice(0, 10)
  const counts = Array.from(slugs, (slug) => ({
    day,
    kind: 'product-request' as const,
    name: productPath(slug),
    count: 1,
  }))
  await addVisitCounts(trx, counts)
}
