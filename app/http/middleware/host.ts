/**
 * Host: exactly one, and one that makes a URL; Remix builds the request's URL from it and would answer 500. A site with an
 * origin of its own answers for that one alone, and a load balancer's health check by any name.
 */
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { EarlyResponse, RequestContext } from '~/http/request-context'
import { badRequest, misdirected } from '~/http/error-responses'

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

/** To make two URLs of it costs as much as all other checks of the middleware; nearly every request names the same one. */
const hosts = new LRUCache<string, boolean>({ max: 100, memoMethod: makesUrl })

export function isHost(host: string): boolean {
  // For one that is known, to ask for it costs a third of what `memo` does.
  return hosts.get(host) ?? hosts.memo(host)
}

function makesUrl(host: string): boolean {
  if (!/^[\w.~%!$&'()*+,;=:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false
  const url = new URL(`http://${host}`)
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
}

// Node keeps the first of two and says nothing.
function countHosts(req: IncomingMessage): number {
  const { rawHeaders } = req
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}
