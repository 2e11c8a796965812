/**
 * Finished pages by their address, those asked for last, within a bound of memory. A page is compressed quickly when it
 * is kept, and once more as far as it goes (brotli: 10 to 40 ms), one page at a time, when somebody has asked again. A
 * page asked for once, or an address that somebody made up, is not worth that.
 */
import { LRUCache } from 'lru-cache'
import { compress, CompressionLine, quickGzip, type Compression } from './compression.server'
import { log } from '~/server/log.server'
import { pageBytes, withForm, type Page } from './cached-page.server'

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
  keep(key: string, page: Page): Page {
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
