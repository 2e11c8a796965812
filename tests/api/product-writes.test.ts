import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { stopImages } from '~/content/pictures/image-queue.server'
import { action as write } from '~/routes/api/product'
import { loader as bySlug } from '~/routes/api/product-by-slug'
import { action as toggle } from '~/routes/api/product-toggle'
import { action as create } from '~/routes/api/products'
import { loader as listQuotes } from '~/routes/api/quotes'
import { loader as listAll } from '~/routes/api/products-all'
import { callRoute } from '../routes/call-route'
import { beginSession } from '../routes/log-in'
import { addProduct, useSiteDatabase } from '../routes/site-database'
import { pictureFile } from '../setup/picture-file'

const site = useSiteDatabase()
let headers: { Cookie: string }

beforeEach(async () => {
  headers = { Cookie: (await beginSession(site.db)).cookie }
})

afterEach(() => stopImages(site.db))

const rope = { name: 'Drag Rope', description: 'Brings the deer out.', category: 'gear' }

const post = (multipart: Record<string, string | File>) =>
  callRoute(create, { path: '/api/products', headers, multipart })
const put = (id: number, multipart: Record<string, string | File>) =>
  callRoute(write, {
    path: `/api/products/${String(id)}`,
    params: { id: String(id) },
    method: 'PUT',
    headers,
    multipart,
  })

const rows = () => site.db.selectFrom('products').selectAll().orderBy('id').execute()

