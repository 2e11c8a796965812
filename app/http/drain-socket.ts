/**
 * Closing a connection whose client is still sending. An immediate close would reset it, and the reset overtakes the
 * answer; so the writing half is ended, and input is swallowed unread for a moment before the socket goes.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { hasBody } from './request-context'

export interface DrainLimits {
  drainMs: number
  drainBytes: number
}

const leaving = new WeakSet<Socket>()

/** Whether the connection has had its last answer: what follows on it is not looked at. */
export function isDraining(socket: Socket): boolean {
  return leaving.has(socket)
}

/** When headers are written before the body has come: this answer is the connection's last. */
export function closeAfterEarlyResponse(req: IncomingMessage, res: ServerResponse, limits: DrainLimits): void {
  if (req.complete || !hasBody(req)) return
  res.setHeader('Connection', 'close')
  leaving.add(req.socket)
  // What Node calls once the last answer is flushed.
  req.socket.destroySoon = () => {
    drainSocket(req.socket, limits)
  }
}

export function drainSocket(socket: Socket, { drainMs, drainBytes }: DrainLimits): void {
  leaving.add(socket)
  if (socket.destroyed) return
  const destroy = () => {
    socket.destroy()
  }
  // Without its listeners the HTTP parser sees no more input, so no further request either.
  socket.removeAllListeners('data').removeAllListeners('end')
  let swallowed = 0
  socket.on('data', (chunk: Buffer) => {
    swallowed += chunk.byteLength
    if (swallowed > drainBytes) destroy()
  })
  socket.on('error', destroy)
  const timer = setTimeout(destroy, drainMs)
  socket.on('close', () => {
    clearTimeout(timer)
  })
  socket.end()
  socket.resume()
}
