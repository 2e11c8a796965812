import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSameOrigin } from './origin'
import { openTestServer, plainRequest, type TestServer } from '~/server/http/test-server'

const site = 'https://site.example'

test.each([
  [true, {}],
  [true, { 'sec-fetch-site': 'same-origin' }],
  [true, { 'sec-fetch-site': 'none' }],
  [false, { 'sec-fetch-site': 'same-site' }],
  [false, { 'sec-fetch-site': 'cross-site' }],
  [false, { 'sec-fetch-site': '' }],
  [false, { 'sec-fetch-site': 'same-origin, cross-site' }],
  [true, { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  [false, { 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }],
  [true, { origin: 'https://site.example', host: 'inner:3000' }],
  [true, { origin: 'http://inner:3000', host: 'INNER:3000' }],
  [false, { origin: 'http://site.example', host: 'site.example' }],
  [false, { origin: 'http://site.example:443', host: 'site.example:443' }],
  [false, { origin: 'http://site.example', host: 'site.example', 'x-forwarded-proto': 'http' }],
  [false, { origin: 'https://site.example:8443', host: 'site.example' }],
  [true, { origin: 'https://shop.example', host: 'shop.example:443', 'x-forwarded-proto': 'https' }],
  [true, { origin: 'https://shop.example', host: 'shop.example', 'x-forwarded-proto': 'HTTPS, http' }],
  [false, { origin: 'http://shop.example', host: 'shop.example', 'x-forwarded-proto': 'https' }],
  [false, { origin: 'https://shop.example', host: 'shop.example:443' }],
  [false, { origin: 'ftp://shop.example', host: 'shop.example', 'x-forwarded-proto': 'ftp' }],
  [false, { origin: 'https://inner:3000', host: 'inner:3000' }],
  [false, { origin: 'http://inner:3001', host: 'inner:3000' }],
  [false, { origin: 'http://inner', host: 'inner:3000' }],
  [false, { origin: 'https://evil.example', host: 'inner:3000' }],
  [false, { origin: 'https://site.example.evil.example', host: 'inner' }],
  [false, { origin: 'null', host: 'inner' }],
  [false, { origin: '', host: 'inner' }],
  [false, { origin: 'file://', host: '' }],
  [false, { origin: 'https://evil.example, https://site.example', host: 'inner' }],
])('%s for %j', (expected, headers) => {
  expect(isSameOrigin(headers, site)).toBe(expected)
})

describe('on a connection', () => {
  let listen: TestServer
  beforeAll(async () => {
    listen = await openTestServer((req, res) => res.end(`origin ${req.headers.origin ?? 'gone'}`), { siteUrl: site })
  })
  afterAll(() => listen.close())

  test.each([
    ['POST /contact', 403],
    ['DELETE /api/products/1', 403],
    ['DELETE /api/products', 403],
    ['GET /contact', 200],
    ['HEAD /contact', 200],
    ['OPTIONS /api/products', 200],
  ])('%s from another site gets %i', async (line, status) => {
    const answer = await listen.talk(plainRequest(line, ['Sec-Fetch-Site: cross-site', 'Cookie: session=a']))
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `))
    if (status === 403 && line.includes('/api')) expect(answer).toContain('{"message":"Cross-site request refused"}')
  })

  test.each([
    ['DELETE /api/products/1', `Bearer stagwise_${'a'.repeat(43)}`, 200],
    ['POST /contact', `Bearer stagwise_${'a'.repeat(43)}`, 403],
    ['DELETE /api/products/1', `Bearer ${'a'.repeat(43)}`, 403],
    ['DELETE /api/products/1', 'Bearer', 403],
  ])('%s from elsewhere with %j gets %i', async (line, authorization, status) => {
    const sent = ['Sec-Fetch-Site: cross-site', 'Cookie: session=a', `Authorization: ${authorization}`]
    expect(await listen.talk(plainRequest(line, sent))).toMatch(new RegExp(`^HTTP/1.1 ${String(status)} `))
  })

  test.each(['POST', 'GET', 'OPTIONS'])('what passed is not compared again by Remix: %s', async (method) => {
    const answer = await listen.talk(plainRequest(`${method} /api`, ['Sec-Fetch-Site: none', 'Origin: x']))
    expect(answer).toContain('origin gone')
  })
})
