/**
 * A whole answer, headers and body, handed to the socket as one text. Node's own way (writeHead, end) looks at every
 * header again and makes three writes of it; this one costs two thirds of that, and what the door does besides is paid
 * from the difference.
 *
 * It rests on one property of Node's that is not documented: `_header`, the text that `end` sends before anything else.
 * Where that means something else, answers go Node's way (isPossible); finished-answer.server.test.ts holds the bytes of
 * both ways against each other.
 */
import http, { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { answerHead } from './answer-head.server'
import { DoorResponse } from './door-response.server'
import { hasBody } from './exchange.server'

/** Node copies a text up to this length without asking for memory; of what is longer the bytes are sent as they are. */
const mostTextBytes = 14 * 1024

export interface WholeAnswer {
  status: number
  /** The status line and the headers, without the empty line. */
  head: string
  /** Absent for 304. */
  body: Buffer | string | undefined
}

export interface ConnectionTerms {
  keepAliveTimeoutMs: number
  maxRequestsPerSocket: number
}

const isPossible = isHeaderText()

/** @throws TypeError for a header that may not be sent. */
export function wholeAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer | undefined,
  { keepAliveTimeoutMs, maxRequestsPerSocket }: ConnectionTerms,
): WholeAnswer {
  const keepAlive = `timeout=${String(Math.floor(keepAliveTimeoutMs / 1000))}, max=${String(maxRequestsPerSocket)}`
  const head = answerHead(status, { ...headers, Connection: 'keep-alive', 'Keep-Alive': keepAlive })
  const isShort = body !== undefined && body.byteLength <= mostTextBytes
  return { status, head, body: isShort ? body.toString('latin1') : body }
}

/** Whether the connection stays open after this answer, and Node would add nothing to it but what is in it. */
export function canSendWhole(req: IncomingMessage, res: http.ServerResponse): res is DoorResponse {
  return (
    isPossible &&
    res instanceof DoorResponse &&
    res.shouldKeepAlive &&
    res.maxRequestsOnConnectionReached !== true &&
    req.method === 'GET' &&
    req.httpVersionMinor === 1 &&
    req.headers.expect === undefined &&
    !hasBody(req)
  )
}

/** @param value of the one header that is this answer's own; nobody looks at it any more. */
export function sendWhole(res: DoorResponse, answer: WholeAnswer, ownHeader: string, value: string): void {
  const { status, head, body } = answer
  res.statusCode = status
  const whole = `${head}Date: ${httpDate()}\r\n${ownHeader}: ${value}\r\n\r\n`
  if (typeof body === 'string') {
    res._header = whole + body
    res.end()
  } else {
    res._header = whole
    res.end(body)
  }
}

let lastDate = { second: NaN, text: '' }

/** As Node writes it; made once a second. */
function httpDate(): string {
  const now = Date.now()
  const second = Math.floor(now / 1000)
  if (second !== lastDate.second) lastDate = { second, text: new Date(now).toUTCString() }
  return lastDate.text
}

function isHeaderText(): boolean {
  const probe = new http.ServerResponse(new IncomingMessage(new Socket()))
  Reflect.set(probe, '_header', 'HTTP/1.1 200 OK\r\n\r\n')
  return probe.headersSent
}
