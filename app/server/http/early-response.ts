/**
 * Closing at once would reset the connection, and the reset overtakes the response; so input is read and dropped for a
 * moment first.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { hasBody, toRequestContext, type EarlyResponse } from '~/server/request-context'
import { sendAnswer } from './error-responses'

export interface DrainLimits {
  drainMs: number
  drainBytes: number
}

const draining = new WeakSet<Socket>()

export function isDraining(socket: Socket): boolean {
  return draining.has(socket)
}

export function isReceiving(req: IncomingMessage): boolean {
  return !req.complete && hasBody(req)
}

/** A response to an unfinished request is the connection's last. Call this before headers are written. */
export function closeAfterEarlyResponse(req: IncomingMessage, res: ServerResponse): void {
  if (!isReceiving(req)) return
  res.setHeader('Connection', 'close')
  draining.add(req.socket)
}

export async function drainRequest(req: IncomingMessage, { drainMs, drainBytes }: DrainLimits): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await new Promise<void>((resolve) => {
    let dropped = 0
    req.unpipe()
    req.on('data', (chunk: Buffer) => {
      dropped += chunk.byteLength
      if (dropped > drainBytes) resolve()
    })
    req.once('end', resolve)
    req.once('close', resolve)
    timer = setTimeout(resolve, drainMs)
    req.resume()
  })
  clearTimeout(timer)
}

export function drainSocket(socket: Socket, { drainMs, drainBytes }: DrainLimits): void {
  draining.add(socket)
  if (socket.destroyed) return
  const destroy = () => {
    socket.destroy()
  }
  // Without its listeners the HTTP parser gets no more input.
  socket.removeAllListeners('data').removeAllListeners('end')
  let dropped = 0
  socket.on('data', (chunk: Buffer) => {
    dropped += chunk.byteLength
    if (dropped > drainBytes) destroy()
  })
  socket.on('error', destroy)
  const timer = setTimeout(destroy, drainMs)
  socket.on('close', () => {
    clearTimeout(timer)
  })
  socket.end()
  socket.resume()
}

/** The application already has the request, so its body stream fails, and its response is dropped. */
export function abortRequest(res: ServerResponse, answer: EarlyResponse): void {
  const { req } = res
  if (res.headersSent || res.socket !== req.socket || !req.socket.writable) req.socket.destroy()
  else sendAnswer(toRequestContext(req, res), answer)
  // The event ends the reader of the body: see middleware/body-limit.ts.
  res.emit('abort', new Error(answer.message ?? 'Request refused'))
}
