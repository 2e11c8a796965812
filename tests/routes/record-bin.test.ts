/** Records come back from the bin in these cases, beside those of bin-content.test.ts for each kind. */
import { describe, expect, test } from 'vitest'
import { listQuotes } from '~/inbox/entries/quote-inbox.server'
import { productStore } from '~/kinds/products/admin/products.server'
import { action as bin } from '~/routes/admin/bin'
import { action as answerQuestion } from '~/routes/admin/question'
import { action as productEditor } from '~/routes/admin/product-editor'
import { RecordChangedError } from '~/lib/refusal'
import { byWarden, goodRows, insertRow } from '~db/test-rows'
import { addPost, addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const { press } = useOperator(site)

const intents = { products: 'delete-product', 'deer-types': 'delete-deer-type', blog: 'delete-post' } as const
const drop = (tab: keyof typeof intents, id: number) =>
  press(answerQuestion, `/admin/${tab}/${String(id)}/delete`, { intent: intents[tab] }, { id: String(id) })
const undo = async (answer: Awaited<ReturnType<typeof press>>) =>
  press(bin, '/admin/bin', { ...(await toastOf(answer))?.undo?.fields, back: '/admin' })
const restore = (id: number, more: Record<string, string> = {}) =>
  press(bin, '/admin/bin', { intent: 'restore-record', id: String(id), back: '/admin/bin', ...more })
const posts = () => site.db.selectFrom('blogPosts').selectAll().where('deletedAt', 'is', null).orderBy('id').execute()
const products = () => site.db.selectFrom('products').selectAll().where('deletedAt', 'is', null).orderBy('id').execute()

describe('what comes back', () => {
  test('leads the quotes to their product again, but not those that name another', async () => {
    const { id } = await addProduct(site.db, { name: 'Rope' })
    const { id: other } = await addProduct(site.db, { name: 'Blind' })
    for (const productId of [id, id, other]) await insertRow(site.db, 'quotes', { ...goodRows.quotes, productId })
    const named = async () => (await listQuotes(site.db, { limit: 9, after: 0 })).toReversed()
    const answer = await drop('products', id)
    expect(await named()).toMatchObject([
      { productId: null, productName: 'Field Spray' },
      { productId: null },
      { productId: other },
    ])
    await site.db.updateTable('quotes').set({ productId: other }).where('id', '=', 2).execute()
    await undo(answer)
    expect(await named()).toMatchObject([{ productId: id }, { productId: other }, { productId: other }])
    expect(await products()).toHaveLength(2)
  })

  test('comes back at its own address once that is free', async () => {
    const { id } = await addPost(site.db, { slug: 'elk' })
    await drop('blog', id)
    await restore(1, { address: 'free' })
    expect(await posts()).toMatchObject([{ slug: 'elk' }])
  })

  test('of two with one address, only the first', async () => {
    const first = await addPost(site.db, { title: 'One', slug: 'elk' })
    const answer = await drop('blog', first.id)
    const second = await addPost(site.db, { title: 'Two', slug: 'elk' })
    await drop('blog', second.id)
    const [{ deletedAt } = { deletedAt: '' }] = await site.db.selectFrom('bin').select('deletedAt').execute()
    await site.db.updateTable('bin').set({ deletedAt }).execute()
    const toast = await toastOf(await undo(answer))
    expect(toast?.outcome).toBe('One')
    expect(toast?.description).toContain('Two stays in the bin: its address /elk is that of the post “One” now.')
  })
})

test('several go together and come back together', async () => {
  const ids = [(await addPost(site.db)).id, (await addPost(site.db)).id]
  const before = await posts()
  const form = { intent: 'delete-records', ids: ids.join(',') }
  const answer = await press(answerQuestion, `/admin/blog/selected/delete?ids=${ids.join(',')}`, form)
  expect(await posts()).toEqual([])
  expect(await toastOf(await undo(answer))).toMatchObject({ outcome: '2 records' })
  expect(await posts()).toEqual(before)
})

test('a record that is deleted while somebody edits it can be restored first, and the edit saved then', async () => {
  const { id } = await addProduct(site.db, { name: 'Rope', slug: 'rope' })
  const save = (more = {}) =>
    press(
      productEditor,
      `/admin/products/${String(id)}/edit`,
      {
        intent: 'save-product',
        version: '1',
        formKey: 'k',
        name: 'Rope, long',
        slug: 'rope',
        description: 'Long.',
        category: 'Gear',
        isActive: 'true',
        discountPercentage: '0',
        ...more,
      },
      { id: String(id) },
    )
  const answer = await drop('products', id)
  expect(await save()).toMatchObject({ status: 409, body: { question: { title: 'It is gone' } } })
  await undo(answer)
  expect((await save()).status).toBe(303)
  expect(await products()).toMatchObject([{ id, name: 'Rope, long', version: 2 }])
})

test('a save that was on its way when the record was deleted changes nothing in the bin', async () => {
  const { id } = await addProduct(site.db, { name: 'Rope' })
  const stored = await productStore.find(site.db, id)
  if (!stored) throw new Error('no product')
  await drop('products', id)
  await expect(productStore.save(site.db, { ...stored, name: 'Cord' }, { ...byWarden(), stored })).rejects.toThrow(
    RecordChangedError,
  )
  expect(await site.db.selectFrom('products').select(['name', 'version']).execute()).toEqual([
    { name: 'Rope', version: 1 },
  ])
})
