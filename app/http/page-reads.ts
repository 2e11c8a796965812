/**
 * Which answers a person has read as a page. What a browser fetches in advance is no reading: of that, the page itself
 * tells once it is shown (report-read-script.js), by a HEAD request with a header.
 */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { isPersonal } from '~/cache/cache-policy.server'

/** In the browser's script, too. */
export const readHeader = 'x-read'

/** @param path as sent @param search its query */
export function isPageRead(res: ServerResponse, path: string, search: string): boolean {
  const { req, statusCode, writableFinished } = res
  if ((statusCode !== 200 && statusCode !== 304) || !writableFinished) return false
  const { method, headers } = req
  if (
    !isShown(method, headers, path, search) ||
    headers['sec-purpose'] !== undefined ||
    headers.purpose !== undefined
  ) {
    return false
  }
  return !isPersonal(headers.cookie, headers.authorization) && isBrowser(headers['user-agent'])
}

function isShown(method: string | undefined, headers: IncomingHttpHeaders, path: string, search: string): boolean {
  if (method === 'HEAD') return headers[readHeader] !== undefined
  if (method !== 'GET') return false
  // The router of a page with React. It names routes for parts of a page.
  if (path.endsWith('.data')) return !search.includes('_routes=')
  const destination = headers['sec-fetch-dest']
  // Browsers before 2023 send none. Scripts and the service worker accept anything.
  return destination === undefined ? headers.accept?.includes('text/html') === true : destination === 'document'
}

/** The page's own path, of what its router asks for, too. */
export function pagePathOf(path: string): string {
  if (!path.endsWith('.data')) return path
  return path === '/_root.data' ? '/' : path.slice(0, -'.data'.length)
}

/** As programs name themselves. `http`: the address of their own page. Cubot is a make of phones. */
const program = /(?<!Cu)[Bb]ot|[Cc]rawl|[Ss]pider|http|compatible; |[Hh]eadless|[Ll]ighthouse|[Pp]review|[Mm]onitor/

/** All browsers of the last twenty years begin with it; most programs that give another name don't. */
function isBrowser(userAgent: string | undefined): boolean {
  return userAgent?.startsWith('Mozilla/') === true && !program.test(userAgent)
}
