/** A cached page is used only if it was made from the content version that the request reads. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppLoadContext } from '@remix-run/node'
import type { RequestArgs } from '~/server/load-context'
import { knowsTag } from './entity-tag'
import { forEverybody, isPersonal, pageKey, type CachePolicy } from './cache-policy.server'
import { answerFile, makeFile } from './encoded-file.server'
import { exactCopy, ResponseStore, type StoredResponse } from './response-store.server'
import { createSiteClock, type Moment } from '~/server/site-today.server'
import { versionReader } from './content-version.server'
import type { FindCached, CachedResponse, Found } from './cached-response.server'

const mib = 1024 * 1024

interface Page extends StoredResponse {
  version: number
  moment: string
  depends: Moment | undefined
}

export interface PageCacheOptions {
  /** @throws if the database does not answer */
  readVersion: () => number
  timeZone: string
  now?: () => number
  store?: ResponseStore<Page>
}

export interface RenderedPage {
  html: string
  status: number
  headers: Headers
  keeping: CachePolicy | undefined
}

export interface PageCache {
  /**
   * Returns the cached response, or a promise of the one being rendered. Otherwise sets `renderStart` in the load
   * context.
   */
  findCached: FindCached
  toResponse: (args: RequestArgs, page: RenderedPage) => Response
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { timeZone, now = Date.now, store = pageStore() } = options
  const clock = createSiteClock(timeZone)
  const renders = new InflightRenders()
  const readVersion = versionReader(options.readVersion)

  function isValid(page: Page, version: number): boolean {
    if (page.version !== version) return false
    return page.depends === undefined || page.moment === clock(now(), page.depends)
  }

  function findCached(req: IncomingMessage, res: ServerResponse, context: AppLoadContext): Found {
    const { method, url: key = '', headers } = req
    if ((method !== 'GET' && method !== 'HEAD') || isPersonal(headers.cookie, headers.authorization)) return undefined
    const version = readVersion()
    if (version === undefined) return undefined
    const answer = findStored(key, version, req)
    if (answer !== undefined || method === 'HEAD') return answer
    const underWay = renders.find(key, version)
    if (underWay === undefined) {
      renders.begin(key, version, res)
      context.renderStart = { contentVersion: version, time: now() }
      return undefined
    }
    return underWay.then(() => {
      context.renderStart = { contentVersion: version, time: now() }
      return findStored(key, version, req)
    })
  }

  function findStored(key: string, version: number, req: IncomingMessage): CachedResponse | undefined {
    const page = store.get(key)
    return page !== undefined && isValid(page, version) ? answerWith(key, page, req) : undefined
  }

  function answerWith(key: string, { file }: Page, req: IncomingMessage): CachedResponse | undefined {
    return answerFile(file, req, (coding) => {
      store.compress(key, coding)
    })
  }

  function toResponse({ request, context }: RequestArgs, { html, status, headers, keeping }: RenderedPage): Response {
    const start = context.renderStart
    const key = keeping && pageKey(request.url, keeping)
    const isForAll = headers.get('Cache-Control') === forEverybody && !headers.has('Set-Cookie')
    if (start === undefined || keeping === undefined || key === undefined || status !== 200 || !isForAll) {
      return new Response(html, { status, headers })
    }
    const { depends } = keeping
    const body = exactCopy(Buffer.from(html))
    headers.set('ETag', entityTag(body, headers))
    const file = makeFile(body, Object.fromEntries(headers))
    store.set(key, { file, version: start.contentVersion, moment: clock(start.time, depends), depends })
    return knowsTag(request.headers.get('If-None-Match'), file.etag ?? '')
      ? new Response(null, { status: 304, headers: file.unchanged.headers })
      : new Response(body, { status, headers })
  }

  return { findCached, toResponse }
}

export function pageStore(): ResponseStore<Page> {
  return new ResponseStore({ mostBytes: 64 * mib, mostEntryBytes: 2 * mib })
}

/**
 * The tag is weak, because all codings share it. It covers the headers, since a 304 leaves the browser's stored ones.
 */
function entityTag(body: Buffer, headers: Headers): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([...headers]))
    .update(body)
    .digest('base64url')
  return `W/"${hash.slice(0, 22)}"`
}

/** A second request for the same page waits until it is known whether the page is cacheable. */

interface Render {
  version: number
  done: Promise<void>
}

class InflightRenders {
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
