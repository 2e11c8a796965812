/** A prefetched page makes no further request when it is opened, so it counts when it is fetched. */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { isPersonal } from '~/server/cache/cache-policy.server'

/** @param path as sent @param search its query */
export function isPageRead(res: ServerResponse, path: string, search: string): boolean {
  const { req, statusCode, writableFinished } = res
  if ((statusCode !== 200 && statusCode !== 304) || !writableFinished) return false
  const { method, headers } = req
  if (method !== 'GET' || !isShown(headers, path, search)) return false
  return !isPersonal(headers.cookie, headers.authorization) && isBrowser(headers['user-agent'])
}

function isShown(headers: IncomingHttpHeaders, path: string, search: string): boolean {
  // The service worker stores such pages, and the router asks for such data again.
  if (headers.purpose !== undefined) return false
  // The router names routes when it asks for parts of a page.
  if (path.endsWith('.data')) return headers['sec-purpose'] === undefined && !search.includes('_routes=')
  const destination = headers['sec-fetch-dest']
  // Browsers before 2023 send no destination. Scripts and the service worker accept anything.
  return destination === undefined ? headers.accept?.includes('text/html') === true : destination === 'document'
}

export function pagePathOf(path: string): string {
  if (!path.endsWith('.data')) return path
  return path === '/_root.data' ? '/' : path.slice(0, -'.data'.length)
}

/**
 * The patterns are those by which programs name themselves; `http` begins the address of their page. Cubot is a make of
 * phones.
 */
const program = /(?<!Cu)[Bb]ot|[Cc]rawl|[Ss]pider|http|compatible; |[Hh]eadless|[Ll]ighthouse|[Pp]review|[Mm]onitor/

/** All browsers of the last twenty years begin with “Mozilla/”; most programs that give another name don't. */
function isBrowser(userAgent: string | undefined): boolean {
  return userAgent?.startsWith('Mozilla/') === true && !program.test(userAgent)
}
