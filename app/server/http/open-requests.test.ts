import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { chunk, openTestServer, plainRequest, requestHead, type TestServer } from './test-server'

let site: TestServer
afterEach(() => site.close())

test('requests that come in one piece are answered in their order, each after the one before', async () => {
  const open: ServerResponse[] = []
  let most = 0
  site = await openTestServer((req, res) => {
    open.push(res)
    most = Math.max(most, open.filter((each) => !each.writableEnded).length)
    setTimeout(() => res.end(`<${req.url ?? ''}>`), 5)
  })
  const answer = await site.talk(requestHead('GET /a') + requestHead('GET /b') + plainRequest('GET /c'))
  expect(answer.match(/<\/\w>/g)).toEqual(['</a>', '</b>', '</c>'])
  expect(most).toBe(1)
})

test('the body of one that had to wait arrives whole, and is held to its limit', async () => {
  site = await openTestServer((_req, res, _context, body) => {
    let size = 0
    body?.on('data', (bytes: Buffer) => (size += bytes.length))
    const answer = () => setTimeout(() => res.end(`<${String(size)}>`), 5)
    if (body) body.on('end', answer)
    else answer()
  })
  const form = ['Content-Type: application/x-www-form-urlencoded', 'Transfer-Encoding: chunked']
  const post = (bytes: number) => `${requestHead('POST /contact', form)}${chunk('x'.repeat(bytes))}0\r\n\r\n`
  const fits = 256 * 1024
  const answer = await site.talk(requestHead('GET /a') + post(10) + post(fits) + post(fits + 1))
  expect(answer.match(/<\d+>|HTTP\/1.1 4\d\d/g)).toEqual(['<0>', '<10>', `<${String(fits)}>`, 'HTTP/1.1 413'])
})

test('a client that sends hundreds and reads nothing has one answer made for it', async () => {
  const listener = vi.fn((_req, res: ServerResponse) => {
    res.end(Buffer.alloc(8 * 1024 * 1024))
  })
  site = await openTestServer(listener)
  const talk = await site.connect()
  talk.socket.pause()
  talk.socket.write(requestHead('GET /').repeat(12))
  await vi.waitFor(() => expect(listener).toHaveBeenCalled())
  await wait(50)
  expect(listener).toHaveBeenCalledOnce()
  talk.socket.destroy()
})

test('more of them than any client sends end the connection', async () => {
  const listener = vi.fn()
  site = await openTestServer(listener)
  await site.talk(requestHead('GET /').repeat(500))
  expect(listener).toHaveBeenCalledOnce()
})

test('one whose client goes meanwhile never reaches the application', async () => {
  const urls: string[] = []
  site = await openTestServer((req) => urls.push(req.url ?? ''))
  const talk = await site.connect()
  talk.socket.write(requestHead('GET /api/a') + requestHead('GET /api/b'))
  await vi.waitFor(() => expect(urls).toEqual(['/api/a']))
  talk.socket.destroy()
  await wait(50)
  expect(urls).toEqual(['/api/a'])
})
