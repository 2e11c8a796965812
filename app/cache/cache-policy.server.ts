/**
 * What may be cached, and by whom. A route says so in `handle.cache`. Without it, a page is cached under its bare address,
 * so a route whose answer depends on anything but address, content and configuration has to declare it:
 * - `query`: parameters that the page reads. An address with any other is rendered each time and not cached.
 * - `depends`: the page shows, or computes with, the date or the hour in the site's time zone.
 * - `false`: never cached, for chance in the answer, or for pages that only one visitor sees.
 * What a layout says holds for the pages in it. A value that cannot be read means never.
 */
import { z } from 'zod'
import { sessionCookieName } from '~/auth/session.server'
import { toastCookieName } from '~/forms/toast.server'
import type { Moment } from '~/server/site-today.server'

/** For a route: `handle = { cache: { query: ['cursor'] } satisfies CacheRule }`. */
export type CacheRule = false | { query?: readonly string[]; depends?: Moment }

/** The rule for a page, from all of its routes. */
export interface CachePolicy {
  query: ReadonlySet<string>
  depends: Moment | undefined
}

const Handle = z.object({
  cache: z
    .union([
      z.literal(false),
      z.strictObject({ query: z.array(z.string()).optional(), depends: z.enum(['date', 'hour']).optional() }),
    ])
    .optional(),
})

/** @returns undefined when the page is not to be kept. */
export function readCacheRule(handles: readonly unknown[]): CachePolicy | undefined {
  const query = new Set<string>()
  let depends: Moment | undefined
  for (const handle of handles) {
    const parsed = Handle.safeParse(handle ?? {})
    if (!parsed.success || parsed.data.cache === false) return undefined
    const { cache } = parsed.data
    for (const name of cache?.query ?? []) query.add(name)
    if (cache?.depends !== undefined && depends !== 'hour') depends = cache.depends
  }
  return { query, depends }
}

/**
 * The path with its query, exactly as they are in the address; undefined for an address that is not to be kept. The
 * values of a listed parameter are not looked at: whatever somebody makes up, the store is bounded.
 */
export function pageKey(url: string, { query }: CachePolicy): string | undefined {
  const { pathname, search, searchParams } = new URL(url)
  return [...searchParams.keys()].every((name) => query.has(name)) ? pathname + search : undefined
}

export const forEverybody = 'public, max-age=0, must-revalidate'
const forOneVisitor = 'private, no-store'

/** A page made for one visitor is stored nowhere; one that is the same for all is asked for again each time. */
export function cacheControl(request: Request, status: number): string {
  if (request.method !== 'GET' && request.method !== 'HEAD') return forOneVisitor
  const personal = isPersonal(request.headers.get('Cookie'), request.headers.get('Authorization'))
  return status >= 400 || personal || isDashboard(request) ? forOneVisitor : forEverybody
}

/** The login form too: it would stay what a shared cache answers after the login. */
function isDashboard(request: Request): boolean {
  return /^\/admin(?:[/.]|$)/i.test(new URL(request.url).pathname)
}

/** Whether the answer to a request with these headers may be meant for one visitor alone. */
export function isPersonal(cookies: string | null | undefined, authorization: string | null | undefined): boolean {
  if (typeof authorization === 'string') return true
  if (typeof cookies !== 'string') return false
  const names = cookies.split(';').map((cookie) => cookie.split('=')[0]?.trim())
  return [sessionCookieName(), toastCookieName()].some((name) => names.includes(name))
}

/** Only names with a hash in them may be cached for a year. */
const hashedNames = /^\/(?:assets|images)\//
export const foreverCaching = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/** Of a file that lies in a folder. */
export function staticCaching(path: string): string {
  return hashedNames.test(path) ? foreverCaching : forAnHour
}
