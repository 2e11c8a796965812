/**
 * An answer whose bytes are all there. Of a body in a `Response` Remix makes a stream, which it reads again and writes to
 * the connection through one that compresses; here the bytes go straight to the connection's own response, compressed.
 */
import { quickGzip, takesGzip } from './compression.server'
import { responseTo } from './front-door/exchange-number.server'

interface Whole {
  status: number
  headers: Headers
  body: Buffer<ArrayBuffer>
}

/** Below this a text hardly becomes smaller. */
const leastCompressed = 1024

/** @param answer which may be compressed already. */
export function wholeResponse(request: Request, answer: Whole): Response {
  const { status, headers, body } = withCoding(request, answer)
  const res = responseTo(request)
  if (res === undefined || request.method === 'HEAD') return new Response(body, { status, headers })
  const end = res.end.bind(res)
  // Remix ends an answer without a body as soon as it has set the headers.
  Object.defineProperty(res, 'end', { configurable: true, writable: true, value: () => end(body) })
  return new Response(null, { status, headers })
}

/** Compressed, where that is worth while and the client takes it. */
export function withCoding(request: Request, { status, headers, body }: Whole): Whole {
  if (headers.has('Content-Encoding') || body.byteLength < leastCompressed) return { status, headers, body }
  const own = new Headers(headers)
  noteCodingVaries(own)
  if (!takesGzip(request.headers.get('Accept-Encoding'))) return { status, headers: own, body }
  own.set('Content-Encoding', 'gzip')
  return { status, headers: own, body: quickGzip(body) }
}

/** What may come compressed is not the same for everybody who asks for it. */
export function noteCodingVaries(headers: Headers): void {
  if (!/\baccept-encoding\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding')
}
