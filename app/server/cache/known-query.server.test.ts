import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { createQueryFilter } from './known-query.server'

const Page = () => null

const table: Record<string, [string | undefined, string | undefined, unknown, boolean?]> = {
  root: ['', undefined, undefined],
  layout: [undefined, 'root', undefined],
  products: ['products', 'layout', { cache: { query: ['cursor'], uncached: ['product'] } }],
  detail: ['products/:slug', 'layout', { interactive: true }],
  tool: ['hunting-tools/wind', 'layout', { cache: { query: ['wind'], uncached: 'others' } }],
  search: ['search', 'layout', { cache: false }],
  slug: [':slug', 'layout', undefined],
  missing: ['*', 'layout', undefined],
  admin: ['admin', 'root', { cache: false }],
  quotes: ['quotes', 'admin', undefined],
  file: ['feed.xml', 'root', undefined, false],
  api: ['api/products', 'root', undefined, false],
}

const routes: ServerBuild['routes'] = Object.fromEntries(
  Object.entries(table).map(([id, [path, parentId, handle, isPage = true]]) => [
    id,
    {
      id,
      ...(path === undefined ? {} : { path }),
      ...(parentId === undefined ? {} : { parentId }),
      module: { default: isPage ? Page : undefined, handle },
    },
  ]),
)
const withoutUnknown = createQueryFilter({ routes })

test.each([
  ['/products', '/products'],
  ['/products?', '/products'],
  ['/products?x=1', '/products'],
  ['/products?cursor=after-3', '/products?cursor=after-3'],
  ['/products?product=rope&x=1&product=mug', '/products?product=rope&product=mug'],
  ['/products?x=1&cursor=a%20b&utm_source=c&cursor', '/products?cursor=a%20b&cursor'],
  ['/products?c%75rsor=a&Cursor=b&=c&&', '/products?c%75rsor=a'],
  ['/products/rope?utm_source=mail&fbclid=1', '/products/rope'],
  ['/elk?fbclid=1', '/elk'],
  ['/?utm_source=mail', '/'],
  ['/none/at/all?x=1', '/none/at/all'],
])('%s is the page %s', (url, page) => {
  expect(withoutUnknown(url)).toBe(page)
})

test.each([
  ['/hunting-tools/wind?wind=NW&spot=1&fbclid=2', '/hunting-tools/wind?wind=NW&spot=1'],
  ['/search?q=deer&x=1', '/search?q=deer&x=1'],
  ['/admin/quotes?q=ann', '/admin/quotes?q=ann'],
  ['/feed.xml?x=1', '/feed.xml?x=1'],
  ['/api/products?limit=2', '/api/products?limit=2'],
  ['/products.data?_routes=products', '/products.data?_routes=products'],
])('of %s what may be read stays: %s', (url, page) => {
  expect(withoutUnknown(url)).toBe(page)
})

/** A page that declares no query reads nothing in production. */
test('each page that reads its query says what', () => {
  const folder = path.resolve(import.meta.dirname, '../../routes')
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('admin'))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))
    .filter(({ text }) => /searchParams|\bsearch: new URL|\{ search\b|useCarried/.test(text))
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter(({ text }) => !/cache: (?:false|\{ query:|\{ uncached:)/.test(text))).toEqual([])
})
