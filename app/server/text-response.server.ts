/**
 * A `Response` whose text is there. A real one makes a stream of it, which is then read to its end again: whoever sends it
 * (send-response) takes the text, and all others get a real one.
 */
export class TextResponse extends Response {
  readonly wholeText: string
  #real: Response | undefined

  constructor(text: string, init: ResponseInit) {
    super(null, init)
    this.wholeText = text
  }

  override get body() {
    return this.#whole().body
  }

  override get bodyUsed(): boolean {
    return this.#real?.bodyUsed === true
  }

  override text(): Promise<string> {
    return this.#whole().text()
  }

  override json(): Promise<unknown> {
    return this.#whole().json()
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#whole().arrayBuffer()
  }

  override blob(): Promise<Blob> {
    return this.#whole().blob()
  }

  override formData(): Promise<FormData> {
    return this.#whole().formData()
  }

  override clone(): Response {
    return this.#whole().clone()
  }

  #whole(): Response {
    const { status, statusText, headers } = this
    return (this.#real ??= new Response(this.wholeText, { status, statusText, headers }))
  }
}
