import { beforeEach, describe, expect, test, vi } from 'vitest'
import { action } from '~/routes/products/quote'
import { log } from '~/server/log.server'
import { callRoute } from './call-route'
import { addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()
let productId: number

beforeEach(async () => {
  productId = (await addProduct(site.db, { name: 'Rope', slug: 'rope' })).id
})

const good = { customerName: 'Ada Byron', customerEmail: 'ada@example.org' }

function post(form: Record<string, string>) {
  return callRoute(action, { path: '/products/rope/quote', params: { slug: 'rope' }, form })
}

function rows() {
  return site.db.selectFrom('quotes').selectAll().execute()
}

describe('the quote form', () => {
  test('stores a plain post and leads to its receipt with the message', async () => {
    const { status, headers } = await post({ ...good, customerPhone: '555', quantity: '3', notes: 'Two\r\nlines' })
    expect(status).toBe(303)
    expect(headers.get('Location')).toMatch(/^\/request\/q-00013\/[\da-f]{36}$/)
    expect(headers.get('Set-Cookie')).toMatch(/^stagwise_toast=.+; HttpOnly; SameSite=Lax$/)
    expect(await rows()).toEqual([
      expect.objectContaining({
        ...good,
        customerPhone: '555',
        productId,
        productName: 'Rope',
        quantity: 3,
        notes: 'Two\nlines',
        status: 'pending',
        suspected: 0,
      }),
    ])
  })

  test('gives back everything that was typed, and stores nothing', async () => {
    const typed = { customerName: ' ', customerEmail: 'ada', customerPhone: '555', quantity: 'x', notes: 'Keep me' }
    const { status, body } = await post(typed)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      message: { title: 'Error', description: 'Please fill in all required fields.' },
      lastResult: {
        initialValue: typed,
        error: {
          customerName: ['Enter your name'],
          customerEmail: ['Enter an email address in the correct format, like name@example.com'],
        },
      },
    })
    expect(await rows()).toEqual([])
  })

  test('answers the dialog with data in place of a redirect', async () => {
    const { status, body } = await post({ ...good, dialog: '1' })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        sent: {
          title: 'Quote Request Submitted!',
          description: "Thank you! We'll contact you within 24 hours with your quote.",
          outcome: 'Your reference number: Q-00013',
          link: { to: expect.stringMatching(/^\/request\/q-00013\/[\da-f]{36}$/), label: 'See and print your receipt' },
        },
      },
    })
  })

  test('stores one row for the same form sent five times at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post(good)))
    expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303, 303, 303])
    expect(await rows()).toHaveLength(1)
  })

  test.each([
    ['another quantity', { quantity: '2' }],
    ['another note', { notes: 'and a second' }],
    ['another phone', { customerPhone: '555' }],
    ['another name', { customerName: 'Ada Lovelace' }],
    ['another address', { customerEmail: 'ada@example.net' }],
  ])('stores a second row for %s', async (_what, change) => {
    await post(good)
    await post({ ...good, ...change })
    expect(await rows()).toHaveLength(2)
  })

  test('stores a second row for another product', async () => {
    await addProduct(site.db, { slug: 'other' })
    await post(good)
    await callRoute(action, { path: '/products/other/quote', params: { slug: 'other' }, form: good })
    expect(await rows()).toHaveLength(2)
  })

  test('stores the same form again after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
    await post(good)
    vi.setSystemTime(new Date('2026-11-21T12:09:59Z'))
    await post(good)
    expect(await rows()).toHaveLength(1)
    vi.setSystemTime(new Date('2026-11-21T12:10:00Z'))
    await post(good)
    expect(await rows()).toHaveLength(2)
    vi.useRealTimers()
  })

  test('keeps apart what fell into the honeypot, and answers as if nothing was', async () => {
    expect((await post({ ...good, website: 'https://spam.example' })).status).toBe(303)
    expect(await rows()).toEqual([expect.objectContaining({ suspected: 1 })])
  })

  test('is taken for a product whose slug changed while the form was open', async () => {
    await site.db.updateTable('products').set({ slug: 'lifeline' }).execute()
    expect((await post(good)).status).toBe(303)
    expect(await rows()).toMatchObject([{ productId }])
  })

  test('is taken for its own product where another has taken over the slug while the form was open', async () => {
    await site.db.updateTable('products').set({ slug: 'lifeline' }).execute()
    await addProduct(site.db, { slug: 'rope' })
    expect((await post({ ...good, productId: String(productId) })).status).toBe(303)
    expect(await rows()).toMatchObject([{ productId, productName: 'Rope' }])
  })

  test('is not taken for another product where its own is gone', async () => {
    await addProduct(site.db, { slug: 'other' })
    await site.db.deleteFrom('products').where('id', '=', productId).execute()
    await site.db.updateTable('products').set({ slug: 'rope' }).execute()
    expect((await post({ ...good, productId: String(productId) })).status).toBe(404)
    expect(await rows()).toEqual([])
  })

  test.each(['', 'x', '1.5', '-1', '9'.repeat(400)])('answers 404 for the product %j', async (id) => {
    expect((await post({ ...good, productId: id })).status).toBe(404)
  })

  test('is taken for an inactive product', async () => {
    await addProduct(site.db, { slug: 'gone', isActive: 0 })
    const answer = await callRoute(action, { path: '/products/gone/quote', params: { slug: 'gone' }, form: good })
    expect(answer.status).toBe(303)
  })

  test('answers 404 for an unknown product', async () => {
    const answer = await callRoute(action, { path: '/products/x/quote', params: { slug: 'x' }, form: good })
    expect(answer).toMatchObject({ status: 404, body: { title: 'Product Not Found' } })
  })

  test('refuses the intent of another form', async () => {
    expect((await post({ ...good, intent: 'delete-product' })).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('refuses a body that broke off on its way', async () => {
    const answer = await callRoute(action, {
      path: '/products/rope/quote',
      params: { slug: 'rope' },
      body: 'customerName=Ada&customerEmail=ada@example.org&notes=The most import',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '90' },
    })
    expect(answer.status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('says that it failed, and gives everything back, when the database cannot be written', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await site.db.schema.dropTable('quotes').execute()
    const { status, body } = await post({ ...good, notes: 'Keep me' })
    expect(status).toBe(500)
    expect(body).toMatchObject({
      message: { title: 'Error', description: 'Failed to submit quote request. Please try again.' },
      lastResult: { initialValue: { ...good, notes: 'Keep me' } },
    })
    expect(logged).toHaveBeenCalledOnce()
  })
})

test('a deleted product stays in its quotes by name', async () => {
  await post(good)
  await site.db.deleteFrom('products').where('id', '=', productId).execute()
  expect(await rows()).toEqual([expect.objectContaining({ productId: null, productName: 'Rope' })])
})
