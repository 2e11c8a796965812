/** After a change of the product categories in the settings, products, addresses, lists and the API follow. */
import { beforeEach, describe, expect, test } from 'vitest'
import { firstCategories, type CategoryRow } from '~/kinds/products/product-categories'
import { loader as list } from '~/routes/products/index'
import { loader as detail } from '~/routes/products/detail'
import { action as saveProduct, loader as editProduct } from '~/routes/admin/product-editor'
import { action as changeProducts, loader as listProducts } from '~/routes/admin/products'
import { action as save } from '~/routes/admin/settings-section'
import { action as restore } from '~/routes/admin/version'
import { loader as searchPage } from '~/routes/site/search'
import { action as createByApi } from '~/routes/api/products'
import { site as readSite } from '~/kinds/settings/site.server'
import { readProductCategories } from '~/kinds/products/product-categories.server'
import { productStore } from '~/kinds/products/admin/products.server'
import { goodRows, insertRow } from '~db/test-rows'
import { callRoute } from './call-route'
import { addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)
let version = 0

beforeEach(() => {
  version = 0
})

async function send(rows: readonly CategoryRow[], more: Record<string, string> = {}) {
  const fields = rows.flatMap((row, index) =>
    Object.entries(row).map(([name, text]) => [`categories[${String(index)}].${name}`, text]),
  )
  const answer = await callRoute(save, {
    path: '/admin/settings/categories',
    params: { section: 'categories' },
    headers: { Cookie: session.cookie },
    multipart: {
      intent: 'save-settings',
      version: String(version),
      formToken: session.formToken,
      ...Object.fromEntries(fields),
      ...more,
    },
  })
  if (answer.status === 303) version += 1
  return answer
}

const renamed = (from: string, to: string) =>
  firstCategories.map((row) => (row.name === from ? { ...row, name: to } : row))
const without = (...names: string[]) => firstCategories.filter(({ name }) => !names.includes(name))
const stored = () => site.db.selectFrom('products').select(['name', 'category', 'version']).orderBy('id').execute()
const open = (category: string) =>
  callRoute(list, { path: `/products/category/${category}?cursor=after-0`, params: { category } })