describe('POST /api/products', () => {
  test('makes a product of the least that one needs, and says where it is', async () => {
    const answer = await post(rope)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('Location')).toBe('/api/products/slug/drag-rope')
    expect(answer.body).toEqual({
      id: 1,
      name: 'Drag Rope',
      slug: 'drag-rope',
      description: 'Brings the deer out.',
      imagePrompt: null,
      imageUrl: null,
      category: 'Gear',
      features: [],
      discountPercentage: 0,
      isActive: true,
      priceFromCents: null,
      priceUnit: null,
      sizes: [],
      specifications: [],
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      version: 1,
    })
    const found = await callRoute(bySlug, { path: '/api/products/slug/drag-rope', params: { slug: 'drag-rope' } })
    expect(found).toMatchObject({ status: 200, body: { name: 'Drag Rope' } })
  })

  test('takes every field', async () => {
    const all = { features: '[" soft ","",  "long"]', discountPercentage: '15', isActive: 'false' }
    const texts = { imagePrompt: 'A rope', imageUrl: '/images/a.webp', slug: 'my-rope' }
    expect((await post({ ...rope, ...all, ...texts })).body).toMatchObject({
      slug: 'my-rope',
      features: ['soft', 'long'],
      discountPercentage: 15,
      isActive: false,
      imagePrompt: 'A rope',
      imageUrl: '/images/a.webp',
    })
  })

  test('stores a picture, and names its address', async () => {
    const { status, body } = await post({ ...rope, image: await pictureFile('rope.png') })
    expect(status).toBe(201)
    const { imageUrl } = z.object({ imageUrl: z.string() }).parse(body)
    expect(imageUrl).toMatch(/^\/images\/[0-9a-f]{64}-60\.webp$/)
    expect(await site.db.selectFrom('imageFiles').select('hash').execute()).not.toEqual([])
  })

  test.each([
    ['name', { name: ' ' }],
    ['description', { description: '' }],
    ['category', { category: 'Toys' }],
    ['features', { features: 'soft, long' }],
    ['discountPercentage', { discountPercentage: '101' }],
    ['isActive', { isActive: 'perhaps' }],
    ['imageUrl', { imageUrl: 'https://elsewhere.example/a.png' }],
  ])('refuses a bad %s, and stores nothing', async (field, change) => {
    const answer = await post({ ...rope, ...change })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
    expect(await rows()).toEqual([])
  })

  test('a discount that is no number is none', async () => {
    expect((await post({ ...rope, discountPercentage: 'a lot' })).body).toMatchObject({ discountPercentage: 0 })
  })

  test('a made slug gets a number where it is taken, a typed one is refused and names the owner', async () => {
    await post(rope)
    expect((await post(rope)).body).toMatchObject({ slug: 'drag-rope-2' })
    expect((await post(rope)).body).toMatchObject({ slug: 'drag-rope-3' })
    expect(await post({ ...rope, slug: 'drag-rope' })).toMatchObject({
      status: 409,
      body: { message: '“drag-rope” is the address of the product “Drag Rope”. Please choose another slug.' },
    })
  })

  test('a name of which nothing is left for a slug gets kind and id', async () => {
    await addProduct(site.db)
    await site.db.deleteFrom('products').execute()
    expect((await post({ ...rope, name: '鹿' })).body).toMatchObject({ id: 2, slug: 'product-2' })
  })

  test.each([
    [415, new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' })],
    [413, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' })],
  ])('answers %i to a file that it does not take, and stores nothing', async (status, image) => {
    expect(await post({ ...rope, image })).toMatchObject({
      status,
      body: { message: expect.stringContaining('image') },
    })
    expect(await rows()).toEqual([])
  })
})

describe('PUT /api/products/{id}', () => {
  beforeEach(async () => {
    await post({ ...rope, features: '["soft"]', discountPercentage: '5', imagePrompt: 'A rope' })
  })

  test('changes what is sent, and keeps the rest', async () => {
    expect(await put(1, { description: 'New words.' })).toMatchObject({
      status: 200,
      body: { name: 'Drag Rope', description: 'New words.', features: ['soft'], discountPercentage: 5, version: 2 },
    })
  })

  test('has price, sizes, and specifications, which stay until they are sent empty', async () => {
    const specifications = [{ label: 'Length', value: '8 feet' }]
    const details = { priceFromCents: 1999, priceUnit: 'per rope', sizes: ['8 ft', '12 ft'], specifications }
    const sent = {
      priceFromCents: '1999',
      priceUnit: 'per rope',
      sizes: '["8 ft","12 ft"]',
      specifications: JSON.stringify(specifications),
    }
    expect((await put(1, sent)).body).toMatchObject(details)
    expect((await put(1, { description: 'New words.' })).body).toMatchObject(details)
    const cleared = await put(1, { priceFromCents: '', priceUnit: '', sizes: '', specifications: '[]' })
    expect(cleared.body).toMatchObject({ priceFromCents: null, priceUnit: null, sizes: [], specifications: [] })
  })

  test('that sets the status ends a schedule, and any other keeps it', async () => {
    const publishAt = '2126-01-01T00:00:00.000Z'
    await site.db.updateTable('products').set({ isActive: 0, publishAt }).execute()
    await put(1, { name: 'Rope' })
    expect(await rows()).toMatchObject([{ isActive: 0, publishAt }])
    await put(1, { isActive: 'false' })
    expect(await rows()).toMatchObject([{ isActive: 0, publishAt: null }])
  })

  test('a price that is none changes nothing', async () => {
    expect(await put(1, { priceFromCents: '19.99' })).toMatchObject({
      status: 400,
      body: { errors: { priceFromCents: ['Use an amount like 49.99'] } },
    })
  })

  test('empty is not absent', async () => {
    expect((await put(1, { imagePrompt: '', features: '[]' })).body).toMatchObject({ imagePrompt: null, features: [] })
  })

  test('a new name alone does not move the page; a new slug leaves a redirect', async () => {
    expect((await put(1, { name: 'Rope' })).body).toMatchObject({ slug: 'drag-rope' })
    expect((await put(1, { slug: 'rope' })).body).toMatchObject({ slug: 'rope' })
    const former = await site.db.selectFrom('formerAddresses').select(['path', 'recordId']).execute()
    expect(former).toEqual([{ path: '/products/drag-rope', recordId: 1 }])
  })

  test('a made slug takes no former address of another product', async () => {
    await put(1, { slug: 'rope' })
    expect((await post(rope)).body).toMatchObject({ slug: 'drag-rope-2' })
  })

  test('of a version that is no longer stored is refused, and stores nothing', async () => {
    await put(1, { name: 'First', version: '1' })
    for (const version of ['1', '3', 'x', '0']) {
      expect(await put(1, { name: 'Second', version })).toMatchObject({ status: 409 })
    }
    expect(await rows()).toMatchObject([{ name: 'First', version: 2 }])
    expect(await put(1, { name: 'Second', version: '2' })).toMatchObject({ status: 200, body: { version: 3 } })
  })

  test('refuses what is bad before it stores a picture', async () => {
    expect(await put(1, { name: '', image: await pictureFile('rope.png') })).toMatchObject({ status: 400 })
    expect(await site.db.selectFrom('images').select('hash').execute()).toEqual([])
  })

  test('of an unknown product is 404', async () => {
    expect(await put(9, rope)).toMatchObject({ status: 404, body: { message: 'Product not found' } })
  })
})

test('PUT …/toggle-status switches a product off and on', async () => {
  await post(rope)
  const call = { path: '/api/products/1/toggle-status', params: { id: '1' }, method: 'PUT', headers }
  expect(await callRoute(toggle, call)).toMatchObject({ status: 200, body: { isActive: false, slug: 'drag-rope' } })
  expect(await callRoute(toggle, call)).toMatchObject({ status: 200, body: { isActive: true } })
  expect(await callRoute(toggle, { ...call, params: { id: '7' } })).toMatchObject({ status: 404 })
})

test('GET /api/products/all lists active and inactive ones, never to be kept', async () => {
  await addProduct(site.db, { isActive: 0 })
  await addProduct(site.db)
  const answer = await callRoute(listAll, { path: '/api/products/all', headers })
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.body).toMatchObject([
    { id: 1, isActive: false },
    { id: 2, isActive: true },
  ])
})

test('DELETE removes a product, and its quotes keep its name', async () => {
  const { id } = await addProduct(site.db, { name: 'Rope' })
  const now = '2026-11-21T12:00:00.000Z'
  const quote = {
    customerName: 'Ada',
    customerEmail: 'a@b.example',
    productId: id,
    productName: 'Rope',
    createdAt: now,
  }
  await site.db.insertInto('quotes').values(quote).execute()
  const call = { path: '/api/products/1', params: { id: String(id) }, method: 'DELETE', headers }
  expect(await callRoute(write, call)).toMatchObject({ status: 204, body: '' })
  expect((await callRoute(listQuotes, { path: '/api/quotes', headers })).body).toMatchObject([
    { productId: null, productName: 'Rope' },
  ])
  expect(await callRoute(write, call)).toMatchObject({ status: 404 })
})
