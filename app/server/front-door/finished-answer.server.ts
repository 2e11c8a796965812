/**
 * Sends an answer that was made before, with everything in it that the door adds to others: the headers are put together
 * once, for all who get it, and only what is this request's own is added.
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { hasBody } from './exchange.server'
import { requestIdHeader } from './request-id.server'
import { withSecurityHeaders } from './security-headers.server'

export interface FinishedAnswer {
  status: number
  /** The same object for each sending: what is put together from it is kept with it. */
  headers: Readonly<Record<string, string>>
  /** Absent for HEAD and 304. */
  body: Buffer | undefined
}

/** A promise, where it will soon be known. */
export type Found = FinishedAnswer | undefined | Promise<FinishedAnswer | undefined>

export type FindFinished = (req: IncomingMessage, res: ServerResponse) => Found

export type SendFinished = (req: IncomingMessage, res: ServerResponse, answer: FinishedAnswer) => void

/** @param isClosing whether connections are to be ended with their next answer. */
export function finishedSender(security: Readonly<Record<string, string>>, isClosing: () => boolean): SendFinished {
  const whole = new WeakMap<object, readonly string[]>()

  function wholeHeaders({ status, headers }: FinishedAnswer): readonly string[] {
    const known = whole.get(headers)
    if (known !== undefined) return known
    const made = Object.entries(withSecurityHeaders(status, headers, security)).flat()
    whole.set(headers, made)
    return made
  }

  return (req, res, answer) => {
    const { status, headers, body } = answer
    // Whatever else may be added to an answer is added by the response's own method.
    if (isClosing() || hasBody(req)) {
      res.writeHead(status, headers).end(body)
      return
    }
    const own = [requestIdHeader, String(req.headers[requestIdHeader])]
    http.ServerResponse.prototype.writeHead.call(res, status, [...wholeHeaders(answer), ...own])
    res.end(body)
  }
}
