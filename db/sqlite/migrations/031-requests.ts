import { sql, type Kysely } from 'kysely'
import { integer, jsonList, optional } from './rules'

/** A quote may name further products, and a product may have a price, sizes, and specifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE quotes ADD COLUMN ${jsonList('otherProducts', 20)}`.execute(db)
  const price = integer('priceFromCents', 1, 100_000_000)
  await sql`ALTER TABLE products ADD COLUMN priceFromCents INTEGER ${price}`.execute(db)
  await sql`ALTER TABLE products ADD COLUMN priceUnit TEXT ${optional('priceUnit', 40)}`.execute(db)
  await sql`ALTER TABLE products ADD COLUMN ${jsonList('sizes', 40)}`.execute(db)
  await sql`ALTER TABLE products ADD COLUMN ${jsonList('specifications', 40)}`.execute(db)
}
