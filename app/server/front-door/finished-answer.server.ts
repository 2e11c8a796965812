/**
 * Sends an answer that was made before, with everything in it that the door adds to others: it is put together once, for
 * all who get it, and only what is this request's own is added.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeader } from './request-id.server'
import { withSecurityHeaders } from './security-headers.server'
import { canSendWhole, sendWhole, wholeAnswer, type ConnectionTerms, type WholeAnswer } from './whole-answer.server'

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

export interface SenderOptions {
  security: Readonly<Record<string, string>>
  terms: ConnectionTerms
  /** Whether connections are to be ended with their next answer. */
  isClosing: () => boolean
}

export function finishedSender({ security, terms, isClosing }: SenderOptions): SendFinished {
  const known = new WeakMap<object, WholeAnswer>()

  function whole({ status, headers, body }: FinishedAnswer): WholeAnswer {
    const made = wholeAnswer(status, withSecurityHeaders(status, headers, security), body, terms)
    known.set(headers, made)
    return made
  }

  return (req, res, answer) => {
    const { status, headers, body } = answer
    if (isClosing() || !canSendWhole(req, res)) {
      res.writeHead(status, headers).end(body)
      return
    }
    sendWhole(res, known.get(headers) ?? whole(answer), requestIdHeader, res.asked.requestId)
  }
}
