import type { Server } from 'node:http'
import net, { BlockList, type AddressInfo, type Socket } from 'node:net'
import type { AppListener, ServerOptions } from './request-listener'
import { createHttpServer } from './server'

export interface TestServer {
  server: Server
  end: () => void
  port: number
  talk: (bytes: string) => Promise<string>
  connect: () => Promise<Talk>
  /** Connects a client that does not hang up when the server does. */
  connectStubbornly: () => Promise<Talk>
  close: () => Promise<void>
}

export interface Talk {
  socket: Socket
  received: () => string
  /** Some systems show a client a reset connection in place of an answer. */
  wasReset: () => boolean
  until: (pattern: RegExp) => Promise<string>
  closed: Promise<string>
}

export async function openTestServer(listener: AppListener, options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const settings = { siteUrl: 'https://site.example', trustedProxies: new BlockList(), sessionCookie: 'session' }
  const { server, close: end } = createHttpServer({ ...settings, ...options }, listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = addressOf(server)
  const connect = () => openTalk(port, false)
  return {
    server,
    end,
    port,
    connect,
    connectStubbornly: () => openTalk(port, true),
    talk: async (bytes) => {
      const talk = await connect()
      talk.socket.write(bytes, 'latin1')
      return talk.closed
    },
    close: async () => {
      if (!server.listening) return
      const closed = new Promise((resolve) => server.once('close', resolve))
      end()
      server.closeAllConnections()
      await closed
    },
  }
}

export function plainRequest(line: string, headers: readonly string[] = []): string {
  return requestHead(line, ['Connection: close', ...headers])
}

export function requestHead(line: string, headers: readonly string[] = []): string {
  return `${[`${line} HTTP/1.1`, 'Host: site.example', ...headers].join('\r\n')}\r\n\r\n`
}

export function chunk(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`
}

function addressOf(server: Server): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port')
  return address
}

async function openTalk(port: number, allowHalfOpen: boolean): Promise<Talk> {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen })
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
  let reset = false
  socket.on('error', () => (reset = true))
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => {
      resolve(text)
    })
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject)
  })
  const until = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (pattern.test(text)) resolve(text)
      }
      look()
      socket.on('data', look)
      socket.on('close', () => {
        reject(new Error(`The connection ended without ${String(pattern)}: ${text}`))
      })
    })
  return { socket, received: () => text, wasReset: () => reset, until, closed }
}
