import { afterEach, describe, expect, test } from 'vitest'
import type { AppListener } from './request-listener'
import { openTestServer, requestHead, type TestServer } from './test-server'

let site: TestServer
afterEach(() => site.close())

const echo: AppListener = (_req, res, _context, body) => {
  let length = 0
  body?.on('data', (part: Buffer) => (length += part.length)).on('end', () => res.end(`got ${String(length)}`))
}

describe('Expect: 100-continue', () => {
  const expectation = 'Expect: 100-continue'
  test.each([
    ['too large', '413', ['Content-Length: 300000']],
    ['from another site', '403', ['Content-Length: 3', 'Sec-Fetch-Site: cross-site']],
    ['compressed', '415', ['Content-Length: 3', 'Content-Encoding: gzip']],
  ])('a body that is %s gets %s and is not called for', async (_, status, headers) => {
    site = await openTestServer(echo, { limits: { drainMs: 50 } })
    const answer = await site.talk(requestHead('POST /contact', [expectation, ...headers]))
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).not.toContain('100 Continue')
  })

  test('another is called for, once', async () => {
    site = await openTestServer(echo)
    const talk = await site.connect()
    talk.socket.write(requestHead('POST /contact', [expectation, 'Connection: close', 'Content-Length: 3']))
    await talk.until(/^HTTP\/1.1 100 Continue\r\n\r\n/)
    talk.socket.write('abc')
    expect(await talk.closed).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 [^]*got 3/)
  })
})
