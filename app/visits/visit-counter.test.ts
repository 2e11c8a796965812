import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { otherName, visitLimits, type VisitCount } from '~/lib/visits'
import { listPageRoutes } from '../../tests/routes/page-routes'
import { isPagePath, VisitCounter } from './visit-counter'

let day: string
let counter: VisitCounter

beforeEach(() => {
  day = '2026-11-21'
  counter = new VisitCounter(() => day)
})

const read = (path: string, search = '', resultCount?: number) => {
  counter.count({ path, search, resultCount })
}
const lines = (counts: readonly VisitCount[]) =>
  counts.map(({ kind, name, count }) => `${kind} ${name} ${String(count)}`)
const sumOf = (counts: readonly VisitCount[]) => counts.reduce((sum, { count }) => sum + count, 0)

test('counts each page, and gives its counts away once', () => {
  for (const path of ['/', '/elk', '/elk']) read(path)
  expect(counter.take()).toEqual([
    { day, kind: 'page', name: '/', count: 1 },
    { day, kind: 'page', name: '/elk', count: 2 },
  ])
  expect(counter.take()).toEqual([])
})

test('counts an answer of a tool for values in the address, not for marks of other sites', () => {
  const tool = '/hunting-tools/moon-phase-calendar'
  for (const search of ['', '?month=2026-11', '?utm_source=mail&fbclid=1', '?']) read(tool, search)
  read('/products', '?cursor=after-3')
  expect(lines(counter.take())).toEqual([`tool ${tool} 4`, `tool-answer ${tool} 1`, 'page /products 1'])
})

test('tells products and tools from other pages', () => {
  for (const path of ['/products', '/products/rope', '/products/rope/quote', '/hunting-tools', '/hunting-tools/log']) {
    read(path)
  }
  expect(lines(counter.take())).toEqual([
    ...['page /products 1', 'page /products/rope/quote 1', 'page /hunting-tools 1'],
    ...['product /products/rope 1', 'tool /hunting-tools/log 1'],
  ])
})

test('counts searches, and those without a result again', () => {
  read('/search', '?q=Elk', 4)
  read('/search', '?q=saddle+platform', 0)
  read('/search', '?q=ada%40example.com', 0)
  read('/search', '?q=', 0)
  read('/search')
  expect(lines(counter.take())).toEqual([
    'page /search 5',
    ...['search elk 1', 'search saddle platform 1', 'search (not stored) 1'],
    ...['search-without-result saddle platform 1', 'search-without-result (not stored) 1'],
  ])
})

test('a page after midnight counts for the new day', () => {
  read('/elk')
  day = '2026-11-22'
  read('/elk')
  expect(counter.take().map((count) => count.day)).toEqual(['2026-11-21', '2026-11-22'])
})

describe('names', () => {
  test('beyond the limit of the day count together', () => {
    for (let index = 0; index < visitLimits.page + 100; index += 1) read(`/post-${String(index)}`)
    const counts = counter.take()
    expect(counts.length).toBe(visitLimits.page)
    expect(counts.at(-1)).toEqual({ day, kind: 'page', name: otherName, count: 101 })
  })

  test('do not grow while nothing can be written for a month', () => {
    for (let date = 1; date <= 30; date += 1) {
      day = `2026-11-${String(date).padStart(2, '0')}`
      for (let index = 0; index < visitLimits.page + 1; index += 1) read(`/post-${String(index)}`)
      counter.putBack(counter.take())
    }
    expect(counter.size).toBeLessThan(9400)
    expect(sumOf(counter.take())).toBe(30 * (visitLimits.page + 1))
  })

  test.each([
    '/Elk',
    '/%65lk',
    '/elk/',
    '//elk',
    '/feed.xml',
    '/assets/x-1',
    'http://other/elk',
    `/${'x'.repeat(256)}`,
  ])('%s is no page', (path) => {
    read(path)
    expect(counter.size).toBe(0)
  })
})

test('every public page of the route table is counted, and nothing else', () => {
  const counted = listPageRoutes().map(({ address }) => {
    const path = address.replaceAll(/:\w+/g, 'some-slug').replace('*', 'else') || '/'
    return [path, isPagePath(path)]
  })
  // A page with a key in its address belongs to one person.
  const keyed = /^\/(?:admin|(?:request|offer|invitation|preview)\/.)/
  expect(counted).toEqual(counted.map(([path]) => [path, !keyed.test(String(path))]))
  for (const path of ['/healthz', '/api', '/api/products', '/images/x', '/sitemap/pages', '/art/species/elk']) {
    expect(isPagePath(path)).toBe(false)
  }
})

test('no count is lost or made up, whatever is taken, put back and read in between', () => {
  const paths = fc.constantFrom('/', '/elk', '/moose', '/products', '/search', '/feed.xml', '/admin')
  const step = fc.oneof(
    fc.record({ do: fc.constant('read' as const), path: paths }),
    fc.record({ do: fc.constantFrom('write' as const, 'fail' as const, 'midnight' as const) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      let days = 0
      const own = new VisitCounter(() => `2026-11-${String(10 + days)}`)
      let reads = 0
      let written = 0
      for (const each of steps) {
        if (each.do === 'read') {
          own.count({ path: each.path, search: '', resultCount: undefined })
          reads += isPagePath(each.path) ? 1 : 0
        } else if (each.do === 'write') written += sumOf(own.take())
        else if (each.do === 'fail') own.putBack(own.take())
        else days = Math.min(days + 1, 19)
      }
      expect(written + sumOf(own.take())).toBe(reads)
    }),
  )
})
