/**
 * Finished pages. A page that is the same for everybody is rendered once and then sent from memory by the front door,
 * compressed, until the content changes: each request asks the database for the content's version first, and only a
 * page made from that very version is sent. What may be kept is said by the routes (finished-pages/keep-rule.server.ts).
 */
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { acceptedCodings, type Coding } from '~/lib/accept-encoding'
import { knowsTag } from '~/lib/entity-tag'
import { forEverybody, isPersonal } from './cache-control.server'
import { pageKey, type Keeping } from './finished-pages/keep-rule.server'
import { PageStore } from './finished-pages/page-store.server'
import { makePage, type Form, type Page } from './finished-pages/page.server'
import { clearRenderStart, readRenderStart, writeRenderStart } from './finished-pages/render-start.server'
import { createSiteClock } from './finished-pages/site-clock.server'
import { perTurn } from './finished-pages/version-per-turn.server'
import type { FinishedAnswer } from './front-door/finished-answer.server'

export interface FinishedPagesOptions {
  /** The content's version as it is committed now. @throws when the database does not answer. */
  readVersion: () => number
  timeZone: string
  now?: () => number
  store?: PageStore
}

export interface RenderedPage {
  html: string
  status: number
  headers: Headers
  /** Undefined: not to be kept. */
  keeping: Keeping | undefined
}

export interface FinishedPages {
  /** For the front door: the answer from memory, if there is one. Else the request is marked with what its render starts from. */
  findFinished: (req: IncomingMessage) => FinishedAnswer | undefined
  /** The answer for a page that was rendered, which is kept if it may be. */
  toResponse: (request: Request, page: RenderedPage) => Response
}

export function createFinishedPages(options: FinishedPagesOptions): FinishedPages {
  const { timeZone, now = Date.now, store = new PageStore() } = options
  const clock = createSiteClock(timeZone)
  const readVersion = perTurn(options.readVersion)
  const accepted = new LRUCache<string, readonly Coding[]>({
    max: 100,
    memoMethod: (header) => acceptedCodings(header),
  })

  function isValid(page: Page, version: number): boolean {
    if (page.version !== version) return false
    return page.depends === undefined || page.moment === clock(now(), page.depends)
  }

  /** The best form that there is. A better one that is missing is made for the next request. */
  function findForm(key: string, page: Page, acceptEncoding: string | undefined): Form | undefined {
    for (const coding of accepted.memo(acceptEncoding ?? '')) {
      const form = page.forms[coding]
      if (form !== undefined) return form
      if (coding !== 'identity') store.compress(key, coding)
    }
    return undefined
  }

  function findFinished(req: IncomingMessage): FinishedAnswer | undefined {
    const { method, url: key = '', headers } = req
    clearRenderStart(headers)
    if ((method !== 'GET' && method !== 'HEAD') || isPersonal(headers.cookie, headers.authorization)) return undefined
    const version = readVersion()
    if (version === undefined) return undefined
    const page = store.get(key)
    if (page !== undefined && isValid(page, version)) return answerWith(key, page, req)
    // The answer to HEAD has no bytes to keep.
    if (method === 'GET') writeRenderStart(headers, { version, time: now() })
    return undefined
  }

  function answerWith(key: string, page: Page, { method, headers }: IncomingMessage): FinishedAnswer | undefined {
    if (knowsTag(headers['if-none-match'], page.etag)) return { status: 304, headers: page.unchanged, body: undefined }
    const form = findForm(key, page, headers['accept-encoding'])
    return form && { status: 200, headers: form.headers, body: method === 'HEAD' ? undefined : form.body }
  }

  function toResponse(request: Request, { html, status, headers, keeping }: RenderedPage): Response {
    const start = readRenderStart(request.headers)
    const key = keeping && pageKey(request.url, keeping)
    const isForAll = headers.get('Cache-Control') === forEverybody && !headers.has('Set-Cookie')
    if (start === undefined || keeping === undefined || key === undefined || status !== 200 || !isForAll) {
      return new Response(html, { status, headers })
    }
    const { depends } = keeping
    const page = makePage(html, headers, { version: start.version, moment: clock(start.time, depends), depends })
    store.keep(key, page)
    headers.set('ETag', page.etag)
    if (!knowsTag(request.headers.get('If-None-Match'), page.etag)) return new Response(html, { status, headers })
    return new Response(null, { status: 304, headers: page.unchanged })
  }

  return { findFinished, toResponse }
}
