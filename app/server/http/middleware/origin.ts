/**
 * `Sec-Fetch-Site` decides if present; else scheme, host and port of the Origin must be those of the site, or of
 * another host that is served. Clients that send neither (curl, scripts) need a login anyway.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { tokenIn } from '~/lib/api-tokens'
import { isWrite, type EarlyResponse, type RequestContext } from '~/server/request-context'
import { crossSite } from '~/server/http/error-responses'

export function checkOrigin({ req, pathname }: RequestContext, siteUrl: string): EarlyResponse | undefined {
  if (isWrite(req.method) && !isSameOrigin(req.headers, siteUrl) && !isTokenCall({ req, pathname })) return crossSite
  // Remix would compare Origin and Host again, and answer 500 behind a proxy that renames Host, even for reads.
  if (req.headers.origin !== undefined) delete req.headers.origin
  return undefined
}

/** No page of another site can add the header, and with it the API reads no cookie. */
export function isTokenCall({ req, pathname }: Pick<RequestContext, 'req' | 'pathname'>): boolean {
  return pathname.startsWith('/api/') && tokenIn(req.headers.authorization) !== undefined
}

export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'

  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { origin: from } = new URL(origin)
  return from === new URL(siteUrl).origin || from === servedOrigin(headers, siteUrl, host)
}

/**
 * A loopback site is served under any host, since a proxy that is not trusted names no scheme. Under the host of
 * SITE_URL its scheme alone counts, or a page of plain http could post to https.
 */
function servedOrigin(headers: IncomingHttpHeaders, siteUrl: string, host = ''): string | undefined {
  const site = new URL(siteUrl)
  const [forwarded = ''] = String(headers['x-forwarded-proto'] ?? '').split(',')
  const scheme = forwarded.trim().toLowerCase() === 'https' ? 'https:' : 'http:'
  if (!URL.canParse(`${scheme}//${host}`) || new URL(`${site.protocol}//${host}`).host === site.host) return undefined
  return new URL(`${scheme}//${host}`).origin
}
