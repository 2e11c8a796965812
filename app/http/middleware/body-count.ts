/**
 * Holds a body to its limit: by its announced length before anything is read, and by counting while it streams in.
 * Node's parser hands each chunk to `req.push`, whoever consumes the request and however.
 */
import type { IncomingMessage } from 'node:http'
import { bodyLimit, hasCookie } from './body-limit'
import type { EarlyResponse, RequestContext } from '~/http/request-context'
import { bodyTooLarge, unsupportedType } from '~/http/error-responses'

export function requestBodyLimit({ req, pathname }: RequestContext, sessionCookie: string): number {
  return bodyLimit({
    pathname,
    contentType: req.headers['content-type'],
    hasSessionCookie: hasCookie(req.headers.cookie, sessionCookie),
  })
}

export function checkBody(ctx: RequestContext, sessionCookie: string): EarlyResponse | undefined {
  const { req } = ctx
  // A small compressed body may be a huge one; nothing here unpacks them.
  const encoding = req.headers['content-encoding']?.trim().toLowerCase()
  if (encoding !== undefined && encoding !== '' && encoding !== 'identity') return unsupportedType
  const length = Number(req.headers['content-length'] ?? 0)
  return length > 0 && length > requestBodyLimit(ctx, sessionCookie) ? bodyTooLarge : undefined
}

/** Counts the body from here on; calls `onBreach` once, and keeps everything from the breach on from the consumer. */
export function countBody(req: IncomingMessage, limit: number, onBreach: () => void): void {
  // Of a request that waited for its turn some has come by now.
  let received = req.readableLength
  const push = req.push.bind(req)
  req.push = (chunk: unknown, encoding) => {
    if (received > limit) return true
    if (chunk instanceof Uint8Array) received += chunk.byteLength
    if (received <= limit) return push(chunk, encoding)
    onBreach()
    return true
  }
  // Node tells of a broken body only those who listen at that moment; with one listener always there, a consumer that
  // takes a 'close' without an 'end' for the end (Remix's StreamPump does) hears the error first.
  req.on('error', ignore)
}

function ignore(): void {
  // Who reads the body is told.
}
