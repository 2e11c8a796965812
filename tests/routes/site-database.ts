/** Replaces the site's database with a fresh one before each test, and closes it afterwards. */
import type { Kysely } from 'kysely'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { withSearchText } from '~/lib/search-text'
import { closeDatabase, replaceDatabase } from '~/server/database.server'
import type { Database } from '~db/database'
import { reindex } from '~db/search-index.server'
import type { NewBlogPostRow } from '~db/tables/blog-posts'
import type { NewDeerTypeRow } from '~db/tables/deer-types'
import type { ProductRow } from '~db/tables/products'
import { copierOf, createTestDatabase, type MakeCopy } from '~db/test-database'

/** @param fill is called once, and each test has a copy of the result */
export function useSiteDatabase(fill?: (db: Kysely<Database>) => Promise<unknown>): { db: Kysely<Database> } {
  const site: Partial<{ db: Kysely<Database> }> = {}
  let create: MakeCopy = createTestDatabase
  if (fill) {
    beforeAll(async () => {
      const db = await createTestDatabase()
      replaceDatabase(db)
      await fill(db)
      create = copierOf(db)
      await closeDatabase()
    })
  }
  beforeEach(async () => {
    site.db = await create()
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

/** Inserts a product with the values that a test needs. */
export async function addProduct(
  db: Kysely<Database>,
  change: Partial<{
    name: string
    slug: string
    category: ProductRow['category']
    description: string
    isActive: 0 | 1
    discountPercentage: number
    features: string
  }> = {},
) {
  count += 1
  const now = '2026-11-21T12:00:00.000Z'
  const row = await db
    .insertInto('products')
    .values(
      withSearchText('products', {
        name: `Product ${String(count)}`,
        slug: `product-${String(count)}`,
        description: 'A product for tests.',
        imagePrompt: null,
        imageUrl: null,
        category: 'Gear',
        createdAt: now,
        updatedAt: now,
        ...change,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  await reindex(db, 'products', row.id)
  return row
}

/** Inserts a species with the values that a test needs. */
export async function addDeerType(db: Kysely<Database>, change: Partial<NewDeerTypeRow> = {}) {
  count += 1
  const now = '2026-11-21T12:00:00.000Z'
  const row = await db
    .insertInto('deerTypes')
    .values(
      withSearchText('deerTypes', {
        name: `Deer ${String(count)}`,
        slug: `deer-${String(count)}`,
        scientificName: 'Cervus exemplum',
        generalDescription: 'A deer for tests. It lives here.',
        createdAt: now,
        updatedAt: now,
        ...change,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  await reindex(db, 'deerTypes', row.id)
  return row
}

/** Inserts a published post, a day younger than the one before, with the values that a test needs. */
export async function addPost(db: Kysely<Database>, change: Partial<NewBlogPostRow> = {}) {
  count += 1
  const publishedAt = new Date(Date.UTC(2026, 0, count)).toISOString()
  const row = await db
    .insertInto('blogPosts')
    .values(
      withSearchText('blogPosts', {
        title: `Post ${String(count)}`,
        slug: `post-${String(count)}`,
        content: '<p>A post for tests.</p>',
        category: 'deer-life',
        isPublished: 1,
        createdAt: publishedAt,
        publishedAt,
        updatedAt: publishedAt,
        ...change,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  await reindex(db, 'blogPosts', row.id)
  return row
}
