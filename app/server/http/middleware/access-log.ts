/** The log line leaves out the query, which holds searches and form input, and the client's address. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { newsPath } from '~/paths'
import { lineWriter, log, loggedPath } from '~/server/log.server'
import type { EarlyResponse } from '~/server/request-context'

const longestPath = 200
const plainPath = /^[\w~/.-]*$/

const writeLine = lineWriter('request')

export interface RequestInfo {
  requestId: string
  path: string
  startedAt: number
}

export function logAnswer(res: ServerResponse, { requestId, path, startedAt }: RequestInfo): void {
  const { req } = res
  const status = res.headersSent || res.statusCode !== 200 ? res.statusCode : null
  // Each open dashboard asks 360 times an hour, which would bury the other lines. What fails is logged.
  if (path === newsPath && status === 200 && res.writableFinished) return
  const ms = Math.round((performance.now() - startedAt) * 10) / 10
  const cut = res.writableFinished ? '' : ',"isCut":true'
  // Ids and methods need no JSON escaping.
  const asked = `"requestId":"${requestId}","method":"${String(req.method)}","path":${pathJson(path)}`
  writeLine(`${asked},"status":${String(status)},"ms":${String(ms)}${cut}`)
}

export function logUnreadable(answer: EarlyResponse, cause: string): void {
  log.info('unreadable request', { status: answer.status, cause })
}

function pathJson(asked: string): string {
  const path = loggedPath(asked)
  if (path.length > longestPath) return JSON.stringify(`${path.slice(0, longestPath)}…`)
  return plainPath.test(path) ? `"${path}"` : JSON.stringify(path)
}

export const requestIdHeader = 'x-request-id'

const readableId = /^[\w.:-]{8,64}$/

/** A trusted proxy may set the request id. */
export function toRequestId(req: IncomingMessage, isFromProxy: boolean): string {
  if (!isFromProxy) return randomUUID()
  const given = req.headers[requestIdHeader]
  return typeof given === 'string' && readableId.test(given) ? given : randomUUID()
}
