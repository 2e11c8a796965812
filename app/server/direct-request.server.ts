/** The `Request` that remix-serve would make, made of what the connection has brought. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

/** @param body in one piece. */
export function toRequest(req: IncomingMessage, res: ServerResponse, body: Uint8Array | null): Request {
  const { headers, method = 'GET', url = '' } = req
  return new Request(`http://${headers.host ?? ''}${url}`, {
    method,
    headers: toHeaders(headers),
    body: body === null ? null : new Uint8Array(body),
    signal: signalOf(res),
  })
}

export function toHeaders(given: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value ?? []) headers.append(name, one)
  }
  return headers
}

/** Tells that the client has gone before the answer was out. */
export function signalOf(res: ServerResponse): AbortSignal {
  const gone = new AbortController()
  const tell = () => {
    if (!res.writableFinished) gone.abort()
  }
  if (res.destroyed) tell()
  else res.once('close', tell)
  return gone.signal
}
