/**
 * The response to each request, to those too that Node answers itself before any event (a socket's last one, for
 * example): its headers are completed when they are written, and its end is logged.
 */
import http, { type IncomingMessage } from 'node:http'
import type { Asked } from './middleware/access-log'

export interface ResponseCare {
  /** When there is a response. */
  begin: (res: DoorResponse) => Asked
  /** When its headers are about to be written, after everybody else. */
  dress: (res: DoorResponse) => void
  /** When it was sent, or cannot be any more. */
  end: (res: DoorResponse) => void
}

/** Emits 'headers' right before they are written. */
export class DoorResponse<Request extends IncomingMessage = IncomingMessage> extends http.ServerResponse<Request> {
  readonly asked: Asked
  readonly #care: ResponseCare

  constructor(care: ResponseCare, ...args: ConstructorParameters<typeof http.ServerResponse<Request>>) {
    super(...args)
    this.#care = care
    this.asked = care.begin(this)
    this.once('close', () => {
      care.end(this)
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
    this.#care.dress(this)
    this.emit('headers')
    return super.writeHead(status)
  }
}
