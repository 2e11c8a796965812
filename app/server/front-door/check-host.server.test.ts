import { afterAll, beforeAll, expect, test } from 'vitest'
import { isHost } from './check-host.server'
import { openLoopback, type Loopback } from './loopback.server'

let site: Loopback
beforeAll(async () => {
  site = await openLoopback((req, res) => res.end(req.headers.host))
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
