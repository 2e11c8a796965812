/**
 * Renderings that have begun: who asks for the same page meanwhile waits for that one in place of having another made.
 * Whether a page will be kept is not known before its headers are written, so everybody waits until then, and no longer.
 */
import type { ServerResponse } from 'node:http'

interface Render {
  version: number
  done: Promise<void>
}

export class InflightRenders {
  readonly #renders = new Map<string, Render>()

  /** @returns a promise that never rejects, when a rendering from that very content is under way. */
  find(key: string, version: number): Promise<void> | undefined {
    const render = this.#renders.get(key)
    return render?.version === version ? render.done : undefined
  }

  begin(key: string, version: number, res: ServerResponse): void {
    const done = new Promise<void>((resolve) => {
      res.once('headers', resolve)
      res.once('close', resolve)
    })
    const render = { version, done }
    this.#renders.set(key, render)
    void done.then(() => {
      if (this.#renders.get(key) === render) this.#renders.delete(key)
    })
  }
}
