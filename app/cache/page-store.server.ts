/**
 * Cached pages by their address, those asked for last, within a bound of memory. A page is compressed quickly when it
 * is kept, and once more as far as it goes (brotli: 10 to 40 ms), one page at a time, when somebody has asked again. A
 * page asked for once, or an address that somebody made up, is not worth that.
 */
import { LRUCache } from 'lru-cache'
import { compress, CompressionLine, quickGzip, type Compression, exactCopy } from './compression.server'
import { log } from '~/server/log.server'
import { createHash } from 'node:crypto'
import type { Moment } from '~/server/site-today.server'
import type { ServerResponse } from 'node:http'

const mib = 1024 * 1024
/** A page's headers, tags and places in tables, about. */
const overheadBytes = 4096

export class PageStore {
  readonly #pages: LRUCache<string, Page>
  readonly #line = new CompressionLine()

  constructor(maxBytes = 64 * mib) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.min(2 * mib, maxBytes),
      sizeCalculation: (page, key) => overheadBytes + 2 * key.length + pageBytes(page),
    })
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  get(key: string): Page | undefined {
    return this.#pages.get(key)
  }

  /** @returns the page as it is kept: in gzip, for the first who asked for it too. */
  set(key: string, page: Page): Page {
    const before = this.#pages.peek(key)
    // A write to other content: the same page as before is not compressed again.
    const isSame = before?.etag === page.etag
    const whole = isSame ? { ...page, forms: before.forms } : quicklyCompressed(page)
    // A page of newer content may have been quicker.
    if ((this.#pages.peek(key)?.version ?? 0) <= page.version) this.#pages.set(key, whole)
    return whole
  }

  compress(key: string, coding: Compression): void {
    this.#line.join(key, coding, () => this.#addForm(key, coding))
  }

  /** Resolves when nothing waits to be compressed. */
  settled(): Promise<void> {
    return this.#line.settled()
  }

  async #addForm(key: string, coding: Compression): Promise<void> {
    const page = this.#pages.peek(key)
    if (page === undefined || page.forms[coding]?.isQuick === false) return
    const whole = await compressed(key, page, coding)
    // Another page may have taken its place meanwhile.
    if (this.#pages.peek(key) === page) this.#pages.set(key, whole)
  }
}

function quicklyCompressed(page: Page): Page {
  return withForm(page, 'gzip', quickGzip(page.forms.identity.body), true)
}

/** Off the path of requests. A page that cannot be compressed is sent as it is. */
async function compressed(key: string, page: Page, coding: Compression): Promise<Page> {
  try {
    return withForm(page, coding, await compress(page.forms.identity.body, coding))
  } catch (error) {
    log.error('a page could not be compressed', { key: key.split('?')[0], coding, error })
    return page
  }
}

/** A cached page: its bytes, plain and compressed, each with all of its headers, ready to be sent. */

export interface Form {
  headers: Readonly<Record<string, string>>
  body: Buffer<ArrayBuffer>
  /** Made while somebody waited: whoever asks again is worth a better one. */
  isQuick: boolean
}

export interface Page {
  /** The content version that it was made from, and the moment where it depends on one; else an empty text. */
  version: number
  moment: string
  depends: Moment | undefined
  etag: string
  /** The headers of a 304. */
  unchanged: Readonly<Record<string, string>>
  forms: Readonly<{ identity: Form } & Record<Compression, Form | undefined>>
}

/** @param headers of the rendered answer, with its Cache-Control. */
export function makePage(bytes: Buffer, headers: Headers, made: Pick<Page, 'version' | 'moment' | 'depends'>): Page {
  const body = exactCopy(bytes)
  const own = Object.fromEntries(headers)
  const vary = [headers.get('Vary'), 'Accept-Encoding'].filter((name) => name !== null).join(', ')
  const etag = entityTag(body, own)
  return {
    ...made,
    etag,
    unchanged: { etag, vary, 'cache-control': own['cache-control'] ?? 'no-cache' },
    forms: { identity: makeForm({ ...own, etag, vary }, body), gzip: undefined, br: undefined },
  }
}

export function withForm(page: Page, coding: Compression, bytes: Buffer<ArrayBuffer>, isQuick = false): Page {
  const headers = { ...page.forms.identity.headers, 'content-encoding': coding }
  return { ...page, forms: { ...page.forms, [coding]: makeForm(headers, bytes, isQuick) } }
}

export function pageBytes({ forms }: Page): number {
  return forms.identity.body.byteLength + (forms.gzip?.body.byteLength ?? 0) + (forms.br?.body.byteLength ?? 0)
}

function makeForm(headers: Readonly<Record<string, string>>, body: Buffer<ArrayBuffer>, isQuick = false): Form {
  return { headers: { ...headers, 'content-length': String(body.byteLength) }, body, isQuick }
}

/**
 * Weak, for it stands for the page in every coding: who has it in one need not fetch it in another. The headers count
 * too, since a 304 leaves those that a browser has; so does nothing of this process or version, and a page that is the
 * same after a restart or a write to other content need not be fetched again.
 */
function entityTag(body: Buffer, headers: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url')
  return `W/"${hash.slice(0, 22)}"`
}

/**
 * Renderings that have begun: who asks for the same page meanwhile waits for that one in place of having another made.
 * Whether a page will be kept is not known before its headers are written, so everybody waits until then, and no longer.
 */

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
