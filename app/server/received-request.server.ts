/** The `Request` that a connection has brought, with what there is of its body. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { signalOf, toHeaders, toRequest } from './direct-request.server'
import { LightRequest } from './light-request.server'

export class ReceivedRequest extends LightRequest {
  readonly #req: IncomingMessage
  readonly #res: ServerResponse
  #url: string | undefined
  #headers: Headers | undefined
  #signal: AbortSignal | undefined

  /** @param body in one piece; null where there is none. */
  constructor(req: IncomingMessage, res: ServerResponse, body: Uint8Array | null) {
    super(body)
    this.#req = req
    this.#res = res
  }

  get method(): string {
    return this.#req.method ?? 'GET'
  }

  get url(): string {
    return (this.#url ??= new URL(`http://${this.#req.headers.host ?? ''}${this.#req.url ?? ''}`).href)
  }

  get headers(): Headers {
    return (this.#headers ??= toHeaders(this.#req.headers))
  }

  get signal(): AbortSignal {
    return (this.#signal ??= signalOf(this.#res))
  }

  protected override toWhole(body: Uint8Array | null): Request {
    return toRequest(this.#req, this.#res, body)
  }
}
