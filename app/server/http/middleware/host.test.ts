import { BlockList } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHost } from './host'
import { openTestServer, type TestServer } from '~/server/http/test-server'

let site: TestServer
beforeAll(async () => {
  site = await openTestServer((req, res) => res.end(req.headers.host))
})
afterAll(() => site.close())

test.each(['site.example', 'SITE.example:3000', 'localhost', '127.0.0.1:80', '[::1]:3000', 'a_b.example'])(
  '%s is a host',
  (host) => {
    expect(isHost(host)).toBe(true)
  },
)

test.each([
  '',
  'a b',
  'user@site.example',
  'u:p@a',
  'site.example/path',
  'a?b',
  'a#b',
  'a\\b',
  'a:port',
  'a:99999',
  '[::1',
  '<a>',
  'a,b c',
])('"%s" is none', (host) => {
  expect(isHost(host)).toBe(false)
})

test.each([
  ['200', ['Host: site.example']],
  ['400', []],
  ['400', ['Host:']],
  ['400', ['Host: a@b']],
  ['400', ['Host: site.example', 'Host: site.example']],
  ['400', ['Host: site.example', 'hOST: evil.example']],
])('%s for the headers %j', async (status, hosts) => {
  const answer = await site.talk(`${['GET / HTTP/1.1', 'Connection: close', ...hosts].join('\r\n')}\r\n\r\n`)
  expect(answer).toMatch(
    new RegExp(`^HTTP/1.1 ${status} [^]*${status === '200' ? 'site.example' : '<h1>Bad Request</h1>'}`),
  )
})

test('HTTP/1.0 without Host gets 400 too', async () => {
  expect(await site.talk('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
})

describe('a site with an origin of its own', () => {
  const ask = (target: string, host: string) =>
    site.talk(`GET ${target} HTTP/1.1\r\nConnection: close\r\nHost: ${host}\r\n\r\n`)

  test.each(['site.example', 'SITE.example', 'site.example:443'])('answers for %s', async (host) => {
    expect(await ask('/', host)).toMatch(/^HTTP\/1.1 200 /)
  })

  test.each(['evil.example', 'www.site.example', 'site.example:8443', 'site.example.', '127.0.0.1'])(
    'answers 421 in plain text for %s, and its health check by any name',
    async (host) => {
      expect(await ask('/', host)).toMatch(/^HTTP\/1.1 421 [^]*^Content-Type: text\/plain[^]*Misdirected Request/m)
      expect(await ask('/api/products', host)).toMatch(/^HTTP\/1.1 421 [^]*\{"message":"Misdirected Request"\}$/)
      expect(await ask('/healthz', host)).toMatch(/^HTTP\/1.1 200 /)
    },
  )

  test('takes the name that its trusted proxy was asked by', async () => {
    const trustedProxies = new BlockList()
    trustedProxies.addAddress('127.0.0.1')
    const behind = await openTestServer((_req, res) => res.end('ok'), { trustedProxies })
    const talk = (forwarded: string) =>
      behind.talk(
        `GET / HTTP/1.1\r\nConnection: close\r\nHost: 10.0.0.1:3000\r\nX-Forwarded-Host: ${forwarded}\r\n\r\n`,
      )
    expect(await talk('site.example')).toMatch(/^HTTP\/1.1 200 /)
    expect(await talk('evil.example')).toMatch(/^HTTP\/1.1 421 /)
    await behind.close()
  })
})

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a site at %s answers by any name',
  async (siteUrl) => {
    const local = await openTestServer((_req, res) => res.end('ok'), { siteUrl })
    expect(await local.talk('GET / HTTP/1.1\r\nConnection: close\r\nHost: any.example\r\n\r\n')).toMatch(
      /^HTTP\/1.1 200 /,
    )
    await local.close()
  },
)
