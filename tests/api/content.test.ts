/** Programs read species, posts and the sample data. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loader as allPosts } from '~/routes/api/admin-blog-posts'
import { loader as allDeerTypes } from '~/routes/api/admin-deer-types'
import { loader as postBySlug } from '~/routes/api/blog-post-by-slug'
import { loader as posts } from '~/routes/api/blog-posts'
import { loader as deerTypeBySlug } from '~/routes/api/deer-type-by-slug'
import { loader as deerTypes } from '~/routes/api/deer-types'
import { action as seed } from '~/routes/api/seed'
import { callRoute } from '../routes/call-route'
import { beginSession } from '../routes/log-in'
import { addDeerType, addPost, useSiteDatabase } from '../routes/site-database'

const site = useSiteDatabase()

async function asOperator() {
  const { cookie } = await beginSession(site.db)
  return { Cookie: cookie }
}

const Ids = z.array(z.looseObject({ id: z.number() })).transform((rows) => rows.map(({ id }) => id))

/** Walks a list through its Link headers. */
async function walk(route: Parameters<typeof callRoute>[0], start: string, headers: Record<string, string> = {}) {
  const pages: number[][] = []
  let path: string | undefined = start
  while (path !== undefined && pages.length < 20) {
    const answer = await callRoute(route, { path, headers })
    pages.push(Ids.parse(answer.body))
    path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1]
  }
  return pages
}

describe('GET /api/deer-types', () => {
  test('gives active ones by name, with every field of the contract', async () => {
    await addDeerType(site.db, { name: 'Sika', countriesFound: '["Japan"]' })
    await addDeerType(site.db, { name: 'Hidden', isActive: 0 })
    await addDeerType(site.db, { name: 'Elk' })
    const { status, body, headers } = await callRoute(deerTypes, { path: '/api/deer-types' })
    expect(status).toBe(200)
    expect(headers.get('ETag')).toMatch(/^W\//)
    expect(body).toMatchObject([{ name: 'Elk' }, { name: 'Sika', countriesFound: ['Japan'], isActive: true }])
    const [first] = z.array(z.record(z.string(), z.unknown())).parse(body)
    expect(first).toMatchObject({ coloration: null, faqQuestions: [], galleryImages: [], metaKeywords: null })
    expect(first).not.toHaveProperty('createdAt')
  })

  test('is walked by name, and by id where names are the same', async () => {
    for (const name of ['B', 'A', 'b', 'Père David’s-1', 'a']) await addDeerType(site.db, { name })
    const pages = await walk(deerTypes, '/api/deer-types?limit=2')
    expect(pages).toEqual([[2, 5], [1, 3], [4]])
  })

  test.each(['cursor=x', 'cursor=after-3', 'cursor=before-3-B', 'limit=0'])('refuses ?%s', async (query) => {
    const { status, body } = await callRoute(deerTypes, { path: `/api/deer-types?${query}` })
    expect({ status, body }).toMatchObject({ status: 400, body: { message: expect.any(String) } })
  })
})

describe('GET /api/blog/posts', () => {
  test('gives published ones, newest first, each with its author', async () => {
    await addPost(site.db, { title: 'Old', additionalImages: '["/images/a"]' })
    await addPost(site.db, { title: 'Draft', isPublished: 0 })
    await addPost(site.db, { title: 'New' })
    const { body } = await callRoute(posts, { path: '/api/blog/posts' })
    expect(body).toMatchObject([
      { title: 'New', isPublished: true, authorId: 1, author: { fullName: 'Stagwise Team' } },
      { title: 'Old', additionalImages: ['/images/a'], publishedAt: expect.stringMatching(/Z$/) },
    ])
    expect(body).toHaveLength(2)
  })
})

const bySlug = [
  { kind: 'deer type', route: deerTypeBySlug, base: '/api/deer-types/slug', missing: 'Deer Type Not Found' },
  { kind: 'post', route: postBySlug, base: '/api/blog/posts/slug', missing: 'Post Not Found' },
] as const

describe.each(bySlug)('a $kind by its slug', ({ route, base, missing }) => {
  const read = (slug: string, headers: Record<string, string> = {}) =>
    callRoute(route, { path: `${base}/${slug}`, params: { slug }, headers })

  async function addBoth() {
    await addDeerType(site.db, { slug: 'elk' })
    await addDeerType(site.db, { slug: 'elk-hidden', isActive: 0 })
    await addPost(site.db, { slug: 'rut' })
    await addPost(site.db, { slug: 'rut-hidden', isPublished: 0 })
  }
  const slug = missing.startsWith('Deer') ? 'elk' : 'rut'

  test('is given to everybody, and kept with revalidation', async () => {
    await addBoth()
    const { status, body, headers } = await read(slug)
    expect({ status, body }).toMatchObject({ status: 200, body: { slug } })
    expect((await read(slug, { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304)
  })

  test('is given to the operator alone when it is not public', async () => {
    await addBoth()
    expect(await read(`${slug}-hidden`)).toMatchObject({ status: 404, body: { message: missing } })
    const answer = await read(`${slug}-hidden`, await asOperator())
    expect(answer).toMatchObject({ status: 200, body: { slug: `${slug}-hidden` } })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('is missing in the words of the contract', async () => {
    expect(await read('none')).toMatchObject({ status: 404, body: { message: missing } })
    expect(await read('none', await asOperator())).toMatchObject({ status: 404, body: { message: missing } })
  })
})

test('the operator’s lists hold drafts and inactive ones', async () => {
  await addDeerType(site.db, { name: 'B', isActive: 0 })
  await addDeerType(site.db, { name: 'A' })
  await addPost(site.db, { title: 'First' })
  await addPost(site.db, { title: 'Draft', isPublished: 0, publishedAt: null })
  const headers = await asOperator()
  const species = await callRoute(allDeerTypes, { path: '/api/admin/deer-types', headers })
  expect(species.body).toMatchObject([{ name: 'A' }, { name: 'B', isActive: false }])
  expect(species.headers.get('Cache-Control')).toBe('no-store')
  const written = await callRoute(allPosts, { path: '/api/admin/blog/posts', headers })
  expect(written.body).toMatchObject([{ title: 'Draft', publishedAt: null }, { title: 'First' }])
  expect(await walk(allPosts, '/api/admin/blog/posts?limit=1', headers)).toEqual([[2], [1]])
})

test('POST /api/seed fills in what is missing and says how many of each kind', async () => {
  const headers = await asOperator()
  const call = () => callRoute(seed, { path: '/api/seed', method: 'POST', headers })
  expect(await call()).toMatchObject({ status: 200, body: { products: 10, deerTypes: 8, blogPosts: 14 } })
  await site.db.deleteFrom('deerTypes').where('slug', '=', 'elk').execute()
  expect(await call()).toMatchObject({ status: 200, body: { products: 0, deerTypes: 1, blogPosts: 0 } })
})
