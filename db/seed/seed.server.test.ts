import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findDrawingAt } from '~/content/pictures/art/art-files.server'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { byWarden } from '~db/test-rows'
import { sampleBlogPosts } from './blog-posts/blog-posts.data'
import { sampleDeerTypes } from './deer-types/deer-types.data'
import { sampleProducts } from './products.data'
import { seedSampleData } from './seed.server'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})

afterEach(() => db.destroy())

const nothing = { products: 0, deerTypes: 0, blogPosts: 0 }
const all = { products: 10, deerTypes: 8, blogPosts: 14 }

async function everything() {
  const products = await db.selectFrom('products').selectAll().orderBy('id').execute()
  const deerTypes = await db.selectFrom('deerTypes').selectAll().orderBy('id').execute()
  const posts = await db.selectFrom('blogPosts').selectAll().orderBy('id').execute()
  const version = await db.selectFrom('contentVersion').selectAll().execute()
  return { products, deerTypes, posts, version }
}

test('fills an empty database and counts what it inserted', async () => {
  const now = new Date('2026-11-21T09:30:00.000Z')
  expect(await seedSampleData(db, byWarden(now))).toEqual(all)
  const [first] = await db.selectFrom('products').selectAll().orderBy('id').execute()
  expect(first).toMatchObject({ name: 'Full-Body Treestand Harness', isActive: 1, createdAt: now.toISOString() })
  expect(JSON.parse(first?.features ?? '')).toEqual(sampleProducts[0]?.features)
})

test('species and posts arrive as they are written, public, with their sources', async () => {
  await seedSampleData(db, byWarden())
  const [sample] = sampleDeerTypes
  const deerType = await db.selectFrom('deerTypes').selectAll().orderBy('id').executeTakeFirstOrThrow()
  expect(deerType).toMatchObject({ name: sample?.name, coloration: sample?.coloration, isActive: 1 })
  expect(JSON.parse(deerType.winterDiet)).toEqual(sample?.winterDiet)
  expect(JSON.parse(deerType.faqQuestions)).toEqual(sample?.faqQuestions)
  expect(JSON.parse(deerType.sources)).toEqual(sample?.sources)
  const posts = await db.selectFrom('blogPosts').selectAll().orderBy('id').execute()
  expect(posts.map(({ slug }) => slug)).toEqual(sampleBlogPosts.map(({ slug }) => slug))
  const published = posts.map(({ publishedAt }) => publishedAt ?? '')
  expect(published).toEqual(published.toSorted())
  for (const [index, { content, isPublished }] of posts.entries()) {
    expect(isPublished).toBe(1)
    const { sources = [] } = sampleBlogPosts[index] ?? {}
    const listed = content.split('<h2>Sources</h2>')[1] ?? ''
    expect(listed.match(/<li><a href="https?:[^"]+">[^<]+<\/a>, [^<]+ Read November \d+, 2026\.<\/li>/g)).toHaveLength(
      sources.length,
    )
  }
})

test('a second time changes nothing, not even the content version', async () => {
  await seedSampleData(db, byWarden())
  const before = await everything()
  expect(await seedSampleData(db, byWarden())).toEqual(nothing)
  expect(await everything()).toEqual(before)
})

test('leaves an edited record as it is and does not make an inactive one active', async () => {
  await seedSampleData(db, byWarden())
  await db
    .updateTable('products')
    .set({ name: 'My Spray', isActive: 0, discountPercentage: 5 })
    .where('slug', '=', 'odor-reducing-field-spray')
    .execute()
  const before = await everything()
  expect(await seedSampleData(db, byWarden())).toEqual(nothing)
  expect(await everything()).toEqual(before)
})

test('leaves a record of the operator’s own that has a sample’s slug', async () => {
  const time = '2026-01-01T00:00:00.000Z'
  const slug = 'field-dressing-kit'
  await db
    .insertInto('products')
    .values({ name: 'Mine', slug, description: 'Mine.', category: 'Gear', createdAt: time, updatedAt: time })
    .execute()
  expect(await seedSampleData(db, byWarden())).toEqual({ ...all, products: 9 })
  const mine = await db.selectFrom('products').select(['id', 'name']).where('slug', '=', slug).execute()
  expect(mine).toEqual([{ id: 1, name: 'Mine' }])
})

test.each([
  ['a post', 'elk'],
  ['a species', 'antlers-how-they-grow-and-why-they-are-shed'],
])('leaves %s of the operator’s own that has the address of a sample of the other kind', async (kind, slug) => {
  const time = '2026-01-01T00:00:00.000Z'
  const times = { createdAt: time, updatedAt: time }
  if (kind === 'a post') {
    await db
      .insertInto('blogPosts')
      .values({ title: 'Mine', slug, content: 'Mine.', category: 'deer-life', ...times })
      .execute()
  } else {
    await db
      .insertInto('deerTypes')
      .values({ name: 'Mine', slug, scientificName: 'Mine', generalDescription: 'Mine.', ...times })
      .execute()
  }
  expect(await seedSampleData(db, byWarden())).toEqual(
    kind === 'a post' ? { ...all, deerTypes: 7 } : { ...all, blogPosts: 13 },
  )
})

test('leaves a sample that moved to another slug where it is', async () => {
  await seedSampleData(db, byWarden())
  await db.updateTable('deerTypes').set({ slug: 'wapiti' }).where('slug', '=', 'elk').execute()
  await db.updateTable('products').set({ slug: 'knife' }).where('slug', '=', 'field-dressing-kit').execute()
  expect(await seedSampleData(db, byWarden())).toEqual(nothing)
})

test('inserts only what is missing', async () => {
  await seedSampleData(db, byWarden())
  await db.deleteFrom('products').where('category', '=', 'Safety').execute()
  await db.deleteFrom('deerTypes').where('slug', '=', 'moose').execute()
  await db.deleteFrom('blogPosts').where('category', '=', 'deer-food').execute()
  expect(await seedSampleData(db, byWarden())).toEqual({ products: 2, deerTypes: 1, blogPosts: 2 })
})

describe('sample products', () => {
  test('are ten, with different slugs, in all six categories', () => {
    expect(new Set(sampleProducts.map((product) => product.slug)).size).toBe(10)
    expect(sampleProducts).toHaveLength(10)
    expect(new Set(sampleProducts.map((product) => product.category)).size).toBe(6)
  })

  test('keep to "up to 50% off", and some have no discount', () => {
    const discounts = sampleProducts.map((product) => product.discountPercentage)
    expect(Math.max(...discounts)).toBe(50)
    expect(discounts.filter((discount) => discount === 0).length).toBeGreaterThanOrEqual(2)
  })

  test.each(sampleProducts.map((product) => [product.slug, product] as const))(
    '%s has its length',
    async (_, product) => {
      const words = product.description.split(/\s+/).length
      expect(words).toBeGreaterThanOrEqual(60)
      expect(words).toBeLessThanOrEqual(120)
      expect(product.features.length).toBeGreaterThanOrEqual(4)
      expect(product.features.length).toBeLessThanOrEqual(6)
      expect(product.imagePrompt).toMatch(/\.$/)
      expect(product.imageUrl).toBe(`/art/products/${product.slug}.svg`)
      expect(await findDrawingAt(product.imageUrl)).toBeDefined()
    },
  )
})
