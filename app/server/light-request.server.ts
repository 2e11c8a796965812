/**
 * A `Request` without the platform's work. A real one makes a stream of its body, which is then read to its end again,
 * and copies every header; Remix makes five copies of each page's request. What loaders and actions ask for is answered
 * from what there is, the rest by a real one.
 */
const decoder = new TextDecoder()

export abstract class LightRequest implements Request {
  readonly #body: Uint8Array | null
  #whole: Request | undefined
  #isRead = false

  abstract readonly method: string
  abstract readonly url: string
  abstract readonly headers: Headers
  abstract readonly signal: AbortSignal

  /** @param body in one piece; null where there is none. */
  constructor(body: Uint8Array | null) {
    this.#body = body
  }

  /** @param body null where it has been read. */
  protected abstract toWhole(body: Uint8Array | null): Request

  get bodyUsed(): boolean {
    return this.#isRead || this.#whole?.bodyUsed === true
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
    return this.#asWhole().blob()
  }

  formData(): Promise<FormData> {
    return this.#asWhole().formData()
  }

  clone(): Request {
    return this.#asWhole().clone()
  }

  get body() {
    return this.#body === null ? null : this.#asWhole().body
  }

  get cache() {
    return this.#asWhole().cache
  }

  get credentials() {
    return this.#asWhole().credentials
  }

  get destination() {
    return this.#asWhole().destination
  }

  get integrity() {
    return this.#asWhole().integrity
  }

  get keepalive() {
    return this.#asWhole().keepalive
  }

  get mode() {
    return this.#asWhole().mode
  }

  get redirect() {
    return this.#asWhole().redirect
  }

  get referrer() {
    return this.#asWhole().referrer
  }

  get referrerPolicy() {
    return this.#asWhole().referrerPolicy
  }

  /** Once: the second time it is a TypeError, as with any body. What `take` throws becomes a rejection. */
  #read<T>(take: (bytes: Uint8Array) => T): Promise<T> {
    return new Promise((resolve) => {
      if (this.bodyUsed) throw new TypeError('Body is unusable: it has been read')
      this.#isRead = this.#body !== null
      resolve(take(this.#body ?? new Uint8Array()))
    })
  }

  #asWhole(): Request {
    return (this.#whole ??= this.toWhole(this.#isRead ? null : this.#body))
  }
}
