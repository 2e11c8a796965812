/** Counts what a stored quote asks for, beside how often its pages are read (visits). */
import type { Transaction } from 'kysely'
import { localHour } from '~/lib/dates'
import { productPath } from '~/paths'
import { env } from '~/server/env.server'
import type { Database } from '~db/database'
import type { QuoteRow } from '~db/tables/quotes'
import { isThere } from '~db/visibility.server'
import { addVisitCounts } from '~db/visit-counts.server'
import { quotedProducts } from './quoted-products'

/** Each product once, and none of a suspected quote. */
export async function countRequests(trx: Transaction<Database>, quote: QuoteRow, now: Date): Promise<void> {
  if (quote.suspected === 1) return
  const ids = quotedProducts(quote).flatMap(({ productId }) => productId ?? [])
  const products = await trx
    .selectFrom('products')
    .select('slug')
    .where('id', 'in', ids)
    .where(isThere('products'))
    .execute()
  const day = localHour(now, env().SITE_TIME_ZONE).slice(0, 10)
  const counts = products.map(({ slug }) => ({
    day,
    kind: 'product-request' as const,
    name: productPath(slug),
    count: 1,
  }))
  await addVisitCounts(trx, counts)
}
