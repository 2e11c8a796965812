/** Each connection takes a file descriptor and memory. */
import type { Server } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { networkOf } from '~/lib/network-of'
import { isTrusted, plainAddress } from './middleware/forwarded-headers'
import { log } from '~/server/log.server'

interface ConnectionLimits {
  maxConnections: number
  maxConnectionsPerClient: number
}

const logEveryMs = 60_000

/** Connections of trusted proxies are not counted. */
export function limitConnections(server: Server, limits: ConnectionLimits, trustedProxies: BlockList): void {
  const open = new Map<string, number>()
  let total = 0
  let refused = 0
  let lastLoggedAt = -Infinity

  function noteRefusal(): void {
    refused += 1
    const now = performance.now()
    if (now - lastLoggedAt < logEveryMs) return
    lastLoggedAt = now
    log.warn('connections refused', { refused, open: total })
    refused = 0
  }

  server.prependListener('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (isTrusted(address, trustedProxies)) return
    const client = networkOf(address)
    const count = open.get(client) ?? 0
    if (total >= limits.maxConnections || count >= limits.maxConnectionsPerClient) {
      socket.destroy()
      noteRefusal()
      return
    }
    total += 1
    open.set(client, count + 1)
    socket.once('close', () => {
      total -= 1
      const left = (open.get(client) ?? 1) - 1
      if (left === 0) open.delete(client)
      else open.set(client, left)
    })
  })
}
