/**
 * Same-origin check for writes: `Sec-Fetch-Site` decides if present; else the Origin's host must equal Host or the
 * site's. Clients that send neither (curl, scripts) need a login anyway.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { isWrite, type EarlyResponse, type RequestContext } from '~/http/request-context'
import { crossSite } from '~/http/error-responses'

export function checkOrigin({ req }: RequestContext, siteUrl: string): EarlyResponse | undefined {
  if (isWrite(req.method) && !isSameOrigin(req.headers, siteUrl)) return crossSite
  // Remix would compare Origin and Host again, and answer 500 behind a proxy that renames Host, even for reads.
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
  // With the Origin's scheme, so that `example.com:443` equals `example.com` on https.
  const own = `${protocol}//${host ?? ''}`
  return from !== '' && (from === new URL(siteUrl).host || (URL.canParse(own) && from === new URL(own).host))
}
