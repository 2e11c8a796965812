import http, { type IncomingMessage } from 'node:http'
import type { AppLoadContext } from '@remix-run/node'
import { drainRequest, isReceiving, type DrainLimits } from './early-response'
import type { RequestInfo } from './middleware/access-log'

export interface ResponseHooks {
  begin: (res: HookedResponse) => RequestInfo
  beforeHeaders: (res: HookedResponse) => void
  end: (res: HookedResponse) => void
  limits: DrainLimits
}

type Written = string | Uint8Array

export class HookedResponse<Request extends IncomingMessage = IncomingMessage> extends http.ServerResponse<Request> {
  readonly info: RequestInfo
  loadContext: AppLoadContext | undefined
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

  /** Node calls this, too, when the application only calls `end`. */
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

  /** While the client is still sending, the response goes out at once and the connection ends a moment later. */
  override end(chunk?: Written | (() => void), encoding?: BufferEncoding | (() => void), done?: () => void): this {
    if (this.#isLast) return this
    const bytes = typeof chunk === 'function' ? undefined : chunk
    for (const each of [chunk, encoding, done]) if (typeof each === 'function') this.once('finish', each)
    if (!isReceiving(this.req)) return super.end(bytes, typeof encoding === 'string' ? encoding : 'utf8')
    this.#isLast = true
    if (!this.headersSent) this.setHeader('Content-Length', bytes === undefined ? 0 : Buffer.byteLength(bytes))
    if (bytes === undefined) this.flushHeaders()
    else this.write(bytes, typeof encoding === 'string' ? encoding : 'utf8')
    // The call half-closes: nothing follows, but input is still read.
    if (this.hasHeader('Content-Length')) this.socket?.end()
    void drainRequest(this.req, this.#hooks.limits).then(() => super.end())
    return this
  }
}
