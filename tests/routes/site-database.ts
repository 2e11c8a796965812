/** Puts a fresh database in the place of the site's before each test, and closes it afterwards. */
import type { Kysely } from 'kysely'
import { afterEach, beforeEach } from 'vitest'
import { closeDatabase, replaceDatabase } from '~/server/database.server'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'

export function useSiteDatabase(): { db: Kysely<Database> } {
  const site: Partial<{ db: Kysely<Database> }> = {}
  beforeEach(async () => {
    site.db = await createTestDatabase()
    replaceDatabase(site.db)
  })
  afterEach(closeDatabase)
  return {
    get db() {
      if (!site.db) throw new Error('The database is there inside a test, not outside')
      return site.db
    },
  }
}

let count = 0

/** A product's row with what a test cares about. */
export async function addProduct(
  db: Kysely<Database>,
  change: Partial<{ name: string; slug: string; isActive: 0 | 1; discountPercentage: number; features: string }> = {},
) {
  count += 1
  const now = '2026-11-21T12:00:00.000Z'
  return db
    .insertInto('products')
    .values({
      name: `Product ${String(count)}`,
      slug: `product-${String(count)}`,
      description: 'A product for tests.',
      imagePrompt: null,
      imageUrl: null,
      category: 'Gear',
      createdAt: now,
      updatedAt: now,
      ...change,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
