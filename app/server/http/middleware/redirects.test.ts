import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, plainRequest, type TestServer } from '~/server/http/test-server'

let site: TestServer
beforeAll(async () => {
  site = await openTestServer((_req, res) => res.end('page'))
})
afterAll(() => site.close())

test.each([
  ['GET /Contact/?Q=A%20b', '/contact?Q=A%20b'],
  ['HEAD //evil.example//', '/evil.example'],
  ['GET /\\evil', '/evil'],
  ['GET /blog/?', '/blog?'],
])('%s leads to %s', async (line, location) => {
  const answer = await site.talk(plainRequest(line))
  expect(answer).toMatch(/^HTTP\/1.1 301 /)
  expect(answer).toContain(`\r\nLocation: ${location}\r\n`)
  expect(answer).toMatch(/^Cache-Control: public, max-age=300\r$/m)
})

test.each(['POST /Contact/', 'GET /assets/A.js', 'GET /api/Products/', 'GET /Contact.data', 'GET /?A=B/', 'GET /'])(
  '%s goes on',
  async (line) => {
    expect(await site.talk(plainRequest(line))).toMatch(/^HTTP\/1.1 200 /)
  },
)
