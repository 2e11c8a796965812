/**
 * The `Request` of a post whose body is there already. A real one costs an eighth of all that a visitor's form does: it
 * makes a stream of the body, which is then read to its end again, and two controllers to tell that the client has gone.
 * What actions ask for is answered from what there is, the rest by a real one.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { signalOf, toHeaders, toRequest } from './direct-request.server'

const decoder = new TextDecoder()

export class PostedRequest implements Request {
  readonly #req: IncomingMessage
  readonly #res: ServerResponse
  readonly #body: Uint8Array | null
  #url: string | undefined
  #headers: Headers | undefined
  #signal: AbortSignal | undefined
  #real: Request | undefined
  #isRead = false

  /** @param body in one piece; null where there is none. */
  constructor(req: IncomingMessage, res: ServerResponse, body: Uint8Array | null) {
    this.#req = req
    this.#res = res
    this.#body = body
  }

  get method(): string {
    return this.#req.method ?? 'POST'
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

  get bodyUsed(): boolean {
    return this.#isRead || this.#real?.bodyUsed === true
  }

  text(): Promise<string> {
    return this.#read((bytes) => decoder.decode(bytes))
  }

  json(): Promise<unknown> {
    return this.#read((bytes): unknown => JSON.parse(decoder.decode(bytes)))
  }

  bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#read((bytes) => new Uint8Array(bytes))
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#read((bytes) => new Uint8Array(bytes).buffer)
  }

  blob(): Promise<Blob> {
    return this.#whole().blob()
  }

  formData(): Promise<FormData> {
    return this.#whole().formData()
  }

  clone(): Request {
    return this.#whole().clone()
  }

  get body() {
    return this.#whole().body
  }

  get cache() {
    return this.#whole().cache
  }

  get credentials() {
    return this.#whole().credentials
  }

  get destination() {
    return this.#whole().destination
  }

  get integrity() {
    return this.#whole().integrity
  }

  get keepalive() {
    return this.#whole().keepalive
  }

  get mode() {
    return this.#whole().mode
  }

  get redirect() {
    return this.#whole().redirect
  }

  get referrer() {
    return this.#whole().referrer
  }

  get referrerPolicy() {
    return this.#whole().referrerPolicy
  }

  /** Once: the second time it is a TypeError, as with any body. What `take` throws becomes a rejection. */
  #read<T>(take: (bytes: Uint8Array) => T): Promise<T> {
    return new Promise((resolve) => {
      if (this.bodyUsed) throw new TypeError('Body is unusable: it has been read')
      this.#isRead = true
      resolve(take(this.#body ?? new Uint8Array()))
    })
  }

  #whole(): Request {
    return (this.#real ??= toRequest(this.#req, this.#res, this.#isRead ? null : this.#body))
  }
}
