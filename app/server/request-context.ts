import type { IncomingMessage, ServerResponse } from 'node:http'

export interface RequestContext {
  req: IncomingMessage
  res: ServerResponse
  path: string
  /** Routes match the decoded path in lower case: `/%61PI` is `/api`. */
  pathname: string
  search: string
}

export interface EarlyResponse {
  status: number
  message?: string
  advice?: string
  headers?: Readonly<Record<string, string>>
  isText?: true
}

export type Middleware = (ctx: RequestContext) => EarlyResponse | undefined

export function toRequestContext(req: IncomingMessage, res: ServerResponse): RequestContext {
  const { url = '' } = req
  const path = pathOf(url)
  return { req, res, path, pathname: decoded(path).toLowerCase(), search: url.slice(path.length) }
}

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
    // middleware/target.ts refuses such a path.
    return path
  }
}

/** `complete` alone does not tell, because a GET is answered before `complete` is set. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}

export function isWrite(method: string | undefined): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}
