import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, plainRequest, requestHead, type TestServer } from '~/server/http/test-server'

let site: TestServer
beforeAll(async () => {
  site = await openTestServer((req, res) => {
    req.resume().on('end', () => res.end(`<${req.url ?? ''}>`))
  })
})
afterAll(() => site.close())

test.each([
  ['200', ['Transfer-Encoding: chunked']],
  ['200', ['Transfer-Encoding: Chunked']],
  ['200', ['Content-Length: 5']],
  ['400', ['Transfer-Encoding:', 'Content-Length: 5']],
  ['400', ['Transfer-Encoding:']],
])('%s for a body with %j, and no second request in it', async (status, framing) => {
  const headers = ['Content-Type: application/x-www-form-urlencoded', ...framing]
  const answer = await site.talk(`${requestHead('POST /a', headers)}0\r\n\r\n${plainRequest('GET /b')}`)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer.includes('</b>')).toBe(status === '200')
})

test('a hundred headers are read, and with one more the request is refused', async () => {
  const more = (count: number) => Array.from({ length: count }, (_, number) => `X-${String(number)}: a`)
  // Host and Connection are two more.
  expect(await site.talk(plainRequest('GET /', more(98)))).toMatch(/^HTTP\/1.1 200 /)
  expect(await site.talk(plainRequest('GET /', more(99)))).toMatch(/^HTTP\/1.1 431 /)
  expect(await site.talk(plainRequest('GET /', more(800)))).toMatch(/^HTTP\/1.1 431 /)
})
