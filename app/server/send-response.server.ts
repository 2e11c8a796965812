/** A `Response` on the connection's own response, with the headers that express would have given it. */
import type { ServerResponse } from 'node:http'
import { TextResponse } from './text-response.server'
import { noteCodingVaries, withCoding } from './whole-response.server'

export async function sendResponse(request: Request, response: Response, res: ServerResponse): Promise<void> {
  const { status } = response
  const isText = response instanceof TextResponse
  const headers = withCharset(response.headers)
  if (!isText && response.body === null) {
    writeHeaders(res, status, headers)
    res.end()
    return
  }
  const body = isText ? Buffer.from(response.wholeText) : Buffer.from(await response.arrayBuffer())
  noteCodingVaries(headers)
  const whole = withCoding(request, { status, headers, body })
  writeHeaders(res, status, whole.headers)
  res.end(whole.body)
}

function writeHeaders(res: ServerResponse, status: number, headers: Headers): void {
  res.statusCode = status
  for (const [name, value] of headers) res.appendHeader(name, value)
}

function withCharset(given: Headers): Headers {
  const headers = new Headers(given)
  const type = headers.get('Content-Type') ?? ''
  if (/^(?:text\/|application\/json\b)/.test(type) && !type.includes('charset=')) {
    headers.set('Content-Type', `${type}; charset=utf-8`)
  }
  return headers
}
