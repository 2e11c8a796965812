/**
 * Rendered pages that are the same for everybody, compressed in memory. Each request reads the content version, and
 * gets a cached page only if it was made from that version. Routes declare what may be cached (cache-
 * policy.server.ts).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppLoadContext } from '@remix-run/node'
import type { RequestArgs } from '~/server/load-context'
import { knowsTag } from './entity-tag'
import { forEverybody, isPersonal, pageKey, type CachePolicy } from './cache-policy.server'
import { codingsFor, takesGzip } from './compression.server'
import { PageStore, makePage, type Form, type Page, InflightRenders } from './page-store.server'
import { createSiteClock } from '~/server/site-today.server'
import { versionReader } from './content-version.server'
import type { FindCached, CachedResponse, Found } from './cached-response.server'

export interface PageCacheOptions {
  /** The committed content version. @throws if the database does not answer */
  readVersion: () => number
  timeZone: string
  now?: () => number
  store?: PageStore
}

export interface RenderedPage {
  html: string
  status: number
  headers: Headers
  /** Undefined: do not cache. */
  keeping: CachePolicy | undefined
}

export interface PageCache {
  /**
   * For the server: the cached response, or a promise of the one being rendered. Otherwise sets `renderStart` in the
   * load context.
   */
  findCached: FindCached
  /** The response for a rendered page. Caches it if it may be. */
  toResponse: (args: RequestArgs, page: RenderedPage) => Response
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { timeZone, now = Date.now, store = new PageStore() } = options
  const clock = createSiteClock(timeZone)
  const renders = new InflightRenders()
  const readVersion = versionReader(options.readVersion)

  function isValid(page: Page, version: number): boolean {
    if (page.version !== version) return false
    return page.depends === undefined || page.moment === clock(now(), page.depends)
  }

  /** The best coding available. Queues a better one for the next request. */
  function findForm(key: string, page: Page, acceptEncoding: string | undefined): Form | undefined {
    for (const coding of codingsFor(acceptEncoding)) {
      const form = page.forms[coding]
      if (form?.isQuick !== false && coding !== 'identity') store.compress(key, coding)
      if (form !== undefined) return form
    }
    return undefined
  }

  function findCached(req: IncomingMessage, res: ServerResponse, context: AppLoadContext): Found {
    const { method, url: key = '', headers } = req
    if ((method !== 'GET' && method !== 'HEAD') || isPersonal(headers.cookie, headers.authorization)) return undefined
    const version = readVersion()
    if (version === undefined) return undefined
    const answer = findStored(key, version, req)
    // A HEAD response has no body to cache.
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

  function answerWith(key: string, page: Page, { method, headers }: IncomingMessage): CachedResponse | undefined {
    if (knowsTag(headers['if-none-match'], page.etag)) return { status: 304, headers: page.unchanged, body: undefined }
    const form = findForm(key, page, headers['accept-encoding'])
    return form && { status: 200, headers: form.headers, body: method === 'HEAD' ? undefined : form.body }
  }

  function toResponse({ request, context }: RequestArgs, { html, status, headers, keeping }: RenderedPage): Response {
    const finish = toKeep({ request, context }, { status, headers, keeping })
    return finish === undefined ? new Response(html, { status, headers }) : finish(Buffer.from(html))
  }

  /** @returns a function that caches the body and makes the response; undefined if it may not be cached */
  function toKeep({ request, context }: RequestArgs, { status, headers, keeping }: Omit<RenderedPage, 'html'>) {
    const start = context.renderStart
    const key = keeping && pageKey(request.url, keeping)
    const isForAll = headers.get('Cache-Control') === forEverybody && !headers.has('Set-Cookie')
    if (start === undefined || keeping === undefined || key === undefined || status !== 200 || !isForAll)
      return undefined
    const { depends } = keeping
    const made = { version: start.contentVersion, moment: clock(start.time, depends), depends }
    return (bytes: Buffer) => answerFirst(request, store.set(key, makePage(bytes, headers, made)))
  }

  function answerFirst(request: Request, page: Page): Response {
    if (knowsTag(request.headers.get('If-None-Match'), page.etag)) {
      return new Response(null, { status: 304, headers: page.unchanged })
    }
    const isGzip = takesGzip(request.headers.get('Accept-Encoding'))
    const { body, headers } = (isGzip ? page.forms.gzip : undefined) ?? page.forms.identity
    // Only responses from memory have a Content-Length, which tells the two apart from outside.
    const { 'content-length': _, ...own } = headers
    return new Response(body, { status: 200, headers: own })
  }

  return { findCached, toResponse }
}
