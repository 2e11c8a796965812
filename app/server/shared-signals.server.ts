/**
 * Copies of a request that share its signal. The platform's `Request` follows the signal that it is given with one of
 * its own, through a weak reference and a registry of what is to be let go. Remix makes five copies for a rendering, and
 * V8 keeps what weak references and registries point at over its small collections: all that a rendering had made, its
 * page among it, grew old, and memory with it until the next large collection.
 */

/**
 * To be called before the first request, with Node's own classes in force (web-classes.server).
 * @returns a function that puts the former `Request` back, for tests.
 */
export function shareSignals(): () => void {
  const original = globalThis.Request
  globalThis.Request = sharingSignals(original)
  return () => {
    globalThis.Request = original
  }
}

/** As the platform's, but that `signal` is the very one that it was made with. */
export function sharingSignals(Original: typeof Request): typeof Request {
  return class SharingRequest extends Original {
    readonly #signal: AbortSignal | undefined

    constructor(input: RequestInfo | URL, init?: RequestInit) {
      const signal = signalOf(input, init)
      super(input, signal === undefined ? init : { ...init, signal: null })
      this.#signal = signal
    }

    override get signal(): AbortSignal {
      return this.#signal ?? super.signal
    }

    override clone(): SharingRequest {
      return new SharingRequest(super.clone(), { signal: this.signal })
    }
  }

  function signalOf(input: RequestInfo | URL, init: RequestInit | undefined): AbortSignal | undefined {
    if (init?.signal instanceof AbortSignal) return init.signal
    return init?.signal === undefined && input instanceof Original ? input.signal : undefined
  }
}
