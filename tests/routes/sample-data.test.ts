/** The dashboard asks before it adds sample data, says what comes back, and stops once there is other content. */
import { describe, expect, test } from 'vitest'
import { countedKinds } from '~/operators/operator-messages'
import { deerTypeStore } from '~/kinds/deer-types/admin/deer-types.server'
import { productStore } from '~/kinds/products/admin/products.server'
import { loader as layout } from '~/routes/admin/layout'
import { action, loader } from '~/routes/admin/seed'
import { action as apiSeed } from '~/routes/api/seed'
import { seedSampleData } from '~db/seed/seed.server'
import { byWarden } from '~db/test-rows'
import { callRoute } from './call-route'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)

const path = '/admin/seed'
const ask = (query = '') => session.read(loader, path + query)
const open = () => session.read(layout, '/admin')

function add(form: Record<string, string> = {}) {
  const all = { intent: 'seed', back: '/admin/products', formToken: session.formToken, ...form }
  return callRoute(action, { path, headers: { Cookie: session.cookie }, form: all })
}

const idOf = async (slug: string) =>
  (await site.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id

const countProducts = async () => (await site.db.selectFrom('products').select('id').execute()).length

describe('the question', () => {
  test('says how many records of each kind would be added, and changes nothing', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      body: { missing: { products: 10, deerTypes: 8, blogPosts: 14, deleted: [] } },
    })
    expect(await countProducts()).toBe(0)
  })

  test('names the samples that an operator deleted', async () => {
    await seedSampleData(site.db, byWarden())
    await productStore.remove(site.db, await idOf('field-dressing-kit'), byWarden())
    await site.db.deleteFrom('deerTypes').where('slug', '=', 'elk').execute()
    expect((await ask()).body).toMatchObject({
      missing: { products: 1, deerTypes: 1, blogPosts: 0, deleted: ['Field Dressing Kit'] },
    })
  })

  test.each([
    ['?back=/admin/products%3Fq%3Dx', '/admin/products?q=x'],
    ['?back=https://evil.example', '/admin'],
    ['', '/admin'],
  ])('leads back from %s to %s', async (query, back) => {
    expect((await ask(query)).body).toMatchObject({ back })
  })
})

describe('the answer', () => {
  test('adds what is missing, says how much, and leads back', async () => {
    const answer = await add()
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin/products'])
    expect(await toastOf(answer)).toMatchObject({
      kind: 'success',
      title: 'Data Seeded Successfully',
      description: 'Added: 10 products, 8 deer types, and 14 blog posts.',
    })
    expect(await countProducts()).toBe(10)
    expect((await toastOf(await add()))?.description).toBe('Nothing was missing.')
  })

  test('is refused once the site has content of the operator’s own; the API goes on as it was', async () => {
    await addProduct(site.db, { slug: 'my-rope' })
    const answer = await add()
    expect(await toastOf(answer)).toMatchObject({ kind: 'error', title: 'No sample data was added' })
    expect(await countProducts()).toBe(1)
    const headers = { Cookie: session.cookie }
    expect(await callRoute(apiSeed, { path: '/api/seed', method: 'POST', headers })).toMatchObject({
      status: 200,
      body: { products: 10, deerTypes: 8, blogPosts: 14 },
    })
  })
})

describe('the button', () => {
  test('is there on an empty site, and with samples alone', async () => {
    expect((await open()).body).toMatchObject({ offersSamples: true })
    await seedSampleData(site.db, byWarden())
    expect((await open()).body).toMatchObject({ offersSamples: true })
  })

  test('is there after a sample was switched off or deleted', async () => {
    await seedSampleData(site.db, byWarden())
    await productStore.switchTo(site.db, { id: 1, isOn: false }, byWarden())
    await deerTypeStore.remove(site.db, 1, byWarden())
    expect((await open()).body).toMatchObject({ offersSamples: true })
  })

  test('stays away while what one has made is in the bin', async () => {
    await addProduct(site.db, { slug: 'my-rope' })
    await productStore.remove(site.db, await idOf('my-rope'), byWarden())
    expect((await open()).body).toMatchObject({ offersSamples: false })
  })

  test.each([
    ['a product', () => addProduct(site.db)],
    ['a deer type', () => addDeerType(site.db)],
    ['a post', () => addPost(site.db)],
    [
      'a sample that was edited',
      () => productStore.update(site.db, { id: 1 }, (old) => ({ ...old, name: 'X' }), byWarden()),
    ],
    [
      'a sample that has another slug',
      () => site.db.updateTable('products').set({ slug: 'knife' }).where('id', '=', 1).execute(),
    ],
  ])('is gone with %s, and so is the question', async (_, change) => {
    await seedSampleData(site.db, byWarden())
    await change()
    expect((await open()).body).toMatchObject({ offersSamples: false })
    expect((await ask()).body).toMatchObject({ missing: undefined })
  })
})

test('kinds of which there are none are not counted', () => {
  expect(countedKinds({ products: 1, deerTypes: 0, blogPosts: 2 })).toEqual(['1 product', '2 blog posts'])
})
