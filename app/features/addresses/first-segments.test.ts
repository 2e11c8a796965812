import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import routes from '~/routes'
import { firstSegments } from './first-segments'
import { sampleBlogPosts } from '~db/seed/blog-posts/blog-posts.data'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { isReservedSlug } from './reserved-slugs'

test('reads the first part of each address, through layouts', () => {
  const table = [
    { children: [{}, { path: 'contact' }, { path: ':slug' }, { path: '*' }] },
    { path: 'admin', children: [{ path: 'quotes' }, {}] },
    { path: 'api/products' },
    { path: 'api/*' },
    { path: 'robots.txt' },
  ]
  expect(firstSegments(table)).toEqual(['admin', 'api', 'contact', 'robots.txt'])
})

test('every first part of the route table is reserved', () => {
  const segments = firstSegments(routes)
  expect(segments).toEqual(
    expect.arrayContaining(['admin', 'api', 'blog', 'products', 'search', 'robots.txt', 'terms']),
  )
  for (const segment of segments) expect(isReservedSlug(segment)).toBe(true)
})

test('no sample has a slug that is reserved', () => {
  for (const { slug } of [...sampleDeerTypes, ...sampleBlogPosts]) expect(isReservedSlug(slug)).toBe(false)
})

test('so are the names in public/ and assets', () => {
  const names = readdirSync(path.join(import.meta.dirname, '../../../public'))
  expect(names).not.toEqual([])
  for (const name of [...names, 'assets']) expect(isReservedSlug(name)).toBe(true)
})

test.each(['elk', 'white-tailed-deer', 'quotes', 'constructor', ''])('"%s" is free', (slug) => {
  expect(isReservedSlug(slug)).toBe(false)
})
