/** One request has several products: the list has buttons without JavaScript, and all products are stored. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findQuote, pageOfQuotes } from '~/inbox/entries/quote-inbox.server'
import { quotedProducts } from '~/inbox/quotes/quoted-products'
import { action, loader } from '~/routes/products/request'
import { log } from '~/server/log.server'
import { callRoute } from './call-route'
import { addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()

beforeEach(async () => {
  await addProduct(site.db, { name: 'Rope', slug: 'rope' })
  await addProduct(site.db, { name: 'Horn', slug: 'horn' })
  await addProduct(site.db, { name: 'Old Bag', slug: 'bag', isActive: 0 })
})

const customer = { customerName: 'Ada Byron', customerEmail: 'ada@example.org' }

function fieldsOf(...list: [slug: string, quantity: string][]): Record<string, string> {
  return Object.fromEntries(
    list.flatMap(([slug, quantity], index) => [
      [`products[${String(index)}].slug`, slug],
      [`products[${String(index)}].quantity`, quantity],
    ]),
  )
}

const two = fieldsOf(['rope', '2'], ['horn', '1'])
const post = (form: Record<string, string>) => callRoute(action, { path: '/request', form })
const open = (query: string) => callRoute(loader, { path: `/request${query}` })

async function stored() {
  const rows = await site.db.selectFrom('quotes').selectAll().orderBy('id').execute()
  return rows.map(quotedProducts)
}

describe('the list in the address', () => {
  test('is shown with what is known of each product', async () => {
    expect((await open('?product=rope&quantity=2&product=bag&product=gone')).body).toMatchObject({
      list: [
        { slug: 'rope', quantity: '2' },
        { slug: 'bag', quantity: '1' },
        { slug: 'gone', quantity: '1' },
      ],
      found: [
        { asked: 'rope', name: 'Rope', isActive: true },
        { asked: 'bag', name: 'Old Bag', isActive: false },
      ],
      products: [
        { slug: 'horn', name: 'Horn', sizes: [] },
        { slug: 'rope', name: 'Rope', sizes: [] },
      ],
    })
  })

  test('finds a product by its former slug', async () => {
    await site.db.updateTable('products').set({ slug: 'lifeline' }).where('slug', '=', 'rope').execute()
    expect((await open('?product=rope')).body).toMatchObject({ found: [{ asked: 'rope', slug: 'lifeline' }] })
  })

  test('holds ten products at most, each once', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `product=p-${String(index)}`).join('&')
    const { body } = await open(`?product=rope&product=rope&quantity=3&${many}`)
    expect(body).toMatchObject({ list: { length: 10, 0: { slug: 'rope', quantity: '4' } } })
  })
})

describe('a sent request', () => {
  test('is one row, with the first product in its own columns, and leads to its receipt', async () => {
    const { status, headers } = await post({ ...customer, ...two, notes: 'Two\r\nlines' })
    expect(status).toBe(303)
    expect(headers.get('Location')).toMatch(/^\/request\/q-00013\/[\da-f]{36}$/)
    expect(headers.get('Set-Cookie')).toMatch(/^stagwise_toast=/)
    expect(await site.db.selectFrom('quotes').selectAll().execute()).toEqual([
      expect.objectContaining({
        ...customer,
        productId: 1,
        productName: 'Rope',
        quantity: 2,
        notes: 'Two\nlines',
        otherProducts: '[{"productId":2,"productName":"Horn","quantity":1}]',
        searchText: expect.stringMatching(/rope\nhorn/),
      }),
    ])
  })

  test('with a product that is out of stock is taken', async () => {
    await post({ ...customer, ...fieldsOf(['bag', '1']) })
    expect(await stored()).toMatchObject([[{ productName: 'Old Bag' }]])
  })

  test('adds up a product that is named twice, by former and current slug too', async () => {
    await site.db.updateTable('products').set({ slug: 'lifeline' }).where('slug', '=', 'rope').execute()
    await post({ ...customer, ...fieldsOf(['rope', '2'], ['lifeline', '3'], ['horn', '1'], ['horn', '1']) })
    expect(await stored()).toMatchObject([
      [
        { productName: 'Rope', quantity: 5 },
        { productName: 'Horn', quantity: 2 },
      ],
    ])
  })

  test('has the product that is chosen and not added yet', async () => {
    await post({ ...customer, ...fieldsOf(['rope', '2']), addProduct: 'horn' })
    expect(await stored()).toMatchObject([[{ productName: 'Rope' }, { productName: 'Horn', quantity: 1 }]])
  })

  test('sent five times at once is one row, and leads to one receipt', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post({ ...customer, ...two })))
    expect(new Set(answers.map(({ headers }) => headers.get('Location'))).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    ['another quantity of the second product', fieldsOf(['rope', '2'], ['horn', '2'])],
    ['one product less', fieldsOf(['rope', '2'])],
    ['one product more', fieldsOf(['rope', '2'], ['horn', '1'], ['bag', '1'])],
  ])('and %s are two rows', async (_, list) => {
    await post({ ...customer, ...two })
    await post({ ...customer, ...list })
    expect(await stored()).toHaveLength(2)
  })

  test('that the honeypot caught is stored apart and answered like any other', async () => {
    const { status, headers } = await post({ ...customer, ...two, website: 'https://spam.example' })
    expect(status).toBe(303)
    expect(headers.get('Location')).toMatch(/^\/request\/q-00013\/[\da-f]{36}$/)
    expect(await site.db.selectFrom('quotes').select('suspected').execute()).toEqual([{ suspected: 1 }])
  })

  test('is one line in the dashboard’s list, and all its products on the page of the entry', async () => {
    await post({ ...customer, ...two, addProduct: 'bag' })
    const query = { filter: { show: 'all', search: 'horn' }, size: 10, cursor: undefined }
    const { rows } = await pageOfQuotes(site.db, query, new Date())
    expect(rows).toMatchObject([{ summary: '2 × Rope and 2 more products' }])
    expect(await findQuote(site.db, 1, new Date())).toMatchObject({
      subject: 'Your quote request: Rope and 2 more products',
      details: [{ label: 'Reference' }, { label: 'Products', value: '2 × Rope\n1 × Horn\n1 × Old Bag' }, {}, {}],
    })
  })

  test('keeps the names of deleted products', async () => {
    await post({ ...customer, ...two })
    await site.db.deleteFrom('products').execute()
    expect(await stored()).toMatchObject([[{ productId: null, productName: 'Rope' }, { productName: 'Horn' }]])
  })
})

describe('a request that is not taken', () => {
  test('comes back with everything typed', async () => {
    const typed = { customerName: ' ', customerEmail: 'ada', customerPhone: '555', notes: 'Keep me' }
    const answer = await post({ ...typed, ...fieldsOf(['rope', '10000'], ['horn', '1']) })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: { description: 'Please fill in all required fields.' },
        lastResult: {
          initialValue: { ...typed, products: [{ slug: 'rope', quantity: '10000' }, { slug: 'horn' }] },
          error: {
            customerName: ['Enter your name'],
            customerEmail: ['Enter an email address in the correct format, like name@example.com'],
            'products[0].quantity': ['Quantity must be 9,999 or less'],
          },
        },
      },
    })
    expect(await stored()).toEqual([])
  })

  test.each([
    ['without a product', {}],
    ['with no slug', fieldsOf(['', '1'], ['No Slug!', '1'])],
  ])('%s says so', async (_, list) => {
    expect(await post({ ...customer, ...list })).toMatchObject({
      status: 400,
      body: { lastResult: { error: { products: ['Add at least one product'] } } },
    })
  })

  test('has a product that is gone: it is taken off the list, and the rest stays', async () => {
    const answer = await post({ ...customer, ...fieldsOf(['gone', '2'], ['rope', '3']) })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: { description: expect.stringContaining('no longer in our catalog') },
        gone: ['gone'],
        lastResult: { initialValue: { ...customer, products: [{ slug: 'rope', quantity: '3' }] } },
      },
    })
    expect(await stored()).toEqual([])
  })

  test('has too many products', async () => {
    const ten = fieldsOf(...Array.from({ length: 10 }, (_, index): [string, string] => [`p-${String(index)}`, '1']))
    expect(await post({ ...customer, ...ten, addProduct: 'rope' })).toMatchObject({
      status: 400,
      body: { lastResult: { error: { addProduct: ['A request can name at most 10 products'] } } },
    })
  })

  test('is of another form', async () => {
    expect((await post({ ...customer, ...two, intent: 'delete-product' })).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  test('could not be stored', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await site.db.schema.dropTable('quotes').execute()
    expect(await post({ ...customer, ...two, notes: 'Keep me' })).toMatchObject({
      status: 500,
      body: {
        message: { description: 'Failed to submit quote request. Please try again.' },
        lastResult: { initialValue: { notes: 'Keep me', products: [{ slug: 'rope' }, { slug: 'horn' }] } },
      },
    })
    expect(logged).toHaveBeenCalledOnce()
  })
})

describe('without JavaScript', () => {
  const typed = { customerName: 'Ada', notes: 'Keep me' }

  test('adding a product gives the form back with it, and stores nothing', async () => {
    expect(await post({ ...typed, ...two, intent: 'add-product', addProduct: 'bag' })).toMatchObject({
      status: 200,
      body: {
        lastResult: {
          initialValue: { ...typed, products: [{ slug: 'rope', quantity: '2' }, { slug: 'horn' }, { slug: 'bag' }] },
        },
      },
    })
    expect(await stored()).toEqual([])
  })

  test('adding without a choice changes nothing', async () => {
    const answer = await post({ ...typed, ...two, intent: 'add-product', addProduct: '' })
    expect(answer).toMatchObject({ status: 200, body: { lastResult: { initialValue: { products: { length: 2 } } } } })
  })

  test('removing one keeps the others, their quantities, and what was typed', async () => {
    const answer = await post({ ...typed, ...two, intent: 'request-quote', remove: 'horn', addProduct: 'bag' })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        lastResult: { initialValue: { ...typed, addProduct: 'bag', products: [{ slug: 'rope', quantity: '2' }] } },
      },
    })
    expect(await stored()).toEqual([])
  })
})
