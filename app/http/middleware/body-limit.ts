/** How many bytes a request's body may have. Nobody needs more here, and each byte is kept in memory by its reader. */

import { formBodyLimit } from '~/lib/form-body-limit'

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
    if (/^\/api\/admin\/blog\/posts(?:\/[^/]+)?$/.test(pathname)) return 32 * mib
    // Anybody may post there, and nested JSON costs far more time than a text of its length.
    return /^\/api\/(?:quotes|contacts)\/?$/.test(pathname) ? formBodyLimit : mib
  }
  if (type === 'application/x-www-form-urlencoded' && hasSessionCookie && pathname.startsWith('/admin/blog/'))
    return mib
  if (type === 'multipart/form-data' && hasSessionCookie) return 64 * mib
  return formBodyLimit
}

/** Whether a Cookie header has a cookie of that name with a value. */
export function hasCookie(header: string | undefined, name: string): boolean {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1)
}
