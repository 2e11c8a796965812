/**
 * A whole answer, headers and body, in one Buffer that lies ready: what is a request's own is written into its place,
 * and the Buffer goes to the socket. Node's own way (writeHead, end) looks at every header again and makes three writes
 * of it, and a text would be copied twice before it is sent; the door pays what it does besides from the difference.
 *
 * It rests on two properties of Node's that are not documented: `_header`, the text that `end` sends before anything
 * else, and `_headerSent`, which says that it is out. Where they mean something else, answers go Node's way (isPossible);
 * finished-answer.server.test.ts holds the bytes of both ways against each other.
 */
import http, { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { answerHead } from './answer-head.server'
import { DoorResponse } from './door-response.server'
import { hasBody } from './exchange.server'
import { currentSecond, httpDate, httpDateLength } from './http-date.server'

/** What is longer is not kept a second time; what putting it together costs is little beside sending it. */
const mostReadyBytes = 64 * 1024

export interface WholeAnswer {
  status: number
  /** The status line and the headers up to the date. */
  head: string
  /** Absent for 304. */
  body: Buffer | undefined
  /** Absent until it is sent, and while a reader is so slow that the system could not take all of it. */
  ready: ReadyBytes | undefined
}

/** Head and body, with places for what is a request's own. */
interface ReadyBytes {
  bytes: Buffer
  /** Of the date that stands in it. */
  second: number
  dateAt: number
  ownAt: number
  ownLength: number
}

export interface ConnectionTerms {
  keepAliveTimeoutMs: number
  maxRequestsPerSocket: number
}

const isPossible = isEndOfWhatWasSent()

/** @throws TypeError for a header that may not be sent. */
export function wholeAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer | undefined,
  { keepAliveTimeoutMs, maxRequestsPerSocket }: ConnectionTerms,
): WholeAnswer {
  const keepAlive = `timeout=${String(Math.floor(keepAliveTimeoutMs / 1000))}, max=${String(maxRequestsPerSocket)}`
  const head = answerHead(status, { ...headers, Connection: 'keep-alive', 'Keep-Alive': keepAlive })
  return { status, head: `${head}Date: `, body, ready: undefined }
}

/** Whether the connection stays open after this answer, and Node would add nothing to it but what is in it. */
export function canSendWhole(req: IncomingMessage, res: http.ServerResponse): res is DoorResponse {
  return (
    isPossible &&
    res instanceof DoorResponse &&
    res.shouldKeepAlive &&
    res.maxRequestsOnConnectionReached !== true &&
    res.socket?.writable === true &&
    req.method === 'GET' &&
    req.httpVersionMinor === 1 &&
    req.headers.expect === undefined &&
    !hasBody(req)
  )
}

/**
 * @param res to a request without a body: see canSendWhole
 * @param value of the one header that is this answer's own, in ASCII; nobody looks at it any more
 */
export function sendWhole(res: DoorResponse, answer: WholeAnswer, ownHeader: string, value: string): void {
  const { status, head, body } = answer
  res.statusCode = status
  // Nothing will come, and nobody waits for its end. What nobody has read Node reads to its end itself, in eight turns
  // of its queue for each request: a sixth of what a page from memory costs.
  res.req.read(0)
  if (body !== undefined && body.byteLength > mostReadyBytes) {
    res._header = `${head}${httpDate()}${ownPart(ownHeader)}${value}${headEnd}`
    res.end(body)
    return
  }
  const known = answer.ready?.ownLength === value.length ? answer.ready : undefined
  const ready = known ?? readyBytes(answer, ownHeader, value.length)
  const { bytes } = ready
  writeOwn(ready, value)
  res._header = head
  res._headerSent = true
  res.socket?.write(bytes)
  // The system has copied what it took; the rest has yet to be read out of this very Buffer.
  answer.ready = res.writableLength === 0 ? ready : undefined
  res.end()
}

const headEnd = '\r\n\r\n'

function ownPart(ownHeader: string): string {
  return `\r\n${ownHeader}: `
}

function readyBytes({ head, body }: WholeAnswer, ownHeader: string, ownLength: number): ReadyBytes {
  const beforeOwn = head + ' '.repeat(httpDateLength) + ownPart(ownHeader)
  const text = beforeOwn + ' '.repeat(ownLength) + headEnd
  const bytes = Buffer.allocUnsafeSlow(text.length + (body?.byteLength ?? 0))
  bytes.write(text, 'latin1')
  body?.copy(bytes, text.length)
  return { bytes, second: NaN, dateAt: head.length, ownAt: beforeOwn.length, ownLength }
}

function writeOwn(ready: ReadyBytes, value: string): void {
  const { bytes, dateAt, ownAt } = ready
  const second = currentSecond()
  if (second !== ready.second) bytes.write(httpDate(), dateAt, 'latin1')
  ready.second = second
  bytes.write(value, ownAt, 'latin1')
}

/** Whether `end` sends nothing more when the two properties say that all of it is out. */
function isEndOfWhatWasSent(): boolean {
  const probe = new http.ServerResponse(new IncomingMessage(new Socket()))
  Reflect.set(probe, '_header', 'HTTP/1.1 200 OK\r\n\r\n')
  Reflect.set(probe, '_headerSent', true)
  probe.end()
  return probe.headersSent && probe.writableLength === 0
}
