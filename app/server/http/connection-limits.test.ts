import { BlockList } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { openTestServer, plainRequest, type TestServer, type Talk } from './test-server'
import { log } from '~/server/log.server'

let site: TestServer
let talks: Talk[] = []
afterEach(async () => {
  for (const { socket } of talks) socket.destroy()
  talks = []
  await site.close()
  vi.restoreAllMocks()
})

async function connect(count: number): Promise<Talk[]> {
  const opened = await Promise.all(Array.from({ length: count }, () => site.connect()))
  talks.push(...opened)
  return opened
}

const isServed = async () => (await site.talk(plainRequest('GET /'))).startsWith('HTTP/1.1 200 ')

test.each([{ maxConnectionsPerClient: 5 }, { maxConnections: 5 }])(
  'with %j the sixth connection is closed, one line tells of it, and a place that is left is another’s',
  async (limits) => {
    const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    site = await openTestServer((_req, res) => res.end('ok'), { limits })
    const [first] = await connect(5)
    await vi.waitFor(async () => {
      expect(await isServed()).toBe(false)
    })
    expect(await isServed()).toBe(false)
    expect(logged.mock.calls).toEqual([['connections refused', { refused: 1, open: 5 }]])
    first?.socket.destroy()
    await vi.waitFor(async () => {
      expect(await isServed()).toBe(true)
    })
  },
)

test('a trusted proxy has as many as it likes', async () => {
  const trustedProxies = new BlockList()
  trustedProxies.addAddress('127.0.0.1')
  site = await openTestServer((_req, res) => res.end('ok'), {
    trustedProxies,
    limits: { maxConnections: 5, maxConnectionsPerClient: 5 },
  })
  await connect(20)
  expect(await isServed()).toBe(true)
})
