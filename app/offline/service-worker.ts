/**
 * Without a signal, copies of pages that were stored, read or kept are shown (see kept-pages.ts). The network always
 * comes first, and a copy says that it is one. The dashboard, the API and visitors' forms are left to the browser.
 */
/// <reference lib="webworker" />
import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  Serwist,
  type PrecacheEntry,
  type SerwistPlugin,
} from 'serwist'
import { offlinePath } from '~/paths'
import { cacheNames, drawnPages, isForm, isPrivate, isReadPage, kitPages, worksAlone } from './kept-pages'

declare const self: ServiceWorkerGlobalScope & {
  __SW_MANIFEST: PrecacheEntry[]
}

/** The build sets a hash of the whole release. */
declare const release: string

/** The network counts as absent after this time, since a phone at the edge of reception waits for minutes. */
const networkTimeoutSeconds = 10

const kitCache = `${cacheNames.kit}${release}`

// A new release waits until the visitor accepts it, or has closed all pages of the old one.
const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cacheName: cacheNames.precache },
})

self.addEventListener('install', (event) => {
  event.waitUntil(storeKit())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldReleases())
})

/**
 * Stores the kit whole or not at all, as everybody sees it: without cookies. A header says that nobody reads it yet.
 */
async function storeKit(): Promise<void> {
  const cache = await caches.open(kitCache)
  const init: RequestInit = { cache: 'reload', credentials: 'omit', headers: { Purpose: 'prefetch' } }
  await cache.addAll(kitPages.map((page) => new Request(page, init)))
  const drawings = new Set<string>()
  for (const page of drawnPages) {
    const html = (await (await cache.match(page))?.text()) ?? ''
    for (const [, address = ''] of html.matchAll(/src="(\/art\/[\w./?=-]+)/g)) drawings.add(address)
  }
  // A page without one of its drawings is still a page.
  await Promise.allSettled([...drawings].map((address) => cache.add(new Request(address, { credentials: 'omit' }))))
}

async function deleteOldReleases(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(cacheNames.kit) && name !== kitCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/**
 * Finds a page that was kept or read, or is part of the kit. A tool's copy answers any query, since it computes in the
 * browser.
 */
async function findCopy(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  for (const name of [cacheNames.read, cacheNames.kept]) {
    const copy = await (await caches.open(name)).match(request.url, { ignoreVary: true })
    if (copy) return copy
  }
  return (await caches.open(kitCache)).match(pathname, { ignoreVary: true })
}

/** Writes into a page from when its copy is, or that it works all the same. The style sheet shows it. */
async function mark(copy: Response, { address, isSiteDown }: { address: string; isSiteDown: boolean }) {
  if (!copy.headers.get('content-type')?.startsWith('text/html')) return copy
  // The server sends a date with every response.
  const sent = new Date(copy.headers.get('date') ?? '')
  const day = sent.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' })
  const reason = isSiteDown ? 'The site has a problem.' : 'No signal.'
  const note = worksAlone(new URL(address).pathname) ? 'This works.' : `This copy is from ${day}.`
  const html = await copy.text()
  const headers = new Headers(copy.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(html.replace('<html ', `<html data-kept="${reason} ${note}" `), { headers })
}

async function findFile(request: Request): Promise<Response | undefined> {
  for (const name of [cacheNames.kept, kitCache]) {
    const copy = await (await caches.open(name)).match(request.url, { ignoreVary: true })
    if (copy) return copy
  }
  return undefined
}

/** Returns an empty picture, which is better than the sign of a broken one. */
function noPicture(): Response {
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'Content-Type': 'image/svg+xml' } })
}

/** Where there is a copy, the network's response counts only if it is no server error and comes whole in time. */
const copyInstead: SerwistPlugin = {
  async fetchDidSucceed({ request, response, state }) {
    if (!(await findCopy(request))) return response
    if (response.status >= 500) {
      if (state) state.isSiteDown = true
      throw new Error(`The site answers ${String(response.status)}`)
    }
    // The strategies wait for this, and so does their time limit.
    await response.clone().arrayBuffer()
    return response
  },
  cachedResponseWillBeUsed: ({ request, state }) => findMarkedCopy(request, state),
  handlerDidError: ({ request, state }) => findMarkedCopy(request, state),
}

async function findMarkedCopy(request: Request, state: Readonly<Record<string, unknown>> = {}) {
  const copy = await findCopy(request)
  return copy && mark(copy, { address: request.url, isSiteDown: state.isSiteDown === true })
}

/** The offline page has another address, since Remix would otherwise take it for the missing page. */
const offlinePageInstead: SerwistPlugin = {
  handlerDidError: ({ request }) =>
    Promise.resolve(
      Response.redirect(`${offlinePath}?${new URLSearchParams({ page: new URL(request.url).pathname }).toString()}`),
    ),
}

const mayBeStored = {
  cacheWillUpdate({ response }: { response: Response }) {
    const rule = response.headers.get('cache-control') ?? ''
    return Promise.resolve(response.status === 200 && !/no-store|private/.test(rule) ? response : null)
  },
  /** Files that the page names are stored with it, so that it looks the same after a later release. */
  async cacheDidUpdate({ newResponse }: { newResponse: Response }) {
    const html = await newResponse.clone().text()
    const named = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|woff2)/g))
    const files = await caches.open(cacheNames.files)
    for (const name of named) if (!(await files.match(name))) await files.add(name)
  },
}

const isPage = (request: Request) => request.mode === 'navigate'

serwist.registerCapture(
  ({ request, url, sameOrigin }) => sameOrigin && isPage(request) && isReadPage(url.pathname),
  new NetworkFirst({
    cacheName: cacheNames.read,
    networkTimeoutSeconds,
    matchOptions: { ignoreVary: true },
    // Pages that the visitor kept are not evicted.
    plugins: [mayBeStored, copyInstead, offlinePageInstead, new ExpirationPlugin({ maxEntries: 40 })],
  }),
)

serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    sameOrigin && isPage(request) && !isPrivate(url.pathname) && !isReadPage(url.pathname),
  new NetworkOnly({ networkTimeoutSeconds, plugins: [copyInstead, offlinePageInstead] }),
)

/** Remix requests these addresses between one tool and the next. */
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && kitPages.includes(url.pathname) && url.pathname.endsWith('.data'),
  new NetworkOnly({ networkTimeoutSeconds, plugins: [copyInstead] }),
)

/** The files belong to pages that were read. Their names change with their content. */
serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    !isPrivate(url.pathname) &&
    !isForm(url.pathname) &&
    ['image', 'style', 'font'].includes(request.destination),
  new CacheFirst({
    cacheName: cacheNames.files,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(/immutable/.test(response.headers.get('cache-control') ?? '') ? response : null),
      },
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? findFile(request),
        handlerDidError: ({ request }) => Promise.resolve(request.destination === 'image' ? noPicture() : undefined),
      },
      new ExpirationPlugin({ maxEntries: 200 }),
    ],
  }),
)

serwist.addEventListeners()
