/** How many bytes a request's body may have. Nobody needs more here, and each byte is kept in memory by its reader. */

import { formBodyLimit, keptFormLimit } from '~/lib/form-body-limit'

const kib = 1024
const mib = 1024 * kib

export interface BodyKind {
  pathname: string
  contentType: string | undefined
  /** Uploads come from the dashboard; whether the session is a real one is for the route to find out. */
  hasSessionCookie: boolean
}

export function bodyLimit({ pathname, contentType, hasSessionCookie }: BodyKind): number {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (/^application\/(?:[\w.+-]+\+)?json$/.test(type)) {
    // Posts carry their pictures as data URLs.
    return /^\/api\/admin\/blog\/posts(?:\/[^/]+)?$/.test(pathname) ? 32 * mib : mib
  }
  if (type === 'application/x-www-form-urlencoded' && pathname.startsWith('/admin/blog/')) return mib
  if (type === 'multipart/form-data' && hasSessionCookie) return 64 * mib
  // Without one, an editor's form is kept until somebody has logged in.
  if (type === 'multipart/form-data' && /^\/admin\/(?:products|deer-types|blog)\//.test(pathname)) return keptFormLimit
  return formBodyLimit
}

/** Whether a Cookie header has a cookie of that name with a value. */
export function hasCookie(header: string | undefined, name: string): boolean {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1)
}
