/**
 * A line in the log for each answer. Without the query, which holds what people search for and what they type into
 * forms without JavaScript, and without the client's address.
 */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { lineWriter, log } from '~/server/log.server'
import type { EarlyResponse } from '~/http/request-context'

const longestPath = 200
/** What JSON shows as it is: nearly every path. */
const plainPath = /^[\w~/.-]*$/

const writeLine = lineWriter('request')

export interface RequestInfo {
  requestId: string
  /** As it was sent, up to the query. */
  path: string
  /** By performance.now(). */
  startedAt: number
}

/** To be called when the answer is out, or cannot be any more. */
export function logAnswer(res: ServerResponse, { requestId, path, startedAt }: RequestInfo): void {
  const { req } = res
  // Nobody answers a client who has gone.
  const status = res.headersSent || res.statusCode !== 200 ? res.statusCode : null
  const ms = Math.round((performance.now() - startedAt) * 10) / 10
  const cut = res.writableFinished ? '' : ',"isCut":true'
  // Ids and methods have nothing in them that JSON would escape.
  const asked = `"requestId":"${requestId}","method":"${String(req.method)}","path":${pathJson(path)}`
  writeLine(`${asked},"status":${String(status)},"ms":${String(ms)}${cut}`)
}

/** What Node's parser refused before there was a request. */
export function logUnreadable(answer: EarlyResponse, cause: string): void {
  log.info('unreadable request', { status: answer.status, cause })
}

function pathJson(path: string): string {
  if (path.length > longestPath) return JSON.stringify(`${path.slice(0, longestPath)}…`)
  return plainPath.test(path) ? `"${path}"` : JSON.stringify(path)
}

export const requestIdHeader = 'x-request-id'

const readableId = /^[\w.:-]{8,64}$/

/**
 * The id of a request that has just come: in the log lines about it and, as `X-Request-Id`, in its answer. A configured
 * proxy may bring its own, so that its log and this one name the same request alike; nobody else's is believed.
 */
export function toRequestId(req: IncomingMessage, isFromProxy: boolean): string {
  if (!isFromProxy) return randomUUID()
  const given = req.headers[requestIdHeader]
  return typeof given === 'string' && readableId.test(given) ? given : randomUUID()
}
