/** A quote as its sender may see it again, by an address that cannot be guessed. */
import type { Kysely } from 'kysely'
import { addressKey, isAddressKey } from '~/server/auth/address-key.server'
import { readSite } from '~/kinds/settings/settings.server'
import { dueTime } from './deadline'
import { idOfReference, referenceOf } from './reference'
import { receiptPath } from '~/paths'
import type { Database } from '~db/database'
import { hasPage, isThere } from '~db/visibility.server'
import { quotedProducts, type QuotedProduct } from '~/inbox/quotes/quoted-products'
import type { Quote } from '~/inbox/quotes/quotes'

interface Receipt {
  reference: string
  /** `slug` while the product has a page. */
  products: (QuotedProduct & { slug: string | undefined })[]
  customerName: string
  customerEmail: string
  customerPhone: string | null
  notes: string | null
  /** ISO 8601, UTC. */
  createdAt: string
  /** When the answer is due, ISO 8601, UTC. Null if the site promises no time. */
  answerBy: string | null
}

type Arrived = Pick<Quote, 'id' | 'createdAt'>

/** The subject includes the time, because a restored backup gives the same ids to other people's quotes. */
function subjectOf({ id, createdAt }: Arrived): string {
  return `quote ${String(id)} ${createdAt}`
}

export function receiptPathOf(quote: Arrived): string {
  return receiptPath(referenceOf('quotes', quote.id), addressKey(subjectOf(quote)))
}

/** Returns undefined for a wrong key, and for a quote that was deleted. */
export async function findReceipt(
  db: Kysely<Database>,
  { reference, key }: { reference: string; key: string },
): Promise<Receipt | undefined> {
  const id = idOfReference('quotes', reference)
  if (id === undefined) return undefined
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).where(isThere('quotes')).executeTakeFirst()
  if (!row || !isAddressKey(subjectOf(row), key)) return undefined
  const { customerName, customerEmail, customerPhone, notes, createdAt } = row
  const site = await readSite(db)
  return {
    reference: referenceOf('quotes', id),
    products: await withSlugs(db, quotedProducts(row)),
    customerName,
    customerEmail,
    customerPhone,
    notes,
    createdAt,
    answerBy: site.replyWithin === null ? null : dueTime(createdAt, site),
  }
}

async function withSlugs(db: Kysely<Database>, products: QuotedProduct[]): Promise<Receipt['products']> {
  const ids = products.flatMap(({ productId }) => productId ?? [])
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('id', 'in', ids)
    .where(hasPage('products'))
    .execute()
  return products.map((product) => ({ ...product, slug: rows.find(({ id }) => id === product.productId)?.slug }))
}
