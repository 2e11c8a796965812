import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loader } from '~/routes/api/seo'
import { callRoute } from '../routes/call-route'
import { addDeerType, addPost, addProduct, useSiteDatabase } from '../routes/site-database'

const site = useSiteDatabase()

function read(type: string, slugOrId: string | number, headers: Record<string, string> = {}) {
  const params = { type, slugOrId: String(slugOrId) }
  return callRoute(loader, { path: `/api/seo/${type}/${params.slugOrId}`, params, headers })
}

const record = z.strictObject({
  title: z.string().min(1).max(60),
  description: z.string().min(1).max(160),
  keywords: z.array(z.string().min(1)).min(1),
  canonical: z.url(),
})

const pages = ['home', 'hunting-tools', 'products', 'deer-types', 'blog', 'contact', 'terms', 'privacy', 'dmca']

test.each([...pages.map((page) => ['page', page] as const), ['tool', 'moon-phase-calendar'] as const])(
  'knows %s %s',
  async (type, slug) => {
    const { status, body } = await read(type, slug)
    expect(status).toBe(200)
    expect(record.parse(body).canonical).toMatch(/^http:\/\/localhost:3000\//)
  },
)

test('knows products, posts and species by slug and by id', async () => {
  const product = await addProduct(site.db, { name: 'Rope', slug: 'rope' })
  const post = await addPost(site.db, { title: 'Rut', slug: 'rut', metaKeywords: 'rut, november' })
  const deerType = await addDeerType(site.db, { name: 'Elk', slug: 'elk' })
  for (const key of ['rope', product.id]) {
    expect(await read('product', key)).toMatchObject({
      body: { title: 'Rope | Stagwise', keywords: ['Rope', 'Gear', 'deer hunting gear'] },
    })
  }
  for (const key of ['rut', post.id]) {
    expect(await read('blog', key)).toMatchObject({ body: { title: 'Rut | Stagwise', keywords: ['rut', 'november'] } })
  }
  for (const key of ['elk', deerType.id]) {
    expect(await read('page', key)).toMatchObject({ body: { canonical: 'http://localhost:3000/elk' } })
  }
})

test('a slug that is a number goes before an id', async () => {
  await addProduct(site.db, { name: 'First' })
  const second = await addProduct(site.db, { name: 'Second', slug: '1' })
  expect(second.id).not.toBe(1)
  expect(await read('product', '1')).toMatchObject({ body: { title: 'Second | Stagwise' } })
})

describe('refuses', () => {
  test.each(['', 'post', 'Tool', 'constructor'])('the type %j', async (type) => {
    expect(await read(type, 'home')).toMatchObject({ status: 400, body: { message: expect.stringContaining('type') } })
  })

  test.each([
    ['page', 'constructor'],
    ['page', 'none'],
    ['product', '99'],
    ['blog', 'none'],
    ['tool', 'none'],
    ['tool', '1'],
  ])('%s %s, which is not there', async (type, slug) => {
    expect(await read(type, slug)).toMatchObject({ status: 404 })
  })

  test('drafts and inactive species, by slug and by id', async () => {
    const draft = await addPost(site.db, { slug: 'draft', isPublished: 0 })
    const hidden = await addDeerType(site.db, { slug: 'hidden', isActive: 0 })
    for (const key of ['draft', draft.id]) expect((await read('blog', key)).status).toBe(404)
    for (const key of ['hidden', hidden.id]) expect((await read('page', key)).status).toBe(404)
  })
})

test('answers 304 until the content changes', async () => {
  await addProduct(site.db, { slug: 'rope' })
  const { headers } = await read('product', 'rope')
  const known = { 'If-None-Match': headers.get('ETag') ?? '' }
  expect((await read('product', 'rope', known)).status).toBe(304)
  await site.db.updateTable('products').set({ name: 'Other' }).execute()
  expect((await read('product', 'rope', known)).status).toBe(200)
})
