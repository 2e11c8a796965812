/** A `Response` on the connection's own response, with the headers that express would have given it. */
import type { ServerResponse } from 'node:http'
import { noteCodingVaries, withCoding } from './whole-response.server'

export async function sendResponse(request: Request, response: Response, res: ServerResponse): Promise<void> {
  const { status, headers } = response
  if (response.body === null) {
    writeHeaders(res, status, headers)
    res.end()
    return
  }
  const bytes = Buffer.from(await response.arrayBuffer())
  const whole = withCoding(request, { status, headers: dressed(headers), body: bytes })
  writeHeaders(res, status, whole.headers)
  res.end(whole.body)
}

function writeHeaders(res: ServerResponse, status: number, headers: Headers): void {
  res.statusCode = status
  for (const [name, value] of headers) res.appendHeader(name, value)
}

function dressed(given: Headers): Headers {
  const headers = new Headers(given)
  if (headers.get('Content-Type') === 'application/json') headers.set('Content-Type', 'application/json; charset=utf-8')
  noteCodingVaries(headers)
  return headers
}
