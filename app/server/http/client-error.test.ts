import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { openTestServer, plainRequest, type TestServer } from './test-server'

let site: TestServer
afterEach(() => site.close())

const slow = { headersTimeoutMs: 100, requestTimeoutMs: 200, connectionsCheckingIntervalMs: 20 }
const post = 'POST / HTTP/1.1\r\nHost: site.example\r\n'

test.each([
  ['a request line that is none', 'hello\r\n\r\n', 400],
  ['a method that is none', 'TRACK / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost\r\n\r\n', 400],
  ['two lengths', `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
  ['a length and chunks', `${post}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['headers over 16 KiB', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow:', 408],
  ['a body that never ends', `${post}Content-Length: 3\r\n\r\nab`, 408],
  ['a broken chunk', `${post}Transfer-Encoding: chunked\r\n\r\nnonsense\r\n`, 400],
])('%s is answered and closed', async (_, bytes, status) => {
  const listener = vi.fn((req: NodeJS.ReadableStream) => req.resume())
  site = await openTestServer(listener, { limits: { ...slow, drainMs: 50 } })
  const answer = await site.talk(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `))
  expect(answer).toMatch(/^Connection: close\r$/m)
  expect(answer.match(/^HTTP\/1.1 /gm)).toHaveLength(1)
})

test.each([
  ['HEAD /', /\r\n\r\n$/],
  ['GET /api/products?q', /\r\n\r\n\{"message":"Request headers too large"\}$/],
  ['HEAD /api', /\r\n\r\n$/],
  ['GET /apiary', /<\/html>\s*$/],
])('%s with headers too large is answered in its own form', async (line, end) => {
  site = await openTestServer((_req, res) => res.end())
  expect(await site.talk(`${line} HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(end)
})

test('a client that sends too much is not reset before it has read why', async () => {
  site = await openTestServer((_req, res) => res.end())
  const talk = await site.connectStubbornly()
  talk.socket.write(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(100_000)}`)
  await talk.until(/^HTTP\/1.1 431 [^]*<\/html>/)
  talk.socket.write('x'.repeat(100_000))
  await setTimeout(50)
  talk.socket.end('x'.repeat(100_000))
  await talk.closed
  expect(talk.wasReset()).toBe(false)
})

test('garbage behind a request that is still being answered is not answered in its place', async () => {
  site = await openTestServer((_req, res) => void setTimeout(100).then(() => res.end('late')))
  expect(await site.talk('GET / HTTP/1.1\r\nHost: site.example\r\n\r\nnonsense\r\n\r\n')).toBe('')
})

test('a connection that never says a word is closed without one', async () => {
  site = await openTestServer((_req, res) => res.end(), { limits: slow })
  expect(await site.talk('')).toBe('')
})

test('a client that resets its connection harms nobody', async () => {
  site = await openTestServer((req, res) => req.on('end', () => res.end('ok')).resume())
  const talk = await site.connect()
  talk.socket.write(`${post}Content-Length: 10\r\n\r\nabc`)
  talk.socket.resetAndDestroy()
  await talk.closed
  expect(await site.talk(plainRequest('GET /'))).toMatch(/^HTTP\/1.1 200 /)
})
