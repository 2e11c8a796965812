/**
 * A refusal after the application has got the request: its body breaks the limit, its framing is wrong, or it comes too
 * slowly. The answer goes to the socket itself, past whatever the application has put around the response; the
 * application sees what it sees when a client goes away, and never an end of the body.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApi, toRequestContext, type EarlyResponse } from './request-context'
import { drainSocket, type DrainLimits } from './drain-socket'
import { rawAnswer } from './send-error'

export interface MidwayOptions {
  security: Readonly<Record<string, string>>
  limits: DrainLimits
}

export function abortRequest(
  req: IncomingMessage,
  res: ServerResponse,
  answer: EarlyResponse,
  options: MidwayOptions,
): void {
  const { socket } = req
  // An answer has begun, or one to an earlier request is still due: another one could only be mistaken for that.
  if (res.headersSent || res.socket !== socket || !socket.writable) {
    socket.destroy()
    return
  }
  res.detachSocket(socket)
  const head = req.method === 'HEAD'
  socket.write(rawAnswer(answer, { security: options.security, api: isApi(toRequestContext(req, res)), head }))
  drainSocket(socket, options.limits)

  // For the line in the log.
  res.statusCode = answer.status
  // First the response: Remix aborts the request's signal, so that the broken body after it is no news to anybody.
  res.destroy()
  res.emit('close')
  // Node's own would destroy the socket at once.
  req._destroy = (error, done) => {
    done(error)
  }
  req.destroy(new Error(answer.message ?? 'Request refused'))
}
