/**
 * Answering before a request's body has come. To close at once would reset the connection, and the reset overtakes the
 * answer: so the answer is written, and input is read and dropped for a moment before the connection ends.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { hasBody, toRequestContext, type EarlyResponse } from './request-context'
import { sendAnswer } from './error-responses'

export interface DrainLimits {
  drainMs: number
  drainBytes: number
}

const draining = new WeakSet<Socket>()

/** Whether the connection has had its last answer: what follows on it is not looked at. */
export function isDraining(socket: Socket): boolean {
  return draining.has(socket)
}

/** Whether the client may still be sending the body. */
export function isReceiving(req: IncomingMessage): boolean {
  return !req.complete && hasBody(req)
}

/** When headers are written: an answer to a request whose body has not come is the connection's last. */
export function closeAfterEarlyResponse(req: IncomingMessage, res: ServerResponse): void {
  if (!isReceiving(req)) return
  res.setHeader('Connection', 'close')
  draining.add(req.socket)
}

/** Resolves when the rest of the body has come, or when it takes too long or is too much. */
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

/** The same for a connection on which there is no request: ends it, and drops its input. */
export function drainSocket(socket: Socket, { drainMs, drainBytes }: DrainLimits): void {
  draining.add(socket)
  if (socket.destroyed) return
  const destroy = () => {
    socket.destroy()
  }
  // Without its listeners the HTTP parser sees no more input, so no further request either.
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

/**
 * A refusal after the application has got the request: its body breaks the limit, its framing is wrong, or it comes too
 * slowly. To the application the body breaks with an error, and whatever it answers is dropped.
 */
export function abortRequest(res: ServerResponse, answer: EarlyResponse): void {
  const { req } = res
  // An answer has begun, or one to an earlier request is still due: another one could only be mistaken for that.
  if (res.headersSent || res.socket !== req.socket || !req.socket.writable) req.socket.destroy()
  else sendAnswer(toRequestContext(req, res), answer)
  // Ends what reads the body: see middleware/body-limit.ts.
  res.emit('abort', new Error(answer.message ?? 'Request refused'))
}
