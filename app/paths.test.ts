import { expect, test } from 'vitest'
import { placeholderPath, productPath, thumbnailPath, withCursor } from './paths'

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

test.each([
  ['/api/placeholder/400/300?text=Elk', '/api/placeholder/96/72?text=Elk'],
  ['/api/placeholder/400/300', '/api/placeholder/96/72'],
  ['/images/abc-400.webp', '/images/abc-400.webp'],
  ['https://example.org/api/placeholder/4/3', 'https://example.org/api/placeholder/4/3'],
])('%s is shown in a list as %s', (picture, shown) => {
  expect(thumbnailPath(picture, { width: 96, height: 72 })).toBe(shown)
})
