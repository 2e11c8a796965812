/**
 * Copies of a page's request that cost next to nothing: an address, and the headers and the signal of the first. Remix makes
 * five for a rendering, and the platform copies every header five times.
 */
import { LightRequest } from './light-request.server'

/**
 * To be called before the first request, after shareSignals.
 * @returns a function that puts the former `Request` back, for tests.
 */
export function lightenCopies(): () => void {
  const former = globalThis.Request
  globalThis.Request = lightening(former)
  return () => {
    globalThis.Request = former
  }
}

/** Makes what `Original` makes, but a light one of what asks for something with a signal and brings nothing. */
export function lightening(Original: typeof Request): typeof Request {
  class LightCopy extends LightRequest {
    readonly #init: CopyInit
    readonly method: string
    readonly url: string

    constructor(address: string, init: CopyInit) {
      super(null)
      const url = new URL(address)
      if (url.username !== '' || url.password !== '') throw new TypeError('An address with credentials is none')
      this.#init = init
      this.method = init.method ?? 'GET'
      this.url = url.href
    }

    get headers(): Headers {
      return this.#init.headers
    }

    get signal(): AbortSignal {
      return this.#init.signal
    }

    protected override toWhole(): Request {
      return new Original(this.url, this.#init)
    }
  }
  // One of them is a `Request` for who asks.
  Object.setPrototypeOf(LightRequest.prototype, Original.prototype)
  return new Proxy(Original, {
    construct: (_, [input, init]: ConstructorParameters<typeof Request>) =>
      typeof input === 'string' && isCopyInit(init) ? new LightCopy(input, init) : new Original(input, init),
  })
}

interface CopyInit extends RequestInit {
  headers: Headers
  signal: AbortSignal
}

const known = new Set(['method', 'body', 'headers', 'signal'])

function isCopyInit(init: RequestInit | undefined): init is CopyInit {
  if (init === undefined || (init.body !== undefined && init.body !== null)) return false
  if (!(init.headers instanceof Headers) || !(init.signal instanceof AbortSignal)) return false
  const isReading = init.method === undefined || init.method === 'GET' || init.method === 'HEAD'
  return isReading && Object.keys(init).every((key) => known.has(key))
}
