import { afterEach, expect, test } from 'vitest'
import { openTestServer, plainRequest, type TestServer } from '~/server/http/test-server'

let site: TestServer
afterEach(() => site.close())

test('a 405 of the application names what is allowed', async () => {
  site = await openTestServer((_req, res) => res.writeHead(405).end())
  expect(await site.talk(plainRequest('POST /page'))).toMatch(/^Allow: GET, HEAD\r$/m)
})

test("the application's own list of what is allowed wins", async () => {
  site = await openTestServer((_req, res) => res.writeHead(405, { Allow: 'PATCH' }).end())
  expect((await site.talk(plainRequest('POST /api'))).match(/^Allow: .*$/gm)).toEqual(['Allow: PATCH'])
})

test('no other answer has such a list', async () => {
  site = await openTestServer((_req, res) => res.writeHead(404).end())
  expect(await site.talk(plainRequest('GET /page'))).not.toMatch(/^Allow:/m)
})
