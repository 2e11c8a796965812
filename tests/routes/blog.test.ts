import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { loader as blog } from '~/routes/blog/index'
import { loader as deerTypes } from '~/routes/deer-types/index'
import { loader as home } from '~/routes/site/home'
import { log } from '~/server/log.server'
import { callRoute } from './call-route'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()

const Page = z.looseObject({
  posts: z.array(z.looseObject({ title: z.string() })),
  previous: z.string().optional(),
  next: z.string().optional(),
  head: z.looseObject({ path: z.string(), title: z.string() }),
})

async function readBlog(path = '/blog') {
  const { body } = await callRoute(blog, { path })
  const page = Page.parse(body)
  return { ...page, titles: page.posts.map(({ title }) => title) }
}

async function silently<T>(fn: () => Promise<T>): Promise<T> {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  try {
    return await fn()
  } finally {
    expect(logged).toHaveBeenCalledOnce()
  }
}

describe('/blog', () => {
  test('lists what is published, newest first, with what a card shows', async () => {
    await addPost(site.db, { title: 'Old', content: `<p>${'word '.repeat(250)}</p>`, excerpt: 'Short' })
    await addPost(site.db, { title: 'Draft', isPublished: 0 })
    await addPost(site.db, { title: 'New' })
    const { posts, titles } = await readBlog()
    expect(titles).toEqual(['New', 'Old'])
    expect(posts[1]).toMatchObject({ summary: 'Short', minutes: 2, category: 'deer-life' })
    expect(posts[1]).not.toHaveProperty('content')
  })

  test('finds the posts of a category, however they name it', async () => {
    for (const category of ['deer-food', 'Deer Food', 'DEER FOOD', 'deer-life', 'Nonsense'])
      await addPost(site.db, { title: category, category })
    expect((await readBlog('/blog?category=deer-food')).titles).toEqual(['DEER FOOD', 'Deer Food', 'deer-food'])
    expect((await readBlog('/blog?category=Deer%20Food')).head.path).toBe('/blog?category=deer-food')
    expect((await readBlog('/blog?category=body-parts')).titles).toEqual([])
  })

  test('shows all posts for a category that does not exist', async () => {
    await addPost(site.db, { category: 'Nonsense' })
    const page = await readBlog('/blog?category=Nonsense')
    expect(page).toMatchObject({ head: { path: '/blog' } })
    expect(page.posts).toHaveLength(1)
  })

  test.each(['cursor=', 'cursor=after-1', 'cursor=after-1-0001', 'cursor=before-1-9999', "cursor=after-1-';drop"])(
    'shows the first page for %s',
    async (query) => {
      await addPost(site.db, { title: 'Only' })
      expect((await readBlog(`/blog?${query}`)).titles).toEqual(['Only'])
    },
  )

  test('says in the words of the specification that it could not be loaded', async () => {
    await site.db.schema.dropTable('blogPosts').execute()
    const { status, body } = await silently(() => callRoute(blog, { path: '/blog' }))
    expect({ status, body }).toEqual({
      status: 500,
      body: { title: 'Error Loading Blog Posts', message: 'Unable to load blog posts. Please try again later.' },
    })
  })
})

describe('/deer-types', () => {
  test('lists the active ones by name, with what a card shows', async () => {
    await addDeerType(site.db, { name: 'Sika' })
    await addDeerType(site.db, { name: 'Hidden', isActive: 0 })
    await addDeerType(site.db, { name: 'Elk' })
    const { body } = await callRoute(deerTypes, { path: '/deer-types' })
    expect(body).toMatchObject({ deerTypes: [{ name: 'Elk' }, { name: 'Sika' }] })
    expect(body).not.toHaveProperty('deerTypes.0.coloration')
  })

  test('stands without its list when that cannot be read', async () => {
    await site.db.schema.dropTable('deerTypes').execute()
    const { status, body } = await silently(() => callRoute(deerTypes, { path: '/deer-types' }))
    expect({ status, body }).toMatchObject({ status: 503, body: { deerTypes: null } })
  })
})

test('the home page shows the first three products and the latest three posts', async () => {
  for (const number of [1, 2, 3, 4]) {
    await addProduct(site.db, { name: `Product ${String(number)}` })
    await addPost(site.db, { title: `Post ${String(number)}` })
  }
  const { body } = await callRoute(home, { path: '/' })
  expect(body).toMatchObject({
    products: [{ name: 'Product 1' }, { name: 'Product 2' }, { name: 'Product 3' }],
    posts: [{ title: 'Post 4' }, { title: 'Post 3' }, { title: 'Post 2' }],
  })
})
