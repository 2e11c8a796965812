import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitedBody } from './middleware/body-limit'
import { createRemixListener } from './remix-adapter'

const loader = vi.fn<(args: LoaderFunctionArgs) => Promise<Response>>()
const action = vi.fn<(args: ActionFunctionArgs) => Promise<Response>>()
const failed = vi.fn<(error: unknown) => void>()
let server: Server
let url = ''

beforeEach(async () => {
  vi.resetAllMocks()
  const route = { id: 'all', path: '*', module: { default: undefined, loader, action } }
  const page = { id: 'page', path: 'page', module: { default: () => null, loader } }
  const build: ServerBuild = {
    entry: { module: { default: sendData } },
    routes: { all: route, page },
    assets: {
      entry: { module: '', imports: [] },
      routes: {
        all: {
          id: 'all',
          path: '*',
          module: '',
          hasLoader: true,
          hasAction: true,
          hasClientAction: false,
          hasClientLoader: false,
          hasErrorBoundary: false,
        },
        page: {
          id: 'page',
          path: 'page',
          module: '',
          hasLoader: true,
          hasAction: false,
          hasClientAction: false,
          hasClientLoader: false,
          hasErrorBoundary: true,
        },
      },
      url: '',
      version: '',
    },
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
  const listen = createRemixListener(build)
  server = createServer((req, res) => {
    const body = req.method === 'POST' ? limitedBody(req, res, 1_000_000) : undefined
    Promise.resolve(listen(req, res, { clientAddress: '192.0.2.1' }, body)).catch(failed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${String(isAddress(address) ? address.port : 0)}`
})
function sendData(_request: Request, status: number, headers: Headers, { serverHandoffStream }: EntryContext) {
  return new Response(serverHandoffStream ?? null, { status, headers })
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function isAddress(address: ReturnType<Server['address']>): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

test('address, method, headers and load context reach the loader; status and every cookie come back', async () => {
  const headers = new Headers([
    ['Set-Cookie', 'a=1'],
    ['Set-Cookie', 'b=2'],
  ])
  loader.mockResolvedValue(new Response('the answer', { status: 404, headers }))
  const answer = await fetch(`${url}/elk?photo=2`, { headers: { Cookie: 'c=3' } })
  expect([answer.status, await answer.text()]).toEqual([404, 'the answer'])
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  const [{ request, context } = {}] = loader.mock.calls[0] ?? []
  expect(context?.clientAddress).toBe('192.0.2.1')
  expect([request?.url, request?.headers.get('Cookie')]).toEqual([`${url}/elk?photo=2`, 'c=3'])
})

test('a body reaches the action whole, in however many pieces it comes', async () => {
  action.mockImplementation(async ({ request }) => new Response(await request.text()))
  const pieces = ['one ', 'two ', 'three']
  const body = new ReadableStream<string>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      const piece = pieces.shift()
      if (piece === undefined) controller.close()
      else controller.enqueue(piece)
    },
  }).pipeThrough(new TextEncoderStream())
  const answer = await fetch(`${url}/a`, { method: 'POST', body, duplex: 'half' })
  expect(await answer.text()).toBe('one two three')
})

test.each([
  ['a long text', 'text/plain', 5000, 'gzip', true],
  ['a short one', 'text/plain', 500, 'gzip', false],
  ['a picture', 'image/png', 5000, 'gzip', false],
  ['a client that takes none', 'text/plain', 5000, 'identity', false],
])('%s is compressed where that pays', async (_, type, length, accepted, isCompressed) => {
  loader.mockResolvedValue(new Response('x'.repeat(length), { headers: { 'Content-Type': type } }))
  const answer = await fetch(url, { headers: { 'Accept-Encoding': accepted } })
  expect(answer.headers.get('Content-Encoding')).toBe(isCompressed ? 'gzip' : null)
  expect(answer.headers.get('Vary')).toBe(type === 'text/plain' ? 'Accept-Encoding' : null)
  expect(await answer.text()).toBe('x'.repeat(length))
})

test.each(['gzip', 'identity'])('a stream of any length goes at the pace of its reader, as %s', async (coding) => {
  let read = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 1
      if (read > 200) controller.close()
      else controller.enqueue(crypto.getRandomValues(new Uint8Array(65_536)))
    },
  })
  loader.mockResolvedValue(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  const answer = await fetch(url, { headers: { 'Accept-Encoding': coding } })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(read).toBeLessThan(200)
  expect((await answer.arrayBuffer()).byteLength).toBe(200 * 65_536)
})

test.each(['gzip', 'identity'])('a stream that fails is not taken for a whole one, as %s', async (coding) => {
  let read = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 1
      if (read > 20) controller.error(new Error('the disk is gone'))
      else controller.enqueue(crypto.getRandomValues(new Uint8Array(65_536)))
    },
  })
  loader.mockResolvedValue(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  const answer = await fetch(url, { headers: { 'Accept-Encoding': coding } })
  expect(answer.status).toBe(200)
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated')
  expect(failed).toHaveBeenCalledWith(new Error('the disk is gone'))
})

test('a client who leaves aborts the request and ends the stream', async () => {
  const cancel = vi.fn()
  let signal: AbortSignal | undefined
  loader.mockImplementation(({ request }) => {
    signal = request.signal
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      controller.enqueue(new Uint8Array(65_536))
    }
    return Promise.resolve(new Response(new ReadableStream({ pull, cancel })))
  })
  const leaving = new AbortController()
  await fetch(url, { signal: leaving.signal })
  leaving.abort()
  await vi.waitFor(() => {
    expect(signal?.aborted).toBe(true)
    expect(cancel).toHaveBeenCalled()
  })
})

test('what comes compressed is passed on as it is', async () => {
  const { gzipSync } = await import('node:zlib')
  const bytes = gzipSync('page '.repeat(1000))
  loader.mockResolvedValue(
    new Response(bytes, { headers: { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' } }),
  )
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(await answer.text()).toBe(gunzipSync(bytes).toString())
})

test.each([
  ['/page', '"message","Unexpected Server Error","stack","__type","Error"'],
  ['/page.data', '["SanitizedError",5,6,-7],"Error","Unexpected Server Error"'],
])('in %s an error is a plain Error, without its class and its words', async (path, plain) => {
  vi.spyOn(console, 'error').mockReturnValue()
  loader.mockRejectedValue(Object.assign(new RangeError('words of ours'), { name: 'Function' }))
  const sent = await (await fetch(url + path)).text()
  expect(sent).toContain(plain)
  expect(sent).not.toMatch(/__subType|RangeError|Function|words of ours|remix-adapter/)
})
