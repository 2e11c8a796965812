import { createRequestHandler } from '@remix-run/node'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { encodeDataWhenRead, lazily } from './lazy-data-stream.server'

const bytes = new TextEncoder()

function streamOf(...chunks: readonly string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(bytes.encode(chunk))
      controller.close()
    },
  })
}

test('nothing is written before somebody reads, and then all of it', async () => {
  const encode = vi.fn(() => streamOf('one ', 'two'))
  const stream = lazily(encode)('data', 'options')
  await new Promise(setImmediate)
  expect(encode).not.toHaveBeenCalled()
  expect(await new Response(stream).text()).toBe('one two')
  expect(encode).toHaveBeenCalledExactlyOnceWith('data', 'options')
})

test('what goes wrong is told to the reader, and who reads no further ends it', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull() {
      throw new Error('no such data')
    },
  })
  await expect(new Response(lazily(() => broken)('', '')).text()).rejects.toThrow('no such data')
  const cancel = vi.fn()
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(bytes.encode('on'))
    },
    cancel,
  })
  const reader = lazily(() => endless)('', '').getReader()
  await reader.read()
  await reader.cancel('enough')
  expect(cancel).toHaveBeenCalledExactlyOnceWith('enough')
})

let putBack: () => void
beforeEach(() => {
  putBack = encodeDataWhenRead()
})
afterEach(() => {
  putBack()
})

/** As much of one as a request needs. */
function isBuild(value: unknown): value is Parameters<typeof createRequestHandler>[0] {
  return typeof value === 'object'
}

/** An object whose `text` tells when it is read, as writing the data does. */
function watched(onRead: () => void) {
  return Object.defineProperty({}, 'text', {
    enumerable: true,
    get: () => {
      onRead()
      return 'of the page'
    },
  })
}

test.each([
  ['/', 'document', 0],
  ['/_root.data', 'of the page', 1],
])('Remix, asked for %s, answers with %j, and has written the data %i times', async (address, text, times) => {
  const onRead = vi.fn()
  const build: unknown = {
    entry: { module: { default: () => new Response('document') } },
    routes: { root: { id: 'root', path: '', module: { default: () => null, loader: () => watched(onRead) } } },
    assets: { routes: { root: { id: 'root', hasLoader: true } } },
    basename: '/',
    future: { v3_singleFetch: true },
  }
  if (!isBuild(build)) throw new Error('no build')
  const response = await createRequestHandler(build, 'production')(new Request(`https://site.example${address}`))
  expect(await response.text()).toContain(text)
  expect(onRead.mock.calls.length > 0 ? 1 : 0).toBe(times)
})
