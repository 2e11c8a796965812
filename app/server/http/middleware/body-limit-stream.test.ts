/** These tests use the very stream that Remix's adapter makes of a request. */
import { createReadableStreamFromReadable } from '@remix-run/node'
import { once, EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppListener } from '~/server/http/request-listener'
import { chunk, openTestServer, requestHead, type TestServer, type Talk } from '~/server/http/test-server'

const kib = 1024
const limit = 256 * kib

let site: TestServer
let outcomes: EventEmitter

beforeEach(() => {
  outcomes = new EventEmitter()
  vi.spyOn(console, 'error')
})
afterEach(async () => {
  await site.close()
  expect(console.error).not.toHaveBeenCalled()
})

const remixLike: AppListener = (_req, res, _context, body) => {
  if (body) void consume(body, res)
}

async function consume(body: Readable, res: ServerResponse): Promise<void> {
  try {
    const text = await new Response(createReadableStreamFromReadable(body)).text()
    outcomes.emit('outcome', `complete: ${String(text.length)}`)
    res.end(`got ${String(text.length)}`)
  } catch {
    outcomes.emit('outcome', `broken, answered: ${String(res.headersSent)}`)
  }
}

async function post(headers: readonly string[], body: string, path = '/contact'): Promise<Talk> {
  const talk = await site.connect()
  talk.socket.write(requestHead(`POST ${path}`, headers) + body)
  return talk
}

const chunked = 'Transfer-Encoding: chunked'

describe('a body within the limit', () => {
  test.each([
    ['announced', [`Content-Length: ${String(limit)}`], 'x'.repeat(limit)],
    ['chunked', [chunked], `${chunk('x'.repeat(limit - 1))}${chunk('y')}0\r\n\r\n`],
  ])('%s, arrives whole', async (_, headers, body) => {
    site = await openTestServer(remixLike)
    const talk = await post(['Connection: close', ...headers], body)
    expect(await talk.closed).toMatch(/^HTTP\/1.1 200 [^]*got 262144/)
  })
})

describe('a client that leaves in the middle', () => {
  test.each([
    ['of an announced body', ['Content-Length: 100'], 'half', 'destroy'],
    ['of an announced body, politely', ['Content-Length: 100'], 'half', 'end'],
    ['of an announced body, by a reset', ['Content-Length: 100'], 'half', 'reset'],
    ['of a chunked body', [chunked], chunk('half'), 'destroy'],
    ['of a chunked body, politely', [chunked], chunk('half'), 'end'],
    ['of a chunk', [chunked], '64\r\nhalf', 'destroy'],
  ])('%s, leaves an error and no shortened body', async (_, headers, body, way) => {
    site = await openTestServer((req, res, context, body) => {
      remixLike(req, res, context, body)
      req.once('data', () => {
        if (way === 'destroy') talk.socket.destroy()
        else if (way === 'end') talk.socket.end()
        else talk.socket.resetAndDestroy()
      })
    })
    const outcome = once(outcomes, 'outcome')
    const talk = await post(headers, body)
    expect((await outcome)[0]).toMatch(/^broken/)
  })
})

describe('over the limit', () => {
  test('an announced length is refused before anything is read, and the application is not asked', async () => {
    const listener = vi.fn(remixLike)
    site = await openTestServer(listener, { limits: { drainMs: 100 } })
    const talk = await post([`Content-Length: ${String(limit + 1)}`], 'x'.repeat(1000))
    expect(await talk.closed).toMatch(/^HTTP\/1.1 413 [^]*Connection: close[^]*Request body too large/)
    expect(listener).not.toHaveBeenCalled()
  })

  test('a body that grows past it gets the whole answer, while the client is still sending', async () => {
    site = await openTestServer(remixLike)
    const outcome = once(outcomes, 'outcome')
    const talk = await post([chunked], '')
    const sending = setInterval(() => talk.socket.write(chunk('x'.repeat(64 * kib))), 1)
    const answer = await talk.closed.finally(() => {
      clearInterval(sending)
    })
    expect(answer).toMatch(/^HTTP\/1.1 413 [^]*Connection: close[^]*<\/html>\n$/)
    expect(await outcome).toEqual(['broken, answered: true'])
  })

  test('the reader hears of it at once, not when the connection has gone', async () => {
    site = await openTestServer(remixLike, { limits: { drainMs: 60_000 } })
    const outcome = once(outcomes, 'outcome')
    const talk = await site.connectStubbornly()
    talk.socket.write(requestHead('POST /contact', [chunked]) + chunk('x'.repeat(limit + 1)))
    expect((await outcome)[0]).toMatch(/^broken/)
    talk.socket.destroy()
  })

  test('what follows the breach in the same packet is neither a body nor a request', async () => {
    // The listener reads without pausing, so that breach and next request come in one piece.
    const listener = vi.fn<AppListener>((_req, _res, _context, body) => body?.resume())
    site = await openTestServer(listener)
    const next = 'GET /next HTTP/1.1\r\nHost: site.example\r\n\r\n'
    const talk = await post([chunked], `${chunk('x'.repeat(limit))}${chunk('y')}0\r\n\r\n${next}`, '/api/quotes')
    const answer = await talk.closed
    expect(answer).toMatch(/^HTTP\/1.1 413 [^]*\{"message":"Request body too large"\}$/)
    expect(listener).toHaveBeenCalledOnce()
  })

  test('a reader that does not listen for errors harms nobody', async () => {
    site = await openTestServer((_req, _res, _context, body) => body?.resume())
    const talk = await post([chunked], chunk('x'.repeat(limit + 1)))
    expect(await talk.closed).toMatch(/^HTTP\/1.1 413 /)
  })

  test('an answer that has begun is cut off', async () => {
    site = await openTestServer((_req, res, _context, body) => {
      res.write('begun')
      body?.resume()
    })
    const talk = await post([chunked], chunk('x'.repeat(10)))
    await talk.until(/begun/)
    talk.socket.write(chunk('x'.repeat(limit)))
    expect(await talk.closed).not.toContain('HTTP/1.1 413')
  })

  test('an earlier request on the connection does not get the refusal as its answer', async () => {
    site = await openTestServer((req, res, context, body) => {
      if (req.method === 'GET') setTimeout(() => res.end('first'), 200)
      else remixLike(req, res, context, body)
    })
    const talk = await site.connect()
    const head = `POST /contact HTTP/1.1\r\nHost: site.example\r\n${chunked}\r\n\r\n`
    talk.socket.write(`GET / HTTP/1.1\r\nHost: site.example\r\n\r\n${head}${chunk('x'.repeat(limit + 1))}`)
    expect(await talk.closed).toMatch(/^HTTP\/1.1 200 [^]*firstHTTP\/1.1 413 /)
  })
})

test.each([
  ['identity', '200'],
  ['gzip', '415'],
  ['identity, br', '415'],
])('Content-Encoding %s gets %s', async (encoding, status) => {
  site = await openTestServer(remixLike)
  const talk = await post(['Connection: close', `Content-Encoding: ${encoding}`, 'Content-Length: 1'], 'a')
  expect(await talk.closed).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})
