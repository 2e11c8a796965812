import { afterEach, expect, test } from 'vitest'
import type { CachedResponse } from './cached-response.server'
import { openTestServer, plainRequest, requestHead, type TestServer } from '~/server/http/test-server'

let site: TestServer
afterEach(async () => {
  await site.close()
})

const page: CachedResponse = {
  status: 200,
  headers: { 'content-type': 'text/plain', 'content-length': '3', 'content-security-policy': "default-src 'self'" },
  body: Buffer.from('one'),
}
const unchanged: CachedResponse = { status: 304, headers: { etag: 'W/"1"' }, body: undefined }

async function answers(answer: CachedResponse, request = plainRequest('GET /')): Promise<[string, string]> {
  site = await openTestServer((_req, res) => res.end(), { findCached: () => answer })
  const finished = await site.talk(request)
  await site.close()
  site = await openTestServer((_req, res) => res.writeHead(answer.status, answer.headers).end(answer.body))
  return [finished, await site.talk(request)]
}

test('its own policy stays, and what has not changed brings none', async () => {
  expect((await answers(page))[0].match(/^content-security-policy: .*/gim)).toEqual([
    "content-security-policy: default-src 'self'",
  ])
  expect((await answers(unchanged))[0]).not.toMatch(/content-security-policy/i)
})

test('each sending has an id of its own', async () => {
  site = await openTestServer((_req, res) => res.end(), { findCached: () => page })
  const both = await site.talk(requestHead('GET /') + plainRequest('GET /'))
  const ids = [...both.matchAll(/^x-request-id: (\S+)/gim)].map(([, id]) => id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
})

test('who asks with HEAD first takes nothing from who asks with GET', async () => {
  site = await openTestServer((_req, res) => res.end(), {
    findCached: (req) => (req.method === 'HEAD' ? { ...page, body: undefined } : page),
  })
  const talk = await site.connect()
  talk.socket.write(requestHead('HEAD /'))
  await talk.until(/\r\n\r\n$/)
  talk.socket.write(requestHead('GET /'))
  expect(await talk.until(/one$/)).toMatch(/\r\n\r\none$/)
  talk.socket.destroy()
})

test('the last request that a connection may make ends it', async () => {
  site = await openTestServer((_req, res) => res.end(), {
    findCached: () => page,
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
  site = await openTestServer((_req, res) => res.end(), {
    findCached: () => {
      site.end()
      return page
    },
  })
  expect(await site.talk(requestHead('GET /'))).toMatch(/^connection: close\r$/im)
})
