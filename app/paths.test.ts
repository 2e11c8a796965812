import { expect, test } from 'vitest'
import { placeholderPath, productPath, withCursor } from './paths'

test.each([
  ['/products', '/products?cursor=after-24'],
  ['/admin/quotes?status=pending&q=a+b', '/admin/quotes?status=pending&q=a+b&cursor=after-24'],
])('the next page of %s is at %s', (list, next) => {
  expect(withCursor(list, 'after-24')).toBe(next)
})

test('what comes from data cannot leave its place in an address', () => {
  expect(productPath('a/../b?c#d')).toBe('/products/a%2F..%2Fb%3Fc%23d')
  expect(placeholderPath('A & B?')).toBe('/api/placeholder/400/300?text=A%20%26%20B%3F')
})
