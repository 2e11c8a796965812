import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanList,
  listInAddress,
  listInForm,
  listInStoredText,
  listInValues,
  mostProducts,
  putListInForm,
  requestAddress,
  takeListChange,
  toStoredText,
  withProduct,
} from './request-list'

const rope = { slug: 'rope', quantity: '2' }
const horn = { slug: 'horn', quantity: '1' }

describe('the address', () => {
  test.each([
    ['', []],
    ['product=rope&quantity=2&product=horn&quantity=1', [rope, horn]],
    ['product=rope&product=horn&quantity=2', [rope, horn]],
    ['product=rope&product=rope&quantity=1&quantity=1', [rope]],
    ['quantity=2', []],
    ['product=No%20Slug!&product=../admin&product=', []],
  ])('%j is %j', (query, list) => {
    expect(listInAddress(new URLSearchParams(query))).toEqual(list)
  })

  test('has numbers for quantities, whatever was typed', () => {
    expect(requestAddress([{ ...rope, quantity: 'my phone is 555 0100' }, horn])).toBe(
      '/request?product=rope&quantity=1&product=horn&quantity=1',
    )
    expect(requestAddress([])).toBe('/request')
  })
})

describe('a product that is added', () => {
  test.each([
    ['a new one', [rope], horn, [rope, horn]],
    ['the same again', [rope, horn], { ...rope, quantity: '3' }, [{ ...rope, quantity: '5' }, horn]],
    ['no number', [rope], { ...rope, quantity: '' }, [{ ...rope, quantity: '3' }]],
    ['too many', [{ ...rope, quantity: '9999' }], { ...rope, quantity: '9999' }, [{ ...rope, quantity: '10000' }]],
  ])('%s', (_, list, added, expected) => {
    expect(withProduct(list, added)).toEqual(expected)
  })

  test('finds no place in a full list, unless it is on it', () => {
    const full = Array.from({ length: mostProducts }, (_, index) => ({ slug: `p-${String(index)}`, quantity: '1' }))
    expect(withProduct(full, rope)).toBeUndefined()
    expect(withProduct(full, { slug: 'p-3', quantity: '1' })).toHaveLength(mostProducts)
  })
})

const wildProducts = fc.array(fc.record({ slug: fc.string(), quantity: fc.string(), name: fc.string() }))

test('whatever is in storage or in a form, a list has at most ten products, each once', () => {
  fc.assert(
    fc.property(wildProducts, fc.string(), (products, text) => {
      for (const list of [cleanList(products), listInStoredText(toStoredText(products)), listInStoredText(text)]) {
        expect(list.length).toBeLessThanOrEqual(mostProducts)
        expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length)
      }
    }),
  )
})

test('a list survives storage, with its names', () => {
  const list = [
    { ...rope, name: 'Rope & Harness = 100%' },
    { ...horn, name: 'Horn' },
  ]
  expect(listInStoredText(toStoredText(list))).toEqual(list)
})

test.each([
  [undefined, undefined],
  ['x', undefined],
  [{}, []],
  [{ products: 'x' }, []],
  [{ products: [rope, null, { slug: 1 }, { slug: 'x' }] }, [rope]],
])('the values %j have the list %j', (values, list) => {
  expect(listInValues(values)).toEqual(list)
})

describe('the buttons of the form', () => {
  function press(fields: Record<string, string>) {
    const form = new URLSearchParams(fields)
    putListInForm(form, [rope, horn])
    return { ...takeListChange(form), list: listInForm(form).map(({ slug }) => slug), chosen: form.get('addProduct') }
  }

  test.each([
    ['Send', { intent: 'request-quote' }, { isSent: true, list: ['rope', 'horn'] }],
    ['Send with a choice', { addProduct: 'bag' }, { isSent: true, list: ['rope', 'horn', 'bag'], chosen: null }],
    ['Add', { intent: 'add-product', addProduct: 'bag' }, { isSent: false, list: ['rope', 'horn', 'bag'] }],
    ['Add without a choice', { intent: 'add-product', addProduct: '' }, { isSent: false, list: ['rope', 'horn'] }],
    ['Remove', { remove: 'rope', addProduct: 'bag' }, { isSent: false, list: ['horn'], chosen: 'bag' }],
    ['Remove what is gone', { remove: 'x' }, { isSent: false, list: ['rope', 'horn'] }],
  ])('%s', (_, fields, expected) => {
    expect(press(fields)).toMatchObject({ isFull: false, ...expected })
  })
})
