import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { openTestServer, requestHead, type TestServer } from '~/server/http/test-server'

let site: TestServer
afterEach(() => site.close())

const limits = { stalledBodyMs: 200, connectionsCheckingIntervalMs: 20 }
const post = requestHead('POST /contact', [
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Length: 20',
  'Connection: close',
])

const echo = () =>
  openTestServer(
    (_req, res, _context, body) => {
      let text = ''
      body?.on('data', (bytes: Buffer) => (text += bytes.toString()))
      body?.on('end', () => res.end(`got ${text}`))
    },
    { limits },
  )

test.each(['', 'name=Ada'])('a body that stops after "%s" is answered 408 and closed', async (begun) => {
  site = await echo()
  const startedAt = performance.now()
  expect(await site.talk(post + begun)).toMatch(/^HTTP\/1.1 408 [^]*^Connection: close\r$/m)
  expect(performance.now() - startedAt).toBeGreaterThan(limits.stalledBodyMs)
})

test('a slow one that moves is taken', async () => {
  site = await echo()
  const talk = await site.connect()
  talk.socket.write(post)
  for (const letter of 'abcdefghijklmnopqrst') {
    await wait(limits.stalledBodyMs / 4)
    talk.socket.write(letter)
  }
  expect(await talk.closed).toMatch(/got abcdefghijklmnopqrst$/)
})

test('one that the application has not read yet is no fault of its client', async () => {
  site = await openTestServer(
    (_req, res, _context, body) => {
      setTimeout(() => {
        body?.resume().on('end', () => res.end('ok'))
      }, limits.stalledBodyMs * 3)
    },
    { limits },
  )
  const talk = await site.connect()
  talk.socket.write(`${post.replace('Content-Length: 20', 'Content-Length: 200000')}`)
  talk.socket.write('x'.repeat(200_000))
  expect(await talk.until(/ok$/)).toMatch(/^HTTP\/1.1 200 /)
})

test('a slow answer to a whole request is none of its business', async () => {
  site = await openTestServer(
    (_req, res, _context, body) => {
      body?.resume()
      setTimeout(() => res.end('ok'), limits.stalledBodyMs * 3)
    },
    { limits },
  )
  expect(await site.talk(`${post}abcdefghijklmnopqrst`)).toMatch(/ok$/)
})
