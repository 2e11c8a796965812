import { describe, expect, test } from 'vitest'
import { isBehind, listBackOf, listQueryOf, pageBackOf, withListBack } from './list-back'

const tab = '/admin/products'
const backOf = (address: string) => listBackOf(new URL(address, 'http://localhost').searchParams, tab)

describe('the way back', () => {
  test.each(['/admin/products?q=trail', '/admin/products?status=active&q=a%26b+c&cursor=after-50'])(
    'to %s goes along and is read again',
    (list) => {
      expect(backOf(withListBack('/admin/products/3/edit', list))).toBe(list)
    },
  )

  test('to the whole list needs no words', () => {
    expect(withListBack('/admin/products/3/edit', tab)).toBe('/admin/products/3/edit')
  })

  test.each([
    '',
    'https://example.org/admin/products?q=x',
    '//example.org/admin/products',
    '/products?q=x',
    '/admin/quotes?q=x',
    '/admin/products/../quotes?q=x',
    '/admin/products/3/delete?q=x',
    '/admin/products-else?q=x',
    '/admin/products?q=a\r\nb',
    '/admin/products?q=x y',
  ])('to %j leads to the whole list', (list) => {
    expect(backOf(`/admin/products/3/edit?${new URLSearchParams({ back: list }).toString()}`)).toBe(tab)
  })
})

describe('the way back from a question', () => {
  const list = '/admin/products?q=trail'
  const page = withListBack('/admin/products/3', list)
  const askedFrom = (address: string) => new URL(withListBack('/admin/products/3/delete', address), 'http://localhost')

  test.each([
    [page, page, list],
    ['/admin/products/3', '/admin/products/3', tab],
    [list, list, list],
    [tab, tab, tab],
    ['/admin/quotes/3', tab, tab],
  ])('that was asked on %s leads to %s, and past it to %s', (address, back, listBack) => {
    const { searchParams } = askedFrom(address)
    expect(pageBackOf(searchParams, tab)).toBe(back)
    expect(listBackOf(searchParams, tab)).toBe(listBack)
  })
})

describe('what a list is asked for', () => {
  test.each([
    ['/admin/products?q=trail&cursor=after-50', 'q=trail&cursor=after-50'],
    ['/admin/products?back=/admin/products?q=x', 'back=%2Fadmin%2Fproducts%3Fq%3Dx'],
    [withListBack('/admin/products/3/edit', '/admin/products?q=trail'), 'q=trail'],
    [withListBack('/admin/products/3/edit', '/admin/quotes?q=trail'), ''],
    ['/admin/products/3/edit?q=trail', ''],
    ['/admin/deer?q=trail', 'q=trail'],
  ])('by %s', (address, query) => {
    expect(listQueryOf(`http://localhost:3000${address}`, tab).toString()).toBe(query)
  })
})

test.each([
  ['/admin/products/3/edit', true],
  ['/admin/products/new?back=x', true],
  ['/admin/products?q=x', false],
  ['/admin/products.data', false],
])('%s lies over the list: %j', (address, expected) => {
  expect(isBehind(`http://localhost:3000${address}`, tab)).toBe(expected)
})
