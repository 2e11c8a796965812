import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from './test-server'

const get = 'GET / HTTP/1.1\r\nHost: site.example\r\n\r\n'

let site: TestServer
let ends: string[]
let open: ServerResponse[]

beforeEach(() => {
  ends = []
  open = []
  vi.spyOn(console, 'error')
})
afterEach(async () => {
  await site.close()
  expect(console.error).not.toHaveBeenCalled()
})

async function openSite(hardEndMs = 5_000): Promise<void> {
  site = await openTestServer((_req, res) => open.push(res), {
    limits: { hardEndMs },
    onClosed: () => {
      ends.push('database closed')
    },
    exit: (code) => ends.push(`exit ${String(code)}`),
  })
}

function signal(): void {
  site.end()
}

async function ended(): Promise<void> {
  await vi.waitFor(() => {
    expect(ends.at(-1)).toMatch(/^exit/)
  })
}

test('an idle site ends at once, connections that browsers keep open or have only opened included', async () => {
  await openSite()
  const [kept, silent, halfway] = [await site.connect(), await site.connect(), await site.connect()]
  kept.socket.write(get)
  await vi.waitFor(() => {
    expect(open).toHaveLength(1)
  })
  open[0]?.end('done')
  await kept.until(/done$/)
  halfway.socket.write('GET / HT')
  const before = performance.now()
  signal()
  await Promise.all([kept.closed, silent.closed, halfway.closed, ended()])
  expect(performance.now() - before).toBeLessThan(5_000)
  expect(ends).toEqual(['database closed', 'exit 0'])
})

test('an open request is done first, and its answer says that the connection ends', async () => {
  await openSite()
  const talk = await site.connect()
  talk.socket.write(get)
  await vi.waitFor(() => {
    expect(open).toHaveLength(1)
  })
  signal()
  expect(ends).toEqual([])
  open[0]?.end('done')
  expect(await talk.closed).toMatch(/^HTTP\/1.1 200 [^]*Connection: close[^]*done$/)
  await ended()
  expect(ends).toEqual(['database closed', 'exit 0'])
})

test('an answer whose head was out before the signal ends its connection too', async () => {
  await openSite()
  const talk = await site.connect()
  talk.socket.write(get)
  await vi.waitFor(() => {
    expect(open).toHaveLength(1)
  })
  open[0]?.write('begun')
  await talk.until(/begun/)
  signal()
  open[0]?.end(' done')
  await Promise.all([talk.closed, ended()])
  expect(talk.received()).toMatch(/ done\r\n/)
})

test('a request that never ends is cut off after a while, with a failure', async () => {
  await openSite(100)
  const talk = await site.connect()
  talk.socket.write(get)
  await vi.waitFor(() => {
    expect(open).toHaveLength(1)
  })
  signal()
  await Promise.all([talk.closed, ended()])
  expect(ends).toEqual(['database closed', 'exit 1'])
})

test('clients who hold on without sending or reading are cut off after a while, and that is no failure', async () => {
  await openSite(100)
  const [sending, reading] = [await site.connect(), await site.connect()]
  sending.socket.write('POST / HTTP/1.1\r\nHost: site.example\r\nContent-Length: 10\r\n\r\nhalf')
  reading.socket.pause()
  reading.socket.write(get)
  await vi.waitFor(() => {
    expect(open).toHaveLength(2)
  })
  open.find((res) => res.req.method === 'GET')?.write(Buffer.alloc(32 * 1024 * 1024))
  signal()
  await ended()
  expect(ends).toEqual(['database closed', 'exit 0'])
})

test('a second signal changes nothing', async () => {
  await openSite()
  const closed = once(site.server, 'close')
  signal()
  signal()
  await Promise.all([closed, ended()])
  expect(ends).toEqual(['database closed', 'exit 0'])
})
