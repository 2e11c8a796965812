/** Host: exactly one, and one that makes a URL; Remix builds the request's URL from it and would answer 500. */
import type { IncomingMessage } from 'node:http'
import type { Answer, Exchange } from './exchange.server'
import { badRequest } from './refusals.server'

export function checkHost({ req }: Exchange): Answer | undefined {
  const { host } = req.headers
  return host !== undefined && countHosts(req) === 1 && isHost(host) ? undefined : badRequest
}

export function isHost(host: string): boolean {
  if (!/^[\w.~%!$&'()*+,;=:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false
  const url = new URL(`http://${host}`)
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
}

// Node keeps the first of two and says nothing.
function countHosts(req: IncomingMessage): number {
  return req.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}
