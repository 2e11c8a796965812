/** One request with its response, as the steps of the server see it, and what a step may answer. */
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface RequestContext {
  req: IncomingMessage
  res: ServerResponse
  /** The target up to the first `?`, exactly as it was sent. */
  path: string
  /** The path as the routes read it, decoded and in lower case: `/%61PI` is `/api` to them. */
  pathname: string
  /** From the first `?` on, or empty. */
  search: string
}

export interface EarlyResponse {
  status: number
  /** The heading of the page, or the API's message. An answer without it has no body. */
  message?: string
  /** What the visitor can do. */
  advice?: string
  headers?: Readonly<Record<string, string>>
  /** Plain text in place of a page: a link would lead nowhere. */
  isText?: true
}

/** A step lets the request pass by returning nothing. */
export type Middleware = (ctx: RequestContext) => EarlyResponse | undefined

export function toRequestContext(req: IncomingMessage, res: ServerResponse): RequestContext {
  const { url = '' } = req
  const path = pathOf(url)
  return { req, res, path, pathname: decoded(path).toLowerCase(), search: url.slice(path.length) }
}

/** A target up to its first `?`. */
export function pathOf(target: string): string {
  const mark = target.indexOf('?')
  return mark === -1 ? target : target.slice(0, mark)
}

export function isApi({ pathname }: Pick<RequestContext, 'pathname'>): boolean {
  return pathname === '/api' || pathname.startsWith('/api/')
}

function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    // Refused in a moment, by check-target.
    return path
  }
}

/** Whether the request announces a body. `complete` alone does not tell: a GET is answered before it is set. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}

export function isWrite(method: string | undefined): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}
