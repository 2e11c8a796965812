import { createStaticHandler, matchRoutes, type AgnosticRouteObject } from '@remix-run/router'
import { describe, expect, test } from 'vitest'
import { createBranchHandler, createMatch, routeHandles } from './route-matching.server'

const tell = (id: string) => ({
  id,
  loader: ({ params }: { params: object }) => ({ id, params: { ...params } }),
  action: ({ params }: { params: object }) => ({ did: id, params: { ...params } }),
})

/** Of every kind that the site has: layouts with and without a path, indexes, parameters, files, what is left over. */
const table: AgnosticRouteObject[] = [
  {
    ...tell('root'),
    path: '',
    children: [
      {
        ...tell('site'),
        children: [
          { ...tell('home'), index: true },
          { ...tell('contact'), path: 'contact' },
          { ...tell('slug'), path: ':slug' },
        ],
      },
      {
        ...tell('products'),
        path: 'products',
        children: [
          { ...tell('product-list'), index: true },
          { ...tell('product'), path: ':slug', children: [{ ...tell('quote'), path: 'quote' }] },
        ],
      },
      { ...tell('files'), path: 'images/:name' },
      { ...tell('sitemap'), path: 'sitemap.xml' },
      { ...tell('api'), path: 'api/*' },
    ],
  },
]

const addresses = [
  ...['/', '/contact', '/contact/', '/CONTACT', '/elk', '/elk%20deer', '/%E0%A4%A'],
  ...['/products', '/products/rope', '/products/rope/quote', '/products/line/quote', '/products/rope/none'],
  ...['/images/a.webp', '/sitemap.xml', '/api', '/api/quotes', '/api/quotes/7', '/none/at/all', '//', '/elk?a=1#b'],
]

/** What of an answer a request can tell. */
function outcomeOf(answer: unknown): unknown {
  if (answer instanceof Error) return answer.message
  return JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => (key === 'children' || key === 'key' ? undefined : value)) ??
      'null',
  )
}
const settle = (answer: Promise<unknown>) => answer.then(outcomeOf, outcomeOf)

describe('an address', () => {
  const match = createMatch()
  const handler = createBranchHandler(table)
  const original = createStaticHandler(table)

  test.each(addresses)('%s leads where the router leads', (address) => {
    expect(match(table, address)).toEqual(matchRoutes(table, address))
    expect(match(table, address)).toEqual(matchRoutes(table, address))
  })

  test.each(addresses)('%s is answered as the router answers', async (address) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const ask = () => new Request(`https://site.example${address}`, { method })
      expect(await settle(handler.query(ask()))).toEqual(await settle(original.query(ask())))
      expect(await settle(handler.queryRoute(ask()))).toEqual(await settle(original.queryRoute(ask())))
      const routeId = 'quote'
      const own = await settle(handler.queryRoute(ask(), { routeId }))
      expect(own).toEqual(await settle(original.queryRoute(ask(), { routeId })))
    }
  })
})

test('what the routes of a path say of themselves is known with the table', () => {
  const keep = { keep: { query: ['cursor'] } }
  createBranchHandler([{ id: 'root', handle: 'root', children: [{ id: 'list', path: 'list', handle: keep }] }])
  expect(routeHandles('/list')).toEqual(['root', keep])
  expect(routeHandles('/none')).toBeUndefined()
})

test('each table has its own matches', () => {
  const match = createMatch()
  const other = [{ ...tell('other'), path: '*' }]
  expect(match(table, '/contact')?.at(-1)?.route.id).toBe('contact')
  expect(match(other, '/contact')?.at(-1)?.route.id).toBe('other')
})

test('what is kept is found without the router, and only so much is', () => {
  const match = createMatch()
  const first = match(table, '/kept')
  expect(match(table, '/kept')).toBe(first)
  for (let n = 0; n < 1000; n += 1) match(table, `/other-${String(n)}`)
  expect(match(table, '/kept')).not.toBe(first)
  const long = `/${'x'.repeat(200)}`
  expect(match(table, long)).not.toBe(match(table, long))
})
