import { afterEach, expect, test } from 'vitest'
import type { FinishedAnswer } from './finished-answer.server'
import { openLoopback, plainRequest, requestHead, type Loopback } from './loopback.server'

let site: Loopback
afterEach(async () => {
  await site.close()
})

const page: FinishedAnswer = {
  status: 200,
  headers: { 'content-type': 'text/plain', 'content-length': '3', 'content-security-policy': "default-src 'self'" },
  body: Buffer.from('one'),
}
const unchanged: FinishedAnswer = { status: 304, headers: { etag: 'W/"1"' }, body: undefined }

function withBody(bytes: Buffer): FinishedAnswer {
  return { ...page, headers: { ...page.headers, 'content-length': String(bytes.byteLength) }, body: bytes }
}

/** Every byte there is, and one that is not at home in any text: a compressed page is no text. */
const everyByte = Buffer.from(Array.from({ length: 1024 }, (_, index) => index % 256))

/** The same answer, from memory and from the application. */
async function answers(answer: FinishedAnswer, request = plainRequest('GET /')): Promise<[string, string]> {
  site = await openLoopback((_req, res) => res.end(), { findFinished: () => answer })
  const finished = await site.talk(request)
  await site.close()
  site = await openLoopback((_req, res) => res.writeHead(answer.status, answer.headers).end(answer.body))
  return [finished, await site.talk(request)]
}

/** Its lines without those that are different each time; where headers end is told by the empty line. */
function comparable(answer: string): string[] {
  const lines = answer.split('\r\n').map((line) => line.replace(/^[^:]*:/, (name) => name.toLowerCase()))
  return lines.filter((line) => !/^(?:date|x-request-id):/.test(line)).sort()
}

test.each([
  ['a page', page, plainRequest('GET /')],
  ['a page on a connection that is to stay open', page, requestHead('GET /') + plainRequest('HEAD /')],
  ['bytes that are no text', withBody(everyByte), requestHead('GET /') + plainRequest('GET /')],
  [
    'a long page',
    withBody(Buffer.concat(Array<Buffer>(40).fill(everyByte))),
    requestHead('GET /') + plainRequest('GET /'),
  ],
  ['what has not changed, twice', unchanged, requestHead('GET /') + plainRequest('GET /')],
  ['a page for an older client', page, 'GET / HTTP/1.0\r\nHost: site.example\r\n\r\n'],
  ['a page for HEAD', { ...page, body: undefined }, plainRequest('HEAD /')],
  ['what has not changed', unchanged, plainRequest('GET /')],
  ['a page on a connection that stays open for another', page, requestHead('GET /') + plainRequest('GET /')],
  ['a page while a body is on its way', page, requestHead('GET /', ['Content-Length: 5'])],
])('%s is sent with the headers that the application’s answer would have', async (_, answer, request) => {
  const [finished, rendered] = await answers(answer, request)
  expect(comparable(finished)).toEqual(comparable(rendered))
  expect(finished).toMatch(/^x-content-type-options: nosniff\r$/im)
})

test('its own policy stays, and what has not changed brings none', async () => {
  expect((await answers(page))[0].match(/^content-security-policy: .*/gim)).toEqual([
    "content-security-policy: default-src 'self'",
  ])
  expect((await answers(unchanged))[0]).not.toMatch(/content-security-policy/i)
})

test('each sending has an id of its own', async () => {
  site = await openLoopback((_req, res) => res.end(), { findFinished: () => page })
  const both = await site.talk(requestHead('GET /') + plainRequest('GET /'))
  const ids = [...both.matchAll(/^x-request-id: (\S+)/gim)].map(([, id]) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
})

test('who asks with HEAD first takes nothing from who asks with GET', async () => {
  site = await openLoopback((_req, res) => res.end(), {
    findFinished: (req) => (req.method === 'HEAD' ? { ...page, body: undefined } : page),
  })
  const talk = await site.connect()
  talk.socket.write(requestHead('HEAD /'))
  await talk.until(/\r\n\r\n$/)
  talk.socket.write(requestHead('GET /'))
  expect(await talk.until(/one$/)).toMatch(/\r\n\r\none$/)
  talk.socket.destroy()
})

test('the last request that a connection may make ends it', async () => {
  site = await openLoopback((_req, res) => res.end(), {
    findFinished: () => page,
    limits: { maxRequestsPerSocket: 2 },
  })
  const talk = await site.connect()
  talk.socket.write(requestHead('GET /') + requestHead('GET /'))
  const both = await talk.until(/one[^]*one$/)
  talk.socket.destroy()
  expect(both.match(/^connection: \S+/gim)).toEqual(['Connection: keep-alive', 'Connection: close'])
  expect(both).toMatch(/^keep-alive: timeout=10, max=2\r$/im)
})

test('once the server closes, it is the connection’s last', async () => {
  site = await openLoopback((_req, res) => res.end(), {
    findFinished: () => {
      site.end()
      return page
    },
  })
  expect(await site.talk(requestHead('GET /'))).toMatch(/^connection: close\r$/im)
})
