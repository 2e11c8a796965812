/**
 * The same-origin rule for writes, of the API and of pages: `Sec-Fetch-Site`, where present, decides alone; else the
 * Origin's host must be that of Host or of the site; a client with neither (curl, a script) goes on to the login check.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { isWrite, type EarlyResponse, type RequestContext } from '~/http/request-context'
import { crossSite } from '~/http/error-responses'

export function checkOrigin({ req }: RequestContext, siteUrl: string): EarlyResponse | undefined {
  if (isWrite(req.method) && !isSameOrigin(req.headers, siteUrl)) return crossSite
  // Decided. Remix compares Origin and Host once more, letter by letter, and answers 500 behind a proxy that renames Host,
  // also where nothing is written: to HEAD for a page's data.
  if (req.headers.origin !== undefined) delete req.headers.origin
  return undefined
}

export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'

  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host: from, protocol } = new URL(origin)
  // Read with the Origin's scheme, so that `example.com:443` is `example.com` on https.
  const own = `${protocol}//${host ?? ''}`
  return from !== '' && (from === new URL(siteUrl).host || (URL.canParse(own) && from === new URL(own).host))
}
