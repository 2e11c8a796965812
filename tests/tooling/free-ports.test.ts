import { createServer, type Server } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { workerCount } from '../setup/test-server-settings.js'

const servers: Server[] = []

afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

/** Resolves to false if another program has the port. */
function listenOn(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => {
      resolve(false)
    })
    server.listen(port, () => {
      servers.push(server)
      resolve(true)
    })
  })
}

test('the browser tests run on free ports, whichever are taken', async () => {
  vi.stubEnv('E2E_PORTS', undefined)
  for (const port of [4173, 4174]) await listenOn(port)
  const { default: config } = await import('../playwright.config')
  const urls = [config.webServer ?? []].flat().map(({ url = '' }) => new URL(url))
  expect(urls).toHaveLength(workerCount)
  for (const { port } of urls) expect(await listenOn(Number(port)), `port ${port}`).toBe(true)
})
