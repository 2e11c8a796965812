/**
 * Sample content. Each kind is a list of records in `x.data.ts` and a function here that inserts those whose slug is
 * missing. A record whose slug is there is left alone, edited or not, active or not; one that was deleted, or moved to
 * another slug, counts as missing, so a start seeds only a new database and otherwise the operator asks for it.
 */
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { sampleProducts } from './products.data'

/** How many records of each kind were inserted. */
export interface SeedCounts {
  products: number
  deerTypes: number
  blogPosts: number
}

export async function seedSampleData(db: Kysely<Database>, now = new Date()): Promise<SeedCounts> {
  const time = now.toISOString()
  return write(db, async (trx) => ({
    products: await insertMissingProducts(trx, time),
    deerTypes: 0,
    blogPosts: 0,
  }))
}

async function insertMissingProducts(trx: Transaction<Database>, time: string): Promise<number> {
  const there = await trx.selectFrom('products').select('slug').where('slug', 'in', slugsOf(sampleProducts)).execute()
  const missing = withoutSlugs(sampleProducts, slugsOf(there))
  if (missing.length === 0) return 0
  const rows = missing.map((product) => ({
    ...product,
    features: JSON.stringify(product.features),
    isActive: 1 as const,
    createdAt: time,
    updatedAt: time,
  }))
  await trx.insertInto('products').values(rows).execute()
  return rows.length
}

function slugsOf(records: readonly { slug: string }[]): string[] {
  return records.map((record) => record.slug)
}

function withoutSlugs<T extends { slug: string }>(records: readonly T[], slugs: readonly string[]): T[] {
  return records.filter((record) => !slugs.includes(record.slug))
}
