/**
 * The way from the `Request` that Remix hands out, of which it makes copies, back to the response that answers it: the
 * door numbers what it lets through, in a header. Nobody outside can know or choose a number.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

const exchangeHeader = 'x-exchange'

const open = new Map<string, ServerResponse>()
let count = 0

/** Written over whatever the client sent under that name. */
export function numberExchange(req: IncomingMessage, res: ServerResponse): void {
  count += 1
  const id = String(count)
  req.headers[exchangeHeader] = id
  open.set(id, res)
  res.once('close', () => open.delete(id))
}

/** Undefined for an answer that is over, and where there is no front door: in development and in tests. */
export function responseTo(request: Request): ServerResponse | undefined {
  return open.get(exchangeNumber(request))
}

/** The same for all copies of a request; empty where there is no front door. */
export function exchangeNumber(request: Request): string {
  return request.headers.get(exchangeHeader) ?? ''
}
