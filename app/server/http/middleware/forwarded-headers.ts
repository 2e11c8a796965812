/** Forwarded headers of untrusted peers are dropped; X-Forwarded-Host always, because Remix would trust it. */
import type { IncomingMessage } from 'node:http'
import { isIP, type BlockList } from 'node:net'

const neverForTheApplication = new Set(['x-forwarded-host', 'x-http-method-override'])

/** @returns the client's address, if the request may pass */
export function applyForwardedHeaders(req: IncomingMessage, proxies: BlockList): string {
  const peer = peerOf(req)
  if (!isTrusted(peer, proxies)) {
    dropHeaders(req, isDroppedFromStrangers)
    return peer
  }
  const chain = String(req.headers['x-forwarded-for'] ?? '')
  const forwardedHost = String(req.headers['x-forwarded-host'] ?? '')
  dropHeaders(req, isNeverForTheApplication)
  if (forwardedHost !== '') replaceHeader(req, 'host', forwardedHost.split(',')[0]?.trim() ?? '')
  return findClient(peer, chain, proxies)
}

export function isFromProxy(req: IncomingMessage, proxies: BlockList): boolean {
  return isTrusted(peerOf(req), proxies)
}

function peerOf({ socket }: IncomingMessage): string {
  return plainAddress(socket.remoteAddress ?? '')
}

/**
 * The walk goes from the right, past trusted proxies, to the first untrusted address. Anything malformed ends it, since
 * nobody vouches for what is left of it.
 */
export function findClient(peer: string, forwardedFor: string, proxies: BlockList): string {
  let client = peer
  for (const entry of forwardedFor.split(',').reverse()) {
    const address = plainAddress(entry.trim())
    if (isIP(address) === 0) break
    client = address
    if (!isTrusted(address, proxies)) break
  }
  return client
}

export function plainAddress(text: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const unzoned = bare.replace(/%.*$/, '').toLowerCase()
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(unzoned)?.[1] ?? unzoned
}

export function isTrusted(address: string, proxies: BlockList): boolean {
  const version = isIP(address)
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

function isNeverForTheApplication(name: string): boolean {
  return neverForTheApplication.has(name)
}

function isDroppedFromStrangers(name: string): boolean {
  return (
    isNeverForTheApplication(name) || name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-')
  )
}

// Node builds headersDistinct lazily from the raw headers, so it is built here first.
function dropHeaders(req: IncomingMessage, isDropped: (name: string) => boolean): void {
  const names = Object.keys(req.headers)
  if (!names.some(isDropped)) return
  const { headersDistinct } = req
  for (const name of names.filter(isDropped)) {
    Reflect.deleteProperty(req.headers, name)
    Reflect.deleteProperty(headersDistinct, name)
  }
  const kept = req.rawHeaders.filter((_, index, all) => !isDropped((all[index - (index % 2)] ?? '').toLowerCase()))
  req.rawHeaders.splice(0, req.rawHeaders.length, ...kept)
}

function replaceHeader(req: IncomingMessage, name: string, value: string): void {
  dropHeaders(req, (candidate) => candidate === name)
  req.headersDistinct[name] = [value]
  req.headers[name] = value
  req.rawHeaders.push(name, value)
}
