import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, plainRequest, type TestServer } from '~/server/http/test-server'

let site: TestServer
beforeAll(async () => {
  site = await openTestServer((req, res) => res.end(`method ${req.method ?? ''}`))
})
afterAll(() => site.close())

test.each([
  ['GET', '/', '200'],
  ['HEAD', '/', '200'],
  ['POST', '/contact', '200'],
  ['OPTIONS', '/contact', '204'],
  ['PUT', '/contact', '405'],
  ['DELETE', '/apiary', '405'],
  ['PROPFIND', '/', '405'],
  ['PURGE', '/', '405'],
  ['TRACE', '/', '400'],
  ['TRACE', '/api/products', '400'],
  ['TRACK', '/', '400'],
  ['PUT', '/api', '200'],
  ['PATCH', '/api/quotes/1/status', '200'],
  ['DELETE', '/api/products/1', '200'],
  ['OPTIONS', '/api/products', '200'],
])('%s %s gets %s', async (method, path, status) => {
  expect(await site.talk(plainRequest(`${method} ${path}`))).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test.each(['OPTIONS', 'PUT'])('%s on a page learns what is allowed', async (method) => {
  expect(await site.talk(plainRequest(`${method} /contact`))).toMatch(/^Allow: GET, HEAD, POST\r$/m)
})

describe('a wish for another protocol', () => {
  test('is an ordinary request, and the connection lives on', async () => {
    const upgrade = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n'
    const talk = await site.connect()
    talk.socket.write(`GET / HTTP/1.1\r\nHost: site.example\r\n${upgrade}\r\n`)
    await talk.until(/method GET$/)
    talk.socket.write(plainRequest('POST /'))
    expect(await talk.closed).toMatch(/method POST$/)
  })
})
