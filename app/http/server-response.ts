/**
 * The response to each request, to those too that Node answers itself before any event (a socket's last one, for
 * example): its headers are completed when they are written, and its end is logged.
 */
import http, { type IncomingMessage } from 'node:http'
import { drainRequest, isReceiving, type DrainLimits } from './early-response'
import type { RequestInfo } from './middleware/access-log'

export interface ResponseHooks {
  /** When there is a response. */
  begin: (res: HookedResponse) => RequestInfo
  /** When its headers are about to be written, after everybody else. */
  beforeHeaders: (res: HookedResponse) => void
  /** When it was sent, or cannot be any more. */
  end: (res: HookedResponse) => void
  limits: DrainLimits
}

type Written = string | Uint8Array

/** Emits 'headers' right before they are written. */
export class HookedResponse<Request extends IncomingMessage = IncomingMessage> extends http.ServerResponse<Request> {
  readonly info: RequestInfo
  readonly #hooks: ResponseHooks
  #isLast = false

  constructor(hooks: ResponseHooks, ...args: ConstructorParameters<typeof http.ServerResponse<Request>>) {
    super(...args)
    this.#hooks = hooks
    this.info = hooks.begin(this)
    this.once('close', () => {
      hooks.end(this)
    })
  }

  /** Node calls it too, where the application only calls `end`. */
  override writeHead(
    status: number,
    reason?: string | http.OutgoingHttpHeaders | http.OutgoingHttpHeader[],
    headers?: http.OutgoingHttpHeaders | http.OutgoingHttpHeader[],
  ): this {
    this.statusCode = status
    const given = typeof reason === 'string' ? headers : (headers ?? reason)
    if (Array.isArray(given)) throw new TypeError('Headers are given as an object')
    for (const [name, value] of Object.entries(given ?? {})) if (value !== undefined) this.setHeader(name, value)
    this.#hooks.beforeHeaders(this)
    this.emit('headers')
    return super.writeHead(status)
  }

  /** While the client is still sending, the answer is written at once, and the connection ends a moment later. */
  override end(chunk?: Written | (() => void), encoding?: BufferEncoding | (() => void), done?: () => void): this {
    if (this.#isLast) return this
    const bytes = typeof chunk === 'function' ? undefined : chunk
    for (const each of [chunk, encoding, done]) if (typeof each === 'function') this.once('finish', each)
    if (!isReceiving(this.req)) return super.end(bytes, typeof encoding === 'string' ? encoding : 'utf8')
    this.#isLast = true
    if (!this.headersSent) this.setHeader('Content-Length', bytes === undefined ? 0 : Buffer.byteLength(bytes))
    if (bytes === undefined) this.flushHeaders()
    else this.write(bytes, typeof encoding === 'string' ? encoding : 'utf8')
    // Tells the client that nothing follows; what it still sends is read.
    if (this.hasHeader('Content-Length')) this.socket?.end()
    void drainRequest(this.req, this.#hooks.limits).then(() => super.end())
    return this
  }
}
