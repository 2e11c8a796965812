/**
 * Handlers hold the body in memory. Content-Length is checked before anything is read, and bytes count while they
 * stream in.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform, type Readable } from 'node:stream'
import { abortRequest } from '~/server/http/early-response'
import { bodyTooLarge, unsupportedType } from '~/server/http/error-responses'
import type { EarlyResponse, RequestContext } from '~/server/request-context'
import { isTokenCall } from './origin'
import { formBodyLimit } from '~/lib/form-rules'

const kib = 1024
const mib = 1024 * kib

interface BodyKind {
  pathname: string
  contentType: string | undefined
  /** True for a session cookie or a token of the API, which uploads need. The route checks whether it is valid. */
  hasSessionCookie: boolean
}

export function bodyLimit({ pathname, contentType, hasSessionCookie }: BodyKind): number {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (/^application\/(?:[\w.+-]+\+)?json$/.test(type)) {
    // Posts carry pictures as data URLs.
    if (/^\/api\/admin\/blog\/posts(?:\/[^/]+)?$/.test(pathname)) return 32 * mib
    // The form is public, and nested JSON costs far more time than its bytes.
    return /^\/api\/(?:quotes|contacts)\/?$/.test(pathname) ? formBodyLimit : mib
  }
  if (type === 'application/x-www-form-urlencoded' && hasSessionCookie && pathname.startsWith('/admin/blog/'))
    return mib
  if (type === 'multipart/form-data' && hasSessionCookie) return 64 * mib
  return formBodyLimit
}

export function hasCookie(header: string | undefined, name: string): boolean {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1)
}

export function requestBodyLimit({ req, pathname }: RequestContext, sessionCookie: string): number {
  return bodyLimit({
    pathname,
    contentType: req.headers['content-type'],
    hasSessionCookie: hasCookie(req.headers.cookie, sessionCookie) || isTokenCall({ req, pathname }),
  })
}

export function checkBody(ctx: RequestContext, sessionCookie: string): EarlyResponse | undefined {
  const { req } = ctx
  // A small compressed body may unpack to a huge one, so none is accepted.
  const encoding = req.headers['content-encoding']?.trim().toLowerCase()
  if (encoding !== undefined && encoding !== '' && encoding !== 'identity') return unsupportedType
  const length = Number(req.headers['content-length'] ?? 0)
  return length > 0 && length > requestBodyLimit(ctx, sessionCookie) ? bodyTooLarge : undefined
}

export function limitedBody(req: IncomingMessage, res: ServerResponse, limit: number): Readable {
  let received = 0
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.byteLength
      if (received <= limit) done(null, chunk)
      else abortRequest(res, bodyTooLarge)
    },
  })
  const fail = (error: Error) => body.destroy(error)
  req.once('error', fail)
  req.once('close', () => {
    if (!req.complete) fail(new Error('The client left'))
  })
  res.once('abort', fail)
  // The body may have no reader, and an error without a listener would end the process.
  body.on('error', () => undefined)
  return req.pipe(body)
}
