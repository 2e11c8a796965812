import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { expect, test } from 'vitest'
import { createAreaHandlers } from './area-handlers'

const says = (words: string) => ({ default: undefined, loader: (_args: LoaderFunctionArgs) => new Response(words) })

function buildWith(paths: Readonly<Record<string, [path: string, parentId: string]>>): ServerBuild {
  const routes = Object.entries(paths).map(([id, [path, parentId]]) => [id, { id, path, parentId, module: says(id) }])
  return {
    entry: { module: { default: () => new Response('a document') } },
    routes: { root: { id: 'root', path: '', module: says('root') }, ...Object.fromEntries(routes) },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    mode: 'production',
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
    },
  }
}

const handlerFor = createAreaHandlers(
  buildWith({
    'api/quotes': ['api/quotes', 'root'],
    'api/*': ['api/*', 'root'],
    admin: ['admin', 'root'],
    'admin/seo': ['seo', 'admin'],
    'admin/images': ['admin/images', 'root'],
    layout: ['', 'root'],
    products: ['products/:slug', 'layout'],
    '*': ['*', 'layout'],
    elk: [':slug', 'layout'],
    feed: ['feed.xml', 'root'],
  }),
  'production',
)

test.each([
  ['/api/quotes', 'api/quotes'],
  ['/api/none', 'api/*'],
  ['/admin/seo', 'admin/seo'],
  ['/admin/images', 'admin/images'],
  ['/feed.xml', 'feed'],
  ['/products/rope', 'products'],
  ['/products/rope/none', '*'],
  ['/products', 'elk'],
  // The names of these pages only begin like an area's.
  ['/apiary', 'elk'],
  ['/administrators', 'elk'],
])('%s is answered by the route that the whole build would choose', async (path, id) => {
  const answer = await handlerFor(path)(new Request(`http://site.example${path}`))
  expect(await answer.text()).toBe(id)
})