describe('a new name', () => {
  beforeEach(async () => {
    await addProduct(site.db, { name: 'Rope', slug: 'rope', category: 'Gear' })
    await addProduct(site.db, { name: 'Horn', slug: 'horn', category: 'Archery' })
  })

  test('is that of its products, whose versions stay, and of its address', async () => {
    expect((await send(renamed('Gear', 'Field Gear'))).status).toBe(303)
    expect(await stored()).toEqual([
      { name: 'Rope', category: 'Field Gear', version: 1 },
      { name: 'Horn', category: 'Archery', version: 1 },
    ])
    expect(await open('field-gear')).toMatchObject({
      status: 200,
      body: { products: [{ name: 'Rope' }], category: { name: 'Field Gear', path: '/products/category/field-gear' } },
    })
    const { body } = await callRoute(detail, { path: '/products/rope', params: { slug: 'rope' } })
    expect(JSON.stringify(body)).toContain('/products/category/field-gear')
  })

  test('leaves a redirect, however often it changes, until another category has the address', async () => {
    await send(renamed('Gear', 'Field Gear'))
    await send([
      ...renamed('Gear', 'Pack').map((row) => (row.name === 'Pack' ? { ...row, addresses: 'field-gear' } : row)),
    ])
    for (const former of ['gear', 'field-gear']) {
      const { status, headers } = await open(former)
      expect([status, headers.get('Location')]).toEqual([301, '/products/category/pack?cursor=after-0'])
    }
    await send([
      ...renamed('Gear', 'Pack').map((row) => (row.name === 'Pack' ? { ...row, addresses: 'pack' } : row)),
      { name: 'Gear', description: 'New.', addresses: '' },
    ])
    expect((await open('gear')).status).toBe(200)
    expect((await open('field-gear')).headers.get('Location')).toContain('/pack')
  })

  test('is found by both searches, and shown in the footer', async () => {
    await send(renamed('Archery', 'Bowhunting Öl'))
    const cookie = { Cookie: session.cookie }
    const found = await callRoute(searchPage, { path: '/search?q=bowhunting' })
    expect(JSON.stringify(found.body)).toContain('Horn')
    const filtered = await callRoute(listProducts, { path: '/admin/products?category=bowhunting-Öl', headers: cookie })
    expect(filtered.body).toMatchObject({ page: { rows: [{ name: 'Horn' }] } })
    const searched = await callRoute(listProducts, { path: '/admin/products?q=bowhunting', headers: cookie })
    expect(searched.body).toMatchObject({ page: { rows: [{ name: 'Horn' }] } })
    expect((await readSite()).productCategories).toContainEqual({ id: 'bowhunting-l', name: 'Bowhunting Öl' })
  })

  test('also moves what is in the bin', async () => {
    await productStore.remove(site.db, 1, { by: { operatorId: null, username: 'warden' }, now: new Date() })
    await send(renamed('Gear', 'Field Gear'))
    expect(await stored()).toMatchObject([{ category: 'Field Gear' }, { category: 'Archery' }])
  })

  test('is what a form opened before saves, and what the API makes of the former one', async () => {
    await send(renamed('Gear', 'Field Gear'))
    const saved = await callRoute(saveProduct, {
      path: '/admin/products/1/edit',
      params: { id: '1' },
      headers: { Cookie: session.cookie },
      multipart: {
        intent: 'save-product',
        formToken: session.formToken,
        version: '1',
        id: '1',
        name: 'Long Rope',
        slug: 'rope',
        description: 'Long.',
        category: 'Gear',
        isActive: 'true',
        discountPercentage: '0',
      },
    })
    expect(saved.status).toBe(303)
    const made = await callRoute(createByApi, {
      path: '/api/products',
      headers: { Cookie: session.cookie },
      multipart: { name: 'Knife', description: 'Sharp.', category: 'gear' },
    })
    expect(made).toMatchObject({ status: 201, body: { category: 'Field Gear' } })
    expect(await stored()).toMatchObject([
      { name: 'Long Rope', category: 'Field Gear' },
      {},
      { category: 'Field Gear' },
    ])
  })

  test('an unknown one is refused, with the names that there are', async () => {
    await send(renamed('Gear', 'Field Gear'))
    const { status, body } = await callRoute(createByApi, {
      path: '/api/products',
      headers: { Cookie: session.cookie },
      multipart: { name: 'Knife', description: 'Sharp.', category: 'Toys' },
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Scent Control, Attractants, Safety, Archery, Field Gear, Electronics')
  })
})

test('an added category can be chosen in the editor, and for several products', async () => {
  await addProduct(site.db, { name: 'Rope', category: 'Gear' })
  await send([...firstCategories, { name: 'Rods & Reels', description: 'For the pond.', addresses: '' }])
  const cookie = { Cookie: session.cookie }
  const opened = await callRoute(editProduct, { path: '/admin/products/1/edit', params: { id: '1' }, headers: cookie })
  expect(opened.body).toMatchObject({ categories: expect.arrayContaining(['Rods & Reels']) })
  const changed = await callRoute(changeProducts, {
    path: '/admin/products',
    headers: cookie,
    form: {
      intent: 'change-selected',
      formToken: session.formToken,
      'ids[0]': '1',
      change: `category-${encodeURIComponent('Rods & Reels')}`,
      back: '/admin/products',
    },
  })
  expect(changed.status).toBe(303)
  expect(await toastOf(changed)).toMatchObject({ outcome: '“Rope”: Rods & Reels' })
  expect(await stored()).toMatchObject([{ category: 'Rods & Reels' }])
  expect(await open('rods-reels')).toMatchObject({ body: { products: [{ name: 'Rope' }] } })
})

describe('a removed category', () => {
  test('without products is gone, and so is its address', async () => {
    expect((await send(without('Gear'))).status).toBe(303)
    expect((await open('gear')).status).toBe(404)
  })

  test('with products asks which one takes them; then its address leads there', async () => {
    await addProduct(site.db, { name: 'Rope', category: 'Gear' })
    await insertRow(site.db, 'products', {
      ...goodRows.products,
      category: 'Gear',
      deletedAt: '2026-11-21T09:30:00.000Z',
    })
    const asked = await send(without('Gear'))
    expect(asked).toMatchObject({
      status: 409,
      body: {
        question: {
          text: '2 products are in “Gear”, the bin included. Which category takes them?',
          answers: expect.arrayContaining([{ value: 'to-safety', label: 'Safety' }]),
        },
        lastResult: {
          initialValue: { categories: expect.arrayContaining([expect.objectContaining({ name: 'Safety' })]) },
        },
      },
    })
    expect((await stored()).map(({ category }) => category)).toEqual(['Gear', 'Gear'])
    expect((await send(without('Gear'), { confirmed: 'to-nowhere' })).status).toBe(409)
    expect((await send(without('Gear'), { confirmed: 'to-safety' })).status).toBe(303)
    expect((await stored()).map(({ category }) => category)).toEqual(['Safety', 'Safety'])
    expect((await open('gear')).headers.get('Location')).toContain('/products/category/safety')
  })

  test('does not leave products behind when an older version is restored', async () => {
    await send(firstCategories.slice(0, 6))
    await send([...firstCategories, { name: 'Optics', description: 'Glass.', addresses: '' }])
    await addProduct(site.db, { name: 'Glass', category: 'Optics' })
    const restored = await callRoute(restore, {
      path: '/admin/settings/categories/versions/1',
      params: { of: 'categories', version: '1' },
      headers: { Cookie: session.cookie },
      form: { intent: 'restore-version', formToken: session.formToken, current: '2' },
    })
    expect(await toastOf(restored)).toMatchObject({
      description: expect.stringContaining('1 product would be left without a category: “Optics”'),
    })
    expect(await readProductCategories(site.db)).toHaveLength(7)
  })
})

test.each([
  ['none at all', [], 'Keep at least one category'],
  ['two with one address', [...firstCategories, { name: 'GEAR!', description: 'x', addresses: '' }], '“GEAR!.”'],
])('%s is refused', async (_, rows, message) => {
  const { status, body } = await send(rows)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(message)
})

test('a save of an older version of the list is refused, and keeps what was typed', async () => {
  await send(renamed('Gear', 'Field Gear'))
  version = 0
  const { status, body } = await send(renamed('Gear', 'Kit'))
  expect(status).toBe(409)
  expect(JSON.stringify(body)).toContain('Kit')
  expect((await readProductCategories(site.db)).map(({ name }) => name)).toContain('Field Gear')
})
