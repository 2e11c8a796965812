import { expect, test } from 'vitest'
import { discountLabel, productPicture } from './products'
import { ProductForm } from './products.schema'

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

test('a form without any field is faulty, and no fault of ours', () => {
  expect(ProductForm.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual([
    'name',
    'description',
    'category',
  ])
})
