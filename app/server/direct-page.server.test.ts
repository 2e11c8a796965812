/** The way to Remix's own handler, behind the front door; what express would get, the listener gets. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerPages, catchRequestHandler } from './direct-page.server'
import { openLoopback, requestHead, type Loopback } from './front-door/loopback.server'
import { log } from './log.server'

/** As remix-serve's adapter makes its handler. */
const adapter: unknown = createRequire(path.resolve('node_modules/@remix-run/serve/dist/cli.js'))('@remix-run/express')

/** What the page's loader does when it is asked. */
const load = vi.fn<(args: LoaderFunctionArgs) => unknown>()
const render = vi.fn<() => Promise<Response>>()
const expressAsked = vi.fn<(req: IncomingMessage) => void>()
const logged = vi.spyOn(log, 'error').mockReturnValue(undefined)
let putBack: () => void
let site: Loopback

beforeEach(async () => {
  vi.clearAllMocks()
  load.mockReturnValue(null)
  render.mockResolvedValue(new Response('the page'))
  putBack = catchRequestHandler()
  const create: unknown = Reflect.get(Object(adapter), 'createRequestHandler')
  if (typeof create !== 'function') throw new Error('The adapter makes no handler')
  const root = { id: 'root', path: '', hasErrorBoundary: true, module: { default: () => null, loader: load } }
  const rest = { id: 'rest', parentId: 'root', path: '*', module: { default: () => null } }
  const build = {
    entry: { module: { default: render } },
    routes: { root, rest },
    assets: { routes: { root: { id: 'root', hasLoader: true }, rest: { id: 'rest' } } },
    basename: '/',
    future: { v3_singleFetch: true },
  }
  Reflect.apply(create, undefined, [{ build, mode: 'production' }])
  site = await openLoopback(
    answerPages((req: IncomingMessage, res: ServerResponse) => {
      expressAsked(req)
      res.end('by express')
    }),
  )
})
afterEach(async () => {
  putBack()
  await site.close()
})

const ask = (line: string, headers: readonly string[] = []) =>
  site.talk(requestHead(line, ['Connection: close', ...headers]))

test('a page goes from Remix’s handler to the connection', async () => {
  const headers = new Headers([
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Set-Cookie', 'a=1'],
    ['Set-Cookie', 'b=2'],
  ])
  render.mockResolvedValue(new Response('the page', { status: 404, headers }))
  const answer = await ask('GET /elk?photo=2', ['Cookie: c=3'])
  expect(answer).toMatch(/^HTTP\/1.1 404 Not Found\r\n/)
  expect(answer).toContain('\r\nset-cookie: a=1\r\nset-cookie: b=2\r\n')
  expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n[^]*\r\nx-request-id: /)
  expect(answer).toMatch(/\r\n\r\nthe page$/)
  const [{ request } = {}] = load.mock.calls[0] ?? []
  expect([request?.url, request?.headers.get('Cookie')]).toEqual(['http://site.example/elk?photo=2', 'c=3'])
  expect(expressAsked).not.toHaveBeenCalled()
})

test.each([
  ['GET /elk', 0],
  ['GET /', 0],
  ['GET /_root.data', 0],
  ['GET /api', 0],
  ['HEAD /elk', 1],
  ['POST /elk', 1],
  ['GET /sitemap.xml', 1],
  ['GET /images/abc-800.webp', 1],
  ['GET /api/products', 1],
])('%s goes to express %i times', async (line, times) => {
  const answer = await ask(line, ['Content-Length: 0'])
  expect(expressAsked).toHaveBeenCalledTimes(times)
  expect(answer.includes('by express')).toBe(times === 1 && !line.startsWith('HEAD'))
})

test('a redirect goes out without a body', async () => {
  load.mockImplementation(() => {
    throw new Response(null, { status: 302, headers: { Location: '/deer-types' } })
  })
  const answer = await ask('GET /elk')
  expect(answer).toMatch(/^HTTP\/1.1 302 Found\r\n/)
  expect(answer).toContain('\r\nlocation: /deer-types\r\n')
  expect(answer).toMatch(/\r\n\r\n$/)
})

test('a client who goes is told of by the request’s signal, and nobody is answered', async () => {
  let finish: (answer: Response) => void = () => undefined
  render.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  const talk = await site.connect()
  talk.socket.write(requestHead('GET /elk'))
  await vi.waitFor(() => {
    expect(render).toHaveBeenCalledOnce()
  })
  const signal = load.mock.calls[0]?.[0].request.signal
  expect(signal?.aborted).toBe(false)
  talk.socket.destroy()
  await vi.waitFor(() => {
    expect(signal?.aborted).toBe(true)
  })
  finish(new Response('too late'))
  await new Promise(setImmediate)
  expect(logged).not.toHaveBeenCalled()
})

test('an answer that breaks off is a fault, logged and answered', async () => {
  const broken = new ReadableStream({
    pull() {
      throw new Error('no more of it')
    },
  })
  render.mockResolvedValue(new Response(broken))
  expect(await ask('GET /elk')).toMatch(/^HTTP\/1.1 500 /)
  expect(logged).toHaveBeenCalledOnce()
})

test('once Remix’s own is put back, all goes to express', async () => {
  putBack()
  expect(await ask('GET /elk')).toContain('by express')
})
