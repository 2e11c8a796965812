import { createReadableStreamFromReadable } from '@remix-run/node'
import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chunk, openTestServer, requestHead, type TestServer } from './test-server'

let site: TestServer
afterEach(() => site.close())

function openConnections(): Promise<number> {
  return new Promise((resolve) => {
    site.server.getConnections((_, count) => {
      resolve(count)
    })
  })
}

const posted = requestHead('POST /', ['Transfer-Encoding: chunked']) + chunk('x')

async function gone(): Promise<void> {
  await vi.waitFor(async () => {
    expect(await openConnections()).toBe(0)
  })
}

describe('an early answer of the application', () => {
  test('reaches a client that is still sending, and the client is not reset', async () => {
    site = await openTestServer((_req, res, _context, body) => {
      if (body) createReadableStreamFromReadable(body)
      res.statusCode = 401
      res.end('log in')
    })
    const talk = await site.connectStubbornly()
    talk.socket.write(requestHead('POST /', ['Content-Length: 250000']) + 'x'.repeat(1000))
    await talk.until(/log in$/)
    talk.socket.write('x'.repeat(200_000))
    await setTimeout(50)
    talk.socket.end('x'.repeat(49_000))
    expect(await talk.closed).toMatch(/^HTTP\/1.1 401 [^]*Connection: close[^]*log in$/)
    expect(talk.wasReset()).toBe(false)
    await gone()
  })

  test('does not let the client wait for ever', async () => {
    site = await openTestServer((_req, res) => res.end('no'), { limits: { drainMs: 100 } })
    const talk = await site.connectStubbornly()
    talk.socket.write(posted)
    await talk.until(/no$/)
    await gone()
    talk.socket.destroy()
  })

  test('does not let the client send without end', async () => {
    site = await openTestServer((_req, res) => res.end('no'), { limits: { drainMs: 60_000, drainBytes: 100_000 } })
    const talk = await site.connectStubbornly()
    talk.socket.write(posted)
    const sending = setInterval(() => talk.socket.write(chunk('x'.repeat(10_000))), 1)
    await talk.closed
    clearInterval(sending)
    expect(talk.wasReset()).toBe(true)
  })

  test('does not hold a connection that the client has ended', async () => {
    site = await openTestServer((_req, res) => res.end('no'), { limits: { drainMs: 60_000 } })
    const talk = await site.connect()
    talk.socket.write(posted)
    await talk.until(/no$/)
    talk.socket.end()
    await gone()
  })

  test('is the last on its connection: a request behind it is not carried out', async () => {
    const listener = vi.fn((_req: unknown, res: ServerResponse) => res.end('no'))
    site = await openTestServer(listener)
    await site.talk(`${requestHead('POST /', ['Content-Length: 3'])}abc${requestHead('POST /second')}`)
    expect(listener).toHaveBeenCalledOnce()
  })
})
