import { describe, expect, test } from 'vitest'
import { discountLabel, firstSentence, priceLabel, productPicture } from './products'
import { ProductForm, ProductInput } from './products.schema'

test.each([
  [0, undefined],
  [1, 'Up to 1% Off'],
  [50, 'Up to 50% Off'],
])('labels a discount of %i percent as %s', (discount, label) => {
  expect(discountLabel(discount)).toBe(label)
})

test('a product without a picture shows the one drawn from its name', () => {
  expect(productPicture({ imageUrl: null, name: 'Rope & Harness' })).toBe(
    '/api/placeholder/400/300?text=Rope%20%26%20Harness',
  )
  expect(productPicture({ imageUrl: '/images/a.webp', name: 'Rope' })).toBe('/images/a.webp')
})

test.each([
  [null, null, 'Price by quote'],
  [null, 'per bag', 'Price by quote'],
  [4999, null, 'From $49.99'],
  [129_900, 'per bag', 'From $1,299.00 per bag'],
])('labels %j cents and the unit %j as %j', (priceFromCents, priceUnit, label) => {
  expect(priceLabel({ priceFromCents, priceUnit })).toBe(label)
})

test.each([
  ['A rope. It holds.', 'A rope.'],
  ['Broadheads of 1.5 in. wide, and sharp! Be careful.', 'Broadheads of 1.5 in. wide, and sharp!'],
  ['No stop at all', 'No stop at all'],
  ['Two\nlines. Then more.', 'Two\nlines.'],
  ['', ''],
])('the first sentence of %j is %j', (description, sentence) => {
  expect(firstSentence(description)).toBe(sentence)
})

describe('the price', () => {
  const rope = { name: 'Rope', description: 'A rope.', category: 'Gear', isActive: true }
  const faults = (result: ReturnType<typeof ProductForm.safeParse>) =>
    result.error?.issues.map(({ path, message }) => [path[0], message])

  test.each([
    ['', null],
    [undefined, null],
    ['49.99', 4999],
    ['$1,299', 129_900],
    ['1000000', 100_000_000],
  ])('of the form %j is %j cents', (priceFromCents, cents) => {
    expect(ProductForm.parse({ ...rope, priceFromCents })).toMatchObject({ priceFromCents: cents })
  })

  test.each(['0', '0.00', '-1', '49,99', '1.999', 'ten', ' ', '1000000.01', '1e3', '9'.repeat(30)])(
    'of the form is not %j',
    (priceFromCents) => {
      expect(faults(ProductForm.safeParse({ ...rope, priceFromCents }))).toEqual([
        ['priceFromCents', 'Use an amount like 49.99'],
      ])
    },
  )

  test.each([
    [undefined, null],
    [null, null],
    ['', null],
    [4999, 4999],
    ['4999', 4999],
  ])('of the API %j is %j cents', (priceFromCents, cents) => {
    expect(ProductInput.parse({ ...rope, priceFromCents })).toMatchObject({ priceFromCents: cents })
  })

  test.each([0, -1, 49.99, '49.99', 'ten', true, {}, Number.NaN, 100_000_001])('of the API is not %j', (price) => {
    expect(faults(ProductInput.safeParse({ ...rope, priceFromCents: price }))).toEqual([
      ['priceFromCents', 'Use an amount like 49.99'],
    ])
  })
})

test('a form without any field is faulty, and no fault of ours', () => {
  expect(ProductForm.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual([
    'name',
    'description',
    'category',
  ])
})
