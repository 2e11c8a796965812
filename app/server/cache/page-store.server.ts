/**
 * Cached pages, least recently used first to go. A page is compressed quickly when it is stored, and with brotli (10
 * to 40 ms) once it is requested again, one page at a time.
 */
import { LRUCache } from 'lru-cache'
import { compress, CompressionLine, quickGzip, type Compression, exactCopy } from './compression.server'
import { log } from '~/server/log.server'
import { createHash } from 'node:crypto'
import type { Moment } from '~/server/site-today.server'
import type { ServerResponse } from 'node:http'

const mib = 1024 * 1024
/** Rough size of headers, tags and map entries. */
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

  /** @returns the page as stored, in gzip */
  set(key: string, page: Page): Page {
    const before = this.#pages.peek(key)
    // After a write to other content the page may be the same; keep its compressed forms.
    const isSame = before?.etag === page.etag
    const whole = isSame ? { ...page, forms: before.forms } : quicklyCompressed(page)
    // A page of newer content may have finished first.
    if ((this.#pages.peek(key)?.version ?? 0) <= page.version) this.#pages.set(key, whole)
    return whole
  }

  compress(key: string, coding: Compression): void {
    this.#line.join(key, coding, () => this.#addForm(key, coding))
  }

  settled(): Promise<void> {
    return this.#line.settled()
  }

  async #addForm(key: string, coding: Compression): Promise<void> {
    const page = this.#pages.peek(key)
    if (page === undefined || page.forms[coding]?.isQuick === false) return
    const whole = await compressed(key, page, coding)
    // The page may have been replaced meanwhile.
    if (this.#pages.peek(key) === page) this.#pages.set(key, whole)
  }
}

function quicklyCompressed(page: Page): Page {
  return withForm(page, 'gzip', quickGzip(page.forms.identity.body), true)
}

/** If compression fails, the page is sent as it is. */
async function compressed(key: string, page: Page, coding: Compression): Promise<Page> {
  try {
    return withForm(page, coding, await compress(page.forms.identity.body, coding))
  } catch (error) {
    log.error('a page could not be compressed', { key: key.split('?')[0], coding, error })
    return page
  }
}

/** A body in one coding with its headers. */

export interface Form {
  headers: Readonly<Record<string, string>>
  body: Buffer<ArrayBuffer>
  /** Quickly compressed; worth compressing better on the next request. */
  isQuick: boolean
}

export interface Page {
  /** Content version and, if the page depends on it, the date or hour. */
  version: number
  moment: string
  depends: Moment | undefined
  etag: string
  /** Headers of a 304. */
  unchanged: Readonly<Record<string, string>>
  forms: Readonly<{ identity: Form } & Record<Compression, Form | undefined>>
}

/** @param headers of the rendered response, with Cache-Control */
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
 * Weak, because all codings share it. Covers the headers, since a 304 leaves the browser's stored ones. Nothing of
 * the process, so unchanged pages survive a restart.
 */
function entityTag(body: Buffer, headers: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url')
  return `W/"${hash.slice(0, 22)}"`
}

/** Renders in progress: a second request for the same page waits until it is known whether the page is cacheable. */

interface Render {
  version: number
  done: Promise<void>
}

export class InflightRenders {
  readonly #renders = new Map<string, Render>()

  /** @returns a promise that never rejects, if that very content is being rendered */
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
