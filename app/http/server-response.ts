/**
 * The response to each request, to those too that Node answers itself before any event (a socket's last one, for
 * example): its headers are completed when they are written, and its end is logged.
 */
import http, { type IncomingMessage } from 'node:http'
import type { Asked } from './middleware/access-log'

export interface ResponseHooks {
  /** When there is a response. */
  begin: (res: HookedResponse) => Asked
  /** When its headers are about to be written, after everybody else. */
  beforeHeaders: (res: HookedResponse) => void
  /** When it was sent, or cannot be any more. */
  end: (res: HookedResponse) => void
}

/** Emits 'headers' right before they are written. */
export class HookedResponse<Request extends IncomingMessage = IncomingMessage> extends http.ServerResponse<Request> {
  readonly asked: Asked
  readonly #hooks: ResponseHooks

  constructor(hooks: ResponseHooks, ...args: ConstructorParameters<typeof http.ServerResponse<Request>>) {
    super(...args)
    this.#hooks = hooks
    this.asked = hooks.begin(this)
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
}
