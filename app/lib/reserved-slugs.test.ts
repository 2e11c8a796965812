import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isSlug } from '~/lib/slug'
import routes from '~/routes'
import { sampleBlogPosts } from '~db/seed/blog-posts/blog-posts.data'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { isReservedSlug } from './reserved-slugs'

interface RouteEntry {
  path?: string | undefined
  children?: readonly RouteEntry[] | undefined
}

function firstSegments(entries: readonly RouteEntry[]): string[] {
  return entries.flatMap(({ path: route = '', children = [] }) => {
    const [first = ''] = route.split('/')
    return first === '' ? firstSegments(children) : [first]
  })
}

test('the first segment of every route is reserved', () => {
  const segments = firstSegments(routes).filter(isSlug)
  expect(segments).toEqual(expect.arrayContaining(['admin', 'api', 'blog', 'products', 'search', 'terms']))
  expect(segments.filter((segment) => !isReservedSlug(segment))).toEqual([])
})

test('so are the names in public/, and assets', () => {
  const names = readdirSync(path.join(import.meta.dirname, '../../public'))
  expect(names).toContain('art')
  expect([...names, 'assets'].filter((name) => isSlug(name) && !isReservedSlug(name))).toEqual([])
})

test('no sample has a reserved slug', () => {
  for (const { slug } of [...sampleDeerTypes, ...sampleBlogPosts]) expect(isReservedSlug(slug)).toBe(false)
})

test.each(['elk', 'white-tailed-deer', 'quotes', 'constructor', ''])('"%s" is free', (slug) => {
  expect(isReservedSlug(slug)).toBe(false)
})
