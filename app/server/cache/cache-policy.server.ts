/**
 * A page is cached under its bare path, so a route that depends on more declares it in `handle.cache`. `query` lists
 * parameters that the page reads. `uncached` lists those with so many values that a page with one is not cached, or all
 * others; the page sees no other parameter. `depends` means that the page shows the date or hour of the site's time
 * zone. `false` means never, for random answers and pages only one visitor sees. A layout's rule applies to its pages.
 */
import type { HeadersFunction } from '@remix-run/node'
import { z } from 'zod'
import { sessionCookieName } from '~/server/auth/session.server'
import { serviceWorkerPath } from '~/paths'
import { forBackButton } from '~/server/forms/reply.server'
import { toastCookieName } from '~/server/forms/toast.server'
import type { Moment } from '~/server/site-today.server'

export type CacheRule = false | { query?: readonly string[]; uncached?: readonly string[] | 'others'; depends?: Moment }

export interface CachePolicy {
  query: ReadonlySet<string>
  uncached: ReadonlySet<string> | 'others'
  depends: Moment | undefined
}

const Handle = z.object({
  cache: z
    .union([
      z.literal(false),
      z.strictObject({
        query: z.array(z.string()).optional(),
        uncached: z.union([z.array(z.string()), z.literal('others')]).optional(),
        depends: z.enum(['date', 'hour']).optional(),
      }),
    ])
    .optional(),
})

/** @returns undefined if the page must not be cached */
export function readCacheRule(handles: readonly unknown[]): CachePolicy | undefined {
  const query = new Set<string>()
  let depends: Moment | undefined
  const uncached = new Set<string>()
  let readsOthers = false
  for (const handle of handles) {
    const parsed = Handle.safeParse(handle ?? {})
    if (!parsed.success || parsed.data.cache === false) return undefined
    const { cache } = parsed.data
    for (const name of cache?.query ?? []) query.add(name)
    if (cache?.uncached === 'others') readsOthers = true
    else for (const name of cache?.uncached ?? []) uncached.add(name)
    if (cache?.depends !== undefined && depends !== 'hour') depends = cache.depends
  }
  return { query, uncached: readsOthers ? 'others' : uncached, depends }
}

/**
 * Returns path and query as requested; undefined if not cacheable. Parameter values are not checked, because the cache
 * is bounded.
 */
export function pageKey(url: string, { query }: CachePolicy): string | undefined {
  const { pathname, search, searchParams } = new URL(url)
  return [...searchParams.keys()].every((name) => query.has(name)) ? pathname + search : undefined
}

export const forEverybody = 'public, max-age=0, must-revalidate'
export const forOneVisitor = 'private, no-store'
/** The headers of a page whose link is its key. */
export const ofSecretLink = { 'Cache-Control': forOneVisitor, 'Referrer-Policy': 'no-referrer' }

export const secretLinkHeaders: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const all = new Headers(errorHeaders ?? actionHeaders)
  for (const [name, value] of Object.entries(ofSecretLink)) all.set(name, value)
  return all
}

/** Personal pages are not stored; others are revalidated. `own` is the header that the route has set. */
export function cacheControl(request: Request, status: number, own: string | null): string {
  if (own === forOneVisitor || own === forBackButton) return own
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return isDashboard(request) ? forOneVisitor : forBackButton
  }
  const personal = isPersonal(request.headers.get('Cookie'), request.headers.get('Authorization'))
  return status >= 400 || personal || isDashboard(request) ? forOneVisitor : forEverybody
}

/** The login form counts too, or a shared cache would answer with it after the login. */
function isDashboard(request: Request): boolean {
  return /^\/admin(?:[/.]|$)/i.test(new URL(request.url).pathname)
}

export function isPersonal(cookies: string | null | undefined, authorization: string | null | undefined): boolean {
  if (typeof authorization === 'string') return true
  if (typeof cookies !== 'string') return false
  const names = cookies.split(';').map((cookie) => cookie.split('=')[0]?.trim())
  return [sessionCookieName(), toastCookieName()].some((name) => names.includes(name))
}

const hashedNames = /^\/(?:assets|images)\//
export const foreverCaching = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

export function staticCaching(path: string): string {
  if (path === serviceWorkerPath) return 'no-cache'
  return hashedNames.test(path) ? foreverCaching : forAnHour
}
