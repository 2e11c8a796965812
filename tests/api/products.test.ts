import { describe, expect, test, vi } from 'vitest'
import { loader as bySlug } from '~/routes/api/product-by-slug'
import { loader as list } from '~/routes/api/products'
import { log } from '~/server/log.server'
import { loseTable } from '~db/test-faults'
import { callRoute } from '../routes/call-route'
import { addProduct, useSiteDatabase } from '../routes/site-database'

const site = useSiteDatabase()

async function addProducts(count: number) {
  for (let number = 1; number <= count; number += 1) await addProduct(site.db)
}

describe('GET /api/products', () => {
  test('gives active products with the fields of the contract, oldest first', async () => {
    await addProduct(site.db, { name: 'Rope', slug: 'rope', features: '["a"]', discountPercentage: 15 })
    await addProduct(site.db, { slug: 'hidden', isActive: 0 })
    await addProduct(site.db, { slug: 'later' })
    const { status, body } = await callRoute(list, { path: '/api/products' })
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: 1,
        name: 'Rope',
        slug: 'rope',
        description: 'A product for tests.',
        imagePrompt: null,
        imageUrl: null,
        category: 'Gear',
        features: ['a'],
        discountPercentage: 15,
        isActive: true,
        priceFromCents: null,
        priceUnit: null,
        sizes: [],
        specifications: [],
      },
      expect.objectContaining({ slug: 'later', features: [] }),
    ])
  })

  test('gives an empty list for an empty catalogue', async () => {
    expect((await callRoute(list, { path: '/api/products' })).body).toEqual([])
  })

  test.each([499, 500, 501, 1000])('streams all of %i products, each once', async (count) => {
    await site.db.transaction().execute(async (trx) => {
      for (let number = 1; number <= count; number += 1) await addProduct(trx)
    })
    const { body } = await callRoute(list, { path: '/api/products' })
    const expected = Array.from({ length: count }, (_, index) => expect.objectContaining({ id: index + 1 }))
    expect(body).toEqual(expected)
  })

  test('says that it failed when the first rows cannot be read', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await loseTable(site.db, 'products')
    expect(await callRoute(list, { path: '/api/products' })).toMatchObject({ status: 500 })
  })

  test('is walked page by page through the Link header', async () => {
    await addProducts(5)
    const ids: unknown[] = []
    let path: string | undefined = '/api/products?limit=2'
    for (let page = 0; path !== undefined && page < 10; page += 1) {
      const answer = await callRoute(list, { path })
      ids.push(answer.body)
      path = /^<(\/api\/products\?[^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1]
    }
    expect(ids).toMatchObject([[{ id: 1 }, { id: 2 }], [{ id: 3 }, { id: 4 }], [{ id: 5 }]])
    expect(ids).toHaveLength(3)
  })

  test.each([
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
    ['cursor=x', 'cursor'],
    ['cursor=before-3', 'cursor'],
  ])('refuses ?%s', async (query, field) => {
    const { status, body } = await callRoute(list, { path: `/api/products?${query}` })
    expect(status).toBe(400)
    expect(body).toEqual({ message: expect.any(String), errors: { [field]: [expect.any(String)] } })
  })

  test('answers 304 until something visible changes', async () => {
    const product = await addProduct(site.db)
    const { headers } = await callRoute(list, { path: '/api/products' })
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    const known = { 'If-None-Match': headers.get('ETag') ?? '' }
    const again = await callRoute(list, { path: '/api/products', headers: known })
    expect(again).toMatchObject({ status: 304, body: '' })
    await site.db.updateTable('products').set({ name: 'Renamed' }).where('id', '=', product.id).execute()
    expect((await callRoute(list, { path: '/api/products', headers: known })).status).toBe(200)
  })
})

describe('GET /api/products/slug/{slug}', () => {
  test.each([1, 0] as const)('gives a product whose isActive is %i', async (isActive) => {
    await addProduct(site.db, { slug: 'rope', isActive })
    const { status, body } = await callRoute(bySlug, { path: '/api/products/slug/rope', params: { slug: 'rope' } })
    expect({ status, body }).toMatchObject({ status: 200, body: { slug: 'rope', isActive: isActive === 1 } })
  })

  test('answers 404 in the words of the specification', async () => {
    const answer = await callRoute(bySlug, { path: '/api/products/slug/none', params: { slug: 'none' } })
    expect(answer).toMatchObject({ status: 404, body: { message: 'Product not found' } })
  })
})
