import { describe, expect, test } from 'vitest'
import { pageKey, readCacheRule } from './cache-policy.server'

describe('readCacheRule', () => {
  test.each([
    ['nothing said', [undefined, null, {}, { interactive: true }], [], undefined],
    ['a query', [{}, { cache: { query: ['cursor'] } }], ['cursor'], undefined],
    [
      'queries of a layout and its page',
      [{ cache: { query: ['a'] } }, { cache: { query: ['b'] } }],
      ['a', 'b'],
      undefined,
    ],
    ['the date', [{ cache: { depends: 'date' } }], [], 'date'],
    ['the hour, which is finer', [{ cache: { depends: 'hour' } }, { cache: { depends: 'date' } }], [], 'hour'],
    ['the hour, the other way round', [{ cache: { depends: 'date' } }, { cache: { depends: 'hour' } }], [], 'hour'],
  ])('%s', (_what, handles, query, depends) => {
    expect(readCacheRule(handles)).toEqual({ query: new Set(query), uncached: new Set(), depends })
  })

  test('a page may read more than it names', () => {
    const layout = { cache: { uncached: ['a', 'b'] } }
    expect(readCacheRule([layout, { cache: { uncached: ['c'] } }])?.uncached).toEqual(new Set(['a', 'b', 'c']))
    expect(readCacheRule([layout, { cache: { uncached: 'others' } }])?.uncached).toBe('others')
    expect(readCacheRule([{ cache: { uncached: 'some' } }])).toBeUndefined()
  })

  test.each([
    ['a page says no', [{}, { cache: false }]],
    ['a layout says no', [{ cache: false }, { cache: { query: ['a'] } }]],
    ['a slip of the pen', [{ cache: { qurey: ['a'] } }]],
    ['a word that is none', [{ cache: { depends: 'minute' } }]],
    ['a yes that is none', [{ cache: true }]],
    ['a handle that is no object', ['cache']],
  ])('never when %s', (_what, handles) => {
    expect(readCacheRule(handles)).toBeUndefined()
  })
})

test.each([
  ['http://a/products', '/products'],
  ['http://b:3000/products?', '/products'],
  ['http://a/products?cursor=after-3', '/products?cursor=after-3'],
  ['http://a/products?cursor=x&page=2', '/products?cursor=x&page=2'],
  ['http://a/products?page=2&page=3', '/products?page=2&page=3'],
  ['http://a/caf%C3%A9', '/caf%C3%A9'],
  ['http://a/products?utm=x', undefined],
  ['http://a/products?cursor=x&utm=x', undefined],
  ['http://a/products?Cursor=x', undefined],
  ['http://a/products?=x', undefined],
  ['http://a/products?cursor', '/products?cursor'],
])('%s has the key %s', (url, key) => {
  expect(pageKey(url, { query: new Set(['cursor', 'page']), uncached: new Set(), depends: undefined })).toBe(key)
})
