import { afterEach, expect, test, vi } from 'vitest'
import { log } from '~/server/log.server'
import { openTestServer, plainRequest, requestHead, type TestServer } from './test-server'

let site: TestServer
afterEach(() => site.close())

test('a listener that throws becomes a 500 with a cause in the log, and the next request is served', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  site = await openTestServer((req, res) => {
    if (req.url !== '/broken') return res.end('ok')
    res.setHeader('Set-Cookie', 'a=b')
    throw new Error('a defect')
  })
  const answer = await site.talk(plainRequest('GET /broken'))
  expect(answer).toMatch(/^HTTP\/1.1 500 [^]*<h1>Internal Server Error<\/h1>/)
  expect(answer).not.toMatch(/a defect|Set-Cookie/)
  expect(logged).toHaveBeenCalledOnce()
  expect(await site.talk(plainRequest('GET /'))).toMatch(/ok$/)
})

test('one that throws in the middle of its answer is cut off', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  site = await openTestServer((_req, res) => {
    res.write('half')
    throw new Error('a defect')
  })
  expect(await site.talk(plainRequest('GET /'))).not.toMatch(/0\r\n\r\n$/)
  expect(logged).toHaveBeenCalledOnce()
})

const finished = { status: 200, headers: { 'content-length': '11' }, body: Buffer.from('from memory') }

test('a cached page is served before the application is asked, and only for requests that were let in', async () => {
  const listener = vi.fn((_req, res: NodeJS.WritableStream) => res.end('application'))
  site = await openTestServer(listener, {
    findCached: (req) => (req.url === '/kept' ? finished : undefined),
  })
  expect(await site.talk(plainRequest('GET /kept'))).toMatch(/from memory$/)
  expect(await site.talk(plainRequest('GET /Kept'))).toMatch(/^HTTP\/1.1 301/)
  expect(listener).not.toHaveBeenCalled()
  expect(await site.talk(plainRequest('GET /other'))).toMatch(/application$/)
})

test('a cached page is sent without waiting for the body that a request announces', async () => {
  site = await openTestServer(() => undefined, {
    findCached: () => finished,
  })
  const request = requestHead('GET /', ['Content-Length: 5', 'Expect: 100-continue'])
  const answer = await site.talk(request)
  expect(answer).toMatch(/^HTTP\/1.1 200 [^]*^Connection: close\r$[^]*from memory$/m)
})

test('a refusal to HEAD has the headers of the page and no body', async () => {
  site = await openTestServer((_req, res) => res.end())
  const answer = await site.talk(plainRequest('HEAD /%00'))
  expect(answer).toMatch(/^HTTP\/1.1 400 [^]*Content-Length: [1-9][^]*\r\n\r\n$/)
})

test('refusals are not kept', async () => {
  site = await openTestServer((_req, res) => res.end())
  expect(await site.talk(plainRequest('PUT /'))).toMatch(/^Cache-Control: no-store\r$/m)
})
