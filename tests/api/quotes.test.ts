import { beforeEach, describe, expect, test, vi } from 'vitest'
import { action } from '~/routes/api/quotes'
import { log } from '~/server/log.server'
import { callRoute } from '../routes/call-route'
import { addProduct, useSiteDatabase } from '../routes/site-database'

const site = useSiteDatabase()
let productId: number

beforeEach(async () => {
  productId = (await addProduct(site.db, { name: 'Rope' })).id
})

function good() {
  return { customerName: 'Ada', customerEmail: 'ada@example.org', productId }
}

function post(json: unknown) {
  return callRoute(action, { path: '/api/quotes', json })
}

describe('POST /api/quotes', () => {
  test('answers 201 with the quote and its address', async () => {
    const { status, headers, body } = await post({ ...good(), customerPhone: null, quantity: 2.7, notes: ' hi ' })
    expect(status).toBe(201)
    expect(headers.get('Location')).toBe('/api/quotes/1')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(body).toEqual({
      id: 1,
      ...good(),
      customerPhone: null,
      productName: 'Rope',
      quantity: 2,
      notes: 'hi',
      status: 'pending',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
  })

  test('stores each call, equal or not', async () => {
    await post(good())
    await post(good())
    expect(await site.db.selectFrom('quotes').select('id').execute()).toHaveLength(2)
  })

  test.each([
    [{ customerName: undefined }, 'Please fill in all required fields.', { customerName: ['Enter your name'] }],
    [{ customerName: 5 }, 'Please fill in all required fields.', { customerName: ['Enter your name'] }],
    [{ customerEmail: '' }, 'Please fill in all required fields.', { customerEmail: ['Enter your email address'] }],
    [{ quantity: 10_000 }, 'Please correct the marked fields.', { quantity: ['Quantity must be 9,999 or less'] }],
    [{ productId: 4711 }, 'Choose a product from the catalog', { productId: ['Choose a product from the catalog'] }],
    [{ productId: '1' }, 'Please correct the marked fields.', { productId: ['Choose a product from the catalog'] }],
    [{ notes: ['x'] }, 'Please correct the marked fields.', { notes: ['Use text here'] }],
  ])('refuses %j', async (change, message, errors) => {
    const { status, body } = await post({ ...good(), ...change })
    expect({ status, body }).toEqual({ status: 400, body: { message, errors } })
    expect(await site.db.selectFrom('quotes').select('id').execute()).toEqual([])
  })

  test.each([null, [], 'text', 5])('refuses the body %j', async (json) => {
    expect((await post(json)).status).toBe(400)
  })

  test.each(['', '{', '{"a":', 'undefined', '[1,'])('says that %j is no JSON', async (body) => {
    const answer = await callRoute(action, {
      path: '/api/quotes',
      body,
      headers: { 'Content-Type': 'application/json' },
    })
    expect(answer).toMatchObject({ status: 400, body: { message: 'The body is not valid JSON' } })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', '', 'application/json; charset='])(
    'refuses the content type %j',
    async (type) => {
      const answer = await callRoute(action, { path: '/api/quotes', body: '{}', headers: { 'Content-Type': type } })
      expect(answer.status).toBe(415)
    },
  )

  test('a key named __proto__ changes nothing', async () => {
    const body = `{"__proto__":{"quantity":7},"constructor":{},"customerName":"A","customerEmail":"a@b.example","productId":${String(productId)}}`
    const answer = await callRoute(action, {
      path: '/api/quotes',
      body,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    })
    expect(answer).toMatchObject({ status: 201, body: { quantity: 1 } })
  })

  test('a failure inside says nothing but that', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await site.db.schema.dropTable('quotes').execute()
    expect(await post(good())).toMatchObject({ status: 500, body: { message: 'Internal Server Error' } })
    expect(logged).toHaveBeenCalledOnce()
  })
})
