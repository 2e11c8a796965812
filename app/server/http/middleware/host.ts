/**
 * Remix builds the request's URL from Host. A site with a real origin accepts only that one, except for health checks.
 */
import type { IncomingMessage } from 'node:http'
import type { EarlyResponse, RequestContext } from '~/server/request-context'
import { badRequest, misdirected } from '~/server/http/error-responses'

export function createHostCheck(siteUrl: string): (ctx: RequestContext) => EarlyResponse | undefined {
  const site = new URL(siteUrl)
  const isAnyServed = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(site.hostname)
  const isServed = (host: string) => host === site.host || new URL(`${site.protocol}//${host}`).host === site.host
  return ({ req, pathname }) => {
    const { host } = req.headers
    if (host === undefined || countHosts(req) !== 1 || !isHost(host)) return badRequest
    return isAnyServed || isServed(host) || pathname === '/healthz' ? undefined : misdirected
  }
}

export function isHost(host: string): boolean {
  if (!/^[\w.~%!$&'()*+,;=:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false
  const url = new URL(`http://${host}`)
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
}

// Node silently keeps the first of two.
function countHosts(req: IncomingMessage): number {
  const { rawHeaders } = req
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}
