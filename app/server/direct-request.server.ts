/** A `Request` of the web's kind from what came in at the door, as remix-serve's adapter makes it, without express. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

/** @param body all of it; null where the request has none. */
export function toRequest(req: IncomingMessage, res: ServerResponse, body: Uint8Array<ArrayBuffer> | null): Request {
  const { method = 'GET', headers, url = '' } = req
  const gone = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  return new Request(`http://${headers.host ?? ''}${url}`, {
    method,
    headers: toHeaders(headers),
    body,
    signal: gone.signal,
  })
}

function toHeaders(given: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value ?? []) headers.append(name, one)
  }
  return headers
}
