/**
 * Each request has an id: in the log lines about it and, as `X-Request-Id`, in its answer. A configured proxy may bring
 * its own, so that its log and this one name the same request alike; nobody else's is believed.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const requestIdHeader = 'x-request-id'

const readable = /^[\w.:-]{8,64}$/

/** The id of a request that has just come. */
export function toRequestId(req: IncomingMessage, isFromProxy: boolean): string {
  if (!isFromProxy) return randomUUID()
  const given = req.headers[requestIdHeader]
  return typeof given === 'string' && readable.test(given) ? given : randomUUID()
}
