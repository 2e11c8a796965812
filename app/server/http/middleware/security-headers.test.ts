import { afterEach, describe, expect, test } from 'vitest'
import { openTestServer, plainRequest, type TestServer } from '~/server/http/test-server'
import { securityHeaders } from './security-headers'

let site: TestServer
afterEach(() => site.close())

const names = Object.keys(securityHeaders('https://site.example'))

describe('on every answer', () => {
  test.each([
    ['a page', plainRequest('GET /'), '200'],
    ['a refusal', plainRequest('PUT /'), '405'],
    ['a redirect', plainRequest('GET /Page'), '301'],
    ['bad syntax', 'nonsense\r\n\r\n', '400'],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
    ['an unknown expectation', plainRequest('POST /', ['Expect: miracles']), '417'],
    ['a tunnel', 'CONNECT site.example:443 HTTP/1.1\r\nHost: site.example:443\r\n\r\n', '400'],
  ])('%s', async (_, bytes, status) => {
    site = await openTestServer((_req, res) => res.setHeader('X-Powered-By', 'Express').end('ok'))
    const answer = await site.talk(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const name of names) expect(answer).toMatch(new RegExp(`^${name}: `, 'm'))
    expect(answer).not.toContain('X-Powered-By')
  })

  test('a socket over its number of requests, which Node refuses by itself', async () => {
    site = await openTestServer((_req, res) => res.end('ok'), { limits: { maxRequestsPerSocket: 1 } })
    const talk = await site.connect()
    talk.socket.write('GET / HTTP/1.1\r\nHost: site.example\r\n\r\n')
    expect(await talk.until(/ok$/)).toMatch(/^Connection: close\r$/m)
    talk.socket.write(plainRequest('GET /'))
    const [, refusal = ''] = (await talk.closed).split('ok')
    expect(refusal).toMatch(/^HTTP\/1.1 503 /)
    for (const name of names) expect(refusal).toMatch(new RegExp(`^${name}: `, 'm'))
  })
})

test.each(['setHeader', 'writeHead'])("the route's own header wins, set by %s", async (way) => {
  const [name, value] = ['Content-Security-Policy', "default-src 'self'"] as const
  site = await openTestServer((_req, res) => {
    if (way === 'setHeader') res.setHeader(name, value)
    else res.writeHead(200, { [name]: value })
    res.end()
  })
  const answer = await site.talk(plainRequest('GET /'))
  expect(answer.match(/^Content-Security-Policy: .*$/gm)).toEqual([`${name}: ${value}`])
})

test('a page that the browser has kept keeps its own policy', async () => {
  site = await openTestServer((_req, res) => res.writeHead(304).end())
  const answer = await site.talk(plainRequest('GET /'))
  expect(answer).not.toContain('Content-Security-Policy')
  expect(answer).toContain('X-Content-Type-Options: nosniff')
})

test('a site on http does not demand https', async () => {
  site = await openTestServer((_req, res) => res.end(), { siteUrl: 'http://localhost:3000' })
  expect(await site.talk(plainRequest('GET /'))).not.toContain('Strict-Transport-Security')
})

test.each([
  [{}, 'max-age=31536000'],
  [{ hstsSubdomains: true }, 'max-age=31536000; includeSubDomains'],
])('a site on https demands it, with %j', async (options, value) => {
  site = await openTestServer((_req, res) => res.end(), options)
  expect(await site.talk(plainRequest('GET /'))).toContain(`Strict-Transport-Security: ${value}\r\n`)
})
