/** An operator who opens a sample record and saves it as it is changes nothing. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findDrawingAt } from '~/content/pictures/art/art-files.server'
import { listAllPosts } from '~/kinds/blog/admin/posts.server'
import { BlogPostInput } from '~/kinds/blog/blog.schema'
import { sanitizePostHtml } from '~/kinds/blog/post-html.server'
import { listAllDeerTypes } from '~/kinds/deer-types/admin/deer-types.server'
import { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'
import { listAllProducts } from '~/kinds/products/admin/products.server'
import { ProductInput } from '~/kinds/products/products.schema'
import { createTestDatabase } from '~db/test-database'
import { byWarden } from '~db/test-rows'
import { seedSampleData } from './seed.server'

async function seeded() {
  const db = await createTestDatabase()
  await seedSampleData(db, byWarden())
  const page = { limit: 100, after: 0 }
  const records = {
    products: await listAllProducts(db, page),
    deerTypes: await listAllDeerTypes(db, { limit: 100 }),
    posts: await listAllPosts(db, page),
  }
  await db.destroy()
  return records
}

const { products, deerTypes, posts } = await seeded()

test('there are samples of every kind', () => {
  expect([products, deerTypes, posts].map(({ length }) => length)).toEqual([10, 8, 14])
})

test.each(products)('the product $slug', (product) => {
  expect(product).toMatchObject(ProductInput.parse(product))
})

test.each(deerTypes)('the deer type $slug', (deerType) => {
  expect(deerType).toMatchObject(DeerTypeInput.parse(deerType))
})

test.each(posts)('the post $slug', (post) => {
  const input = BlogPostInput.parse(post)
  expect(post).toMatchObject(input)
  const nothing = { attributes: [], isTextAlone: false, links: 0, renamed: [], tags: [] }
  expect(sanitizePostHtml(input.content)).toEqual({ html: post.content, foreignPictures: 0, changes: nothing })
})

test('every sample post has a picture of its own, drawn and described', () => {
  expect(posts.map(({ featuredImageUrl }) => featuredImageUrl).sort()).toEqual(
    readdirSync('public/art/posts')
      .map((file) => `/art/posts/${file}`)
      .sort(),
  )
  for (const { slug, featuredImageUrl, imageAltText } of posts) {
    expect(featuredImageUrl).toBe(`/art/posts/${slug}.svg`)
    expect(imageAltText).toMatch(/\.$/)
  }
})

test.each(posts)(
  'a drawing explains something in the text of $slug, as large and described as its file',
  async (post) => {
    const pictures = [...post.content.matchAll(/<img src="([^"]+)" alt="([^"]+)" width="(\d+)" height="(\d+)"/g)]
    expect(pictures).not.toEqual([])
    for (const [, src = '', title, width, height] of pictures) {
      expect(src).toMatch(/^\/art\/diagrams\//)
      expect(await findDrawingAt(src)).toMatchObject({ title, width: Number(width), height: Number(height) })
    }
  },
)
