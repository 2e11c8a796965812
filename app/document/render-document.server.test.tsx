import { runInNewContext } from 'node:vm'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Outlet, Scripts } from '@remix-run/react'
import { expect, test } from 'vitest'
import { renderDocument } from './render-document.server'

const wild = '</script><script>alert(1)</script><!-- & \u2028 \u2029 “deer” \\u003c \'"'
const nonce = 'a-mark'

function Root() {
  return (
    <html lang="en">
      <body>
        <Outlet />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

async function render(handle: unknown): Promise<string> {
  const route = { id: 'root', path: '', hasLoader: true, hasAction: false, module: '/root.js' }
  const flags = { hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false }
  const build: ServerBuild = {
    entry: {
      module: {
        default: async (request, status, headers, context) =>
          new Response(await renderDocument({ url: request.url, nonce, context }), { status, headers }),
      },
    },
    routes: { root: { id: 'root', path: '', module: { default: Root, handle, loader: () => ({ wild }) } } },
    assets: {
      url: '/manifest.js',
      version: '1',
      entry: { imports: [], module: '/entry.js' },
      routes: { root: { ...route, ...flags } },
    },
    mode: 'production',
    publicPath: '/',
    assetsBuildDirectory: 'build',
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
    },
  }
  const response = await createRequestHandler(build, 'production')(new Request('http://deer.example/'))
  expect(response.status).toBe(200)
  return response.text()
}

function scriptsOf(html: string): { attributes: string; code: string }[] {
  return Array.from(html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g), ([, attributes = '', code = '']) => ({
    attributes,
    code,
  }))
}

test('all scripts of React wait in one template at the end of the body', async () => {
  const html = await render({ interactive: true })
  const [page = '', waiting = ''] = html.split('<template data-scripts="">')
  expect(page).not.toMatch(/<script|modulepreload/)
  expect(waiting).toMatch(/^<link rel="modulepreload" href="\/manifest\.js"/)
  expect(waiting).toContain('<script nonce="a-mark" type="module" async="">')
})

test('the data of a page end its body, in the stream that its scripts have opened', async () => {
  const html = await render({ interactive: true })
  const [page = '', data = ''] = html.split(/(?=<script[^>]*>window\.__remixContext\.streamController\.enqueue)/)
  expect(page).toContain('streamController')
  expect(data).toMatch(/<\/script><\/template><\/body><\/html>(<!--[^>]*-->)?$/)
  const scripts = scriptsOf(data)
  expect(scripts.map(({ attributes }) => attributes)).toEqual([` nonce="${nonce}"`, ` nonce="${nonce}"`])
  const taken: unknown[] = []
  const streamController = {
    enqueue: (text: unknown) => taken.push(text),
    close: () => taken.push('closed'),
  }
  for (const { code } of scripts) runInNewContext(code, { window: { __remixContext: { streamController } } })
  expect(taken).toHaveLength(2)
  expect(taken[1]).toBe('closed')
  // Remix encodes the data as a list of all values on the first line.
  expect(JSON.parse(String(taken[0]).split('\n')[0] ?? '')).toContain(wild)
})

test('no data end their script', async () => {
  const html = await render({ interactive: true })
  expect(html).not.toContain('alert(1)</script>')
  expect(html).not.toMatch(/[\u2028\u2029]/)
  expect(scriptsOf(html).some(({ code }) => code === 'alert(1)')).toBe(false)
})

test('where React does not come to the browser, there are no data', async () => {
  const html = await render(undefined)
  expect(html).not.toContain('streamController.enqueue')
  expect(html).not.toContain('deer”')
})
