import { once } from 'node:events'
import { createRequire } from 'node:module'
import http from 'node:http'
import { BlockList } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installFrontDoor } from './front-door.server'

const require = createRequire(import.meta.url)
const real = http.createServer

const exit = vi.fn()
let uninstall: () => void

beforeEach(() => {
  exit.mockClear()
  const options = { siteUrl: 'https://site.example', trustedProxies: new BlockList(), sessionCookie: 'session', exit }
  uninstall = installFrontDoor(options)
})
afterEach(() => {
  uninstall()
})

async function answerOf(server: http.Server): Promise<Response> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const response = await fetch(`http://127.0.0.1:${String(port)}/`)
  server.close()
  await once(server, 'close')
  return response
}

test('the server that CommonJS code makes, as express does, has the door in it', async () => {
  expect(require('http')).toBe(http)
  const response = await answerOf(http.createServer((_req, res) => res.end('ok')))
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(await response.text()).toBe('ok')
  await vi.waitFor(() => {
    expect(exit).toHaveBeenCalledExactlyOnceWith(0)
  })
})

test('the listener may come after options, and may be missing', async () => {
  expect((await answerOf(http.createServer({}, (_req, res) => res.end()))).status).toBe(200)
  expect((await answerOf(http.createServer())).status).toBe(404)
})

test('a server that the door did not make ends the process with one clear message, and does not listen', () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const server = new http.Server()
  server.listen(0, '127.0.0.1')
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
  expect(written).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^The front door is not in place/))
  expect(server.listening).toBe(false)
  written.mockRestore()
})

test('can be taken away again', async () => {
  uninstall()
  expect(http.createServer).toBe(real)
  const response = await answerOf(real((_req, res) => res.end()))
  expect(response.headers.has('X-Content-Type-Options')).toBe(false)
  expect(exit).not.toHaveBeenCalled()
})
