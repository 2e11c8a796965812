import type { Server } from 'node:http'
import { Socket } from 'node:net'
import { logUnreadable } from './middleware/access-log'
import { isApi, type EarlyResponse } from '~/server/request-context'
import { abortRequest, drainSocket, isDraining, type DrainLimits } from './early-response'
import type { OpenRequests } from './open-requests'
import { badRequest, bodyTooLarge, headersTooLarge, rawAnswer, requestTimeout } from './error-responses'

const answers = new Map<string, EarlyResponse>([
  ['HPE_HEADER_OVERFLOW', headersTooLarge],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', bodyTooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', requestTimeout],
])

interface ClientErrorOptions {
  security: Readonly<Record<string, string>>
  limits: DrainLimits
}

export function answerClientErrors(server: Server, openRequests: OpenRequests, options: ClientErrorOptions): void {
  server.on('clientError', (error, stream) => {
    // A client that has left or never sent a byte gets no answer (browsers open connections in advance).
    const code = errorCode(error)
    if (!(stream instanceof Socket) || !stream.writable || code === 'ECONNRESET' || stream.bytesRead === 0) {
      stream.destroy()
      return
    }
    if (isDraining(stream)) {
      if (stream.readableEnded) stream.end()
      return
    }
    const answer = answers.get(code) ?? badRequest
    const [due, ...others] = openRequests.dueOn(stream)
    if (due === undefined) {
      logUnreadable(answer, code)
      stream.write(rawAnswer(answer, { security: options.security, ...askedIn(error) }))
      drainSocket(stream, options.limits)
    } else if (others.length === 0 && !due.req.complete) {
      abortRequest(due, answer)
    } else {
      // An earlier request on this connection is still being answered; the client would mistake this for its answer.
      stream.destroy()
    }
  })

  server.on('connect', (_, stream) => {
    stream.on('error', () => stream.destroy())
    stream.end(rawAnswer(badRequest, { security: options.security }), () => stream.destroy())
  })
}

function askedIn(error: Error): { head: boolean; api: boolean } {
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : Buffer.alloc(0)
  const [, method, path = ''] = /^([A-Z]+) ([^ ?\r\n]*)/.exec(packet.toString('latin1', 0, 4096)) ?? []
  return { head: method === 'HEAD', api: isApi({ pathname: path.toLowerCase() }) }
}

function errorCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
