import { describe, expect, test, vi } from 'vitest'
import { loader as detail } from '~/routes/products/detail'
import { loader as list } from '~/routes/products/index'
import { log } from '~/server/log.server'
import { loseTable } from '~db/test-faults'
import { callRoute } from './call-route'
import { addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()

describe('/products', () => {
  test('lists active products, oldest first', async () => {
    await addProduct(site.db, { name: 'First', slug: 'first' })
    await addProduct(site.db, { name: 'Hidden', slug: 'hidden', isActive: 0 })
    await addProduct(site.db, { name: 'Second', slug: 'second', features: '["a","b"]' })
    const { body } = await callRoute(list, { path: '/products' })
    expect(body).toMatchObject({ products: [{ name: 'First' }, { name: 'Second', features: ['a', 'b'] }] })
    expect(body).not.toHaveProperty('next')
  })

  describe('by category', () => {
    const read = (category: string, query = '') =>
      callRoute(list, { path: `/products/category/${category}${query}`, params: { category } })

    test('lists its own products, with its own head', async () => {
      await addProduct(site.db, { name: 'Rope', category: 'Safety' })
      await addProduct(site.db, { name: 'Spray', category: 'Scent Control' })
      await addProduct(site.db, { name: 'Old rope', category: 'Safety', isActive: 0 })
      expect(await read('safety')).toMatchObject({
        status: 200,
        body: {
          products: [{ name: 'Rope' }],
          categories: [
            { name: 'All Products', path: '/products' },
            { name: 'Scent Control', path: '/products/category/scent-control' },
            { name: 'Safety', path: '/products/category/safety' },
          ],
          head: {
            title: 'Safety: Hunting Products',
            path: '/products/category/safety',
            noindex: false,
            breadcrumbs: [{ name: 'Hunting Products' }, { name: 'Safety', path: '/products/category/safety' }],
          },
        },
      })
    })

    test('an empty one says so, and search engines leave it out', async () => {
      expect(await read('archery')).toMatchObject({ status: 200, body: { products: [], head: { noindex: true } } })
    })

    test.each(['none', 'Safety', '', 'gear%', "x' OR 1=1", 'constructor'])('%j is none', async (category) => {
      expect(await read(category)).toMatchObject({ status: 404, body: { title: 'Category Not Found' } })
    })
  })

  test.each([
    '?cursor=',
    '?cursor=nonsense',
    '?cursor=after-0',
    '?cursor=after-999',
    '?cursor=before-1',
    "?cursor=after-1';drop table products",
  ])('shows the first page for %s', async (query) => {
    await addProduct(site.db, { name: 'Only' })
    expect((await callRoute(list, { path: `/products${query}` })).body).toMatchObject({
      products: [{ name: 'Only' }],
    })
  })

  test('says in the words of the specification that it could not be loaded', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await loseTable(site.db, 'products')
    const { status, body } = await callRoute(list, { path: '/products' })
    expect({ status, body }).toEqual({
      status: 500,
      body: { title: 'Error Loading Products', message: 'Unable to load products. Please try again later.' },
    })
    expect(logged).toHaveBeenCalledOnce()
  })
})

describe('/products/{slug}', () => {
  test('shows a product', async () => {
    await addProduct(site.db, { name: 'Rope', slug: 'rope' })
    const { body } = await callRoute(detail, { path: '/products/rope', params: { slug: 'rope' } })
    expect(body).toMatchObject({
      product: { name: 'Rope', isActive: true },
      head: { path: '/products/rope', noindex: false },
    })
  })

  test('keeps the page of an inactive product, out of the search engines', async () => {
    await addProduct(site.db, { slug: 'rope', isActive: 0 })
    const { body } = await callRoute(detail, { path: '/products/rope', params: { slug: 'rope' } })
    expect(body).toMatchObject({ product: { isActive: false }, head: { noindex: true } })
  })

  test('answers 404 for an unknown one, in the words of the specification', async () => {
    const { status, body } = await callRoute(detail, { path: '/products/none', params: { slug: 'none' } })
    expect({ status, body }).toEqual({
      status: 404,
      body: { title: 'Product Not Found', message: 'The requested product could not be found.' },
    })
  })

  test('leads from a former address to the product’s own', async () => {
    await addProduct(site.db, { slug: 'rope' })
    await site.db.updateTable('products').set({ slug: 'lifeline' }).execute()
    const { status, headers } = await callRoute(detail, { path: '/products/rope', params: { slug: 'rope' } })
    expect({ status, location: headers.get('Location') }).toEqual({ status: 301, location: '/products/lifeline' })
  })
})
