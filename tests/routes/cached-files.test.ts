/** Routes cache files and the server finds them, with the content version of a real database. */
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { RequestArgs } from '~/server/load-context'
import { awaitContentVersion, committedContentVersion } from '~/server/database.server'
import { createFileFinder, cacheResponse, type RouteFile } from '~/server/cache/file-cache.server'
import { makeFile, type EncodedFile } from '~/server/cache/encoded-file.server'
import { addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()
beforeEach(awaitContentVersion)

const style = makeFile(Buffer.from('p {}'), { 'content-type': 'text/css' })
const found = (known: Record<string, EncodedFile>) => ({ find: (name: string) => known[name] })
const find = createFileFinder(found({ '/a.css': style }))

function ask(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  return find(Object.assign(new IncomingMessage(new Socket()), { method, url, headers }))
}

/** Makes the arguments of a request whose response may be cached. */
function argsFor(address: string): RequestArgs {
  const renderStart = { contentVersion: committedContentVersion(), time: 0 }
  return { request: new Request(`http://localhost:3000${address}`), context: { renderStart } }
}

const text: RouteFile = { body: 'text '.repeat(100), headers: { 'Content-Type': 'text/plain; charset=utf-8' } }

// Cached files stay for later tests, so each test uses a new address.
let count = 0
function newAddress(): string {
  count += 1
  return `/file-${String(count)}`
}

test('a file of the build is found under its name, with any query, for any cookie', () => {
  const personal = { headers: { cookie: 'stagwise_session=x; stagwise_toast=y', authorization: 'Basic eA==' } }
  expect(ask('/a.css')).toBe(style.forms.identity)
  expect(ask('/a.css?v=1', personal)).toBe(style.forms.identity)
  expect(ask('/a.css/')).toBeUndefined()
  expect(ask('/b.css')).toBeUndefined()
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is for the application', (method) => {
  expect(ask('/a.css', { method })).toBeUndefined()
})

test('what a route made is sent again with the same bytes and headers', async () => {
  const address = newAddress()
  const first = cacheResponse(argsFor(address), text)
  const again = ask(address)
  expect(again?.body?.toString()).toBe(await first.text())
  expect(again?.headers).toMatchObject(Object.fromEntries(first.headers))
  expect(ask(address, { method: 'HEAD' })).toEqual({ ...again, body: undefined })
})

test('bytes are kept as they are', async () => {
  const address = newAddress()
  const bytes = new Uint8Array([0xff, 0, 1])
  const first = cacheResponse(argsFor(address), { body: bytes.subarray(1), headers: { 'Content-Type': 'image/png' } })
  expect(new Uint8Array(await first.arrayBuffer())).toEqual(bytes.subarray(1))
  expect(ask(address)?.body).toEqual(Buffer.from([0, 1]))
})

test('what is made from content is sent until the content changes', async () => {
  const address = newAddress()
  cacheResponse(argsFor(address), { ...text, version: committedContentVersion() })
  expect(ask(address)?.status).toBe(200)
  await addProduct(site.db)
  await nextTurn()
  expect(ask(address)).toBeUndefined()
})

test('what is made from nothing but code stays', async () => {
  const address = newAddress()
  cacheResponse(argsFor(address), text)
  await addProduct(site.db)
  await nextTurn()
  expect(ask(address)?.status).toBe(200)
})

test('what depends on the date is over with it', () => {
  const [today, yesterday] = [newAddress(), newAddress()]
  cacheResponse(argsFor(today), { ...text, validUntil: Date.now() + 60_000 })
  cacheResponse(argsFor(yesterday), { ...text, validUntil: Date.now() - 1 })
  expect(ask(today)?.status).toBe(200)
  expect(ask(yesterday)).toBeUndefined()
})

test('what was made while the content changed is not kept', () => {
  const address = newAddress()
  cacheResponse(argsFor(address), { ...text, version: committedContentVersion() + 1 })
  cacheResponse(argsFor(address), { ...text, version: committedContentVersion() - 1 })
  expect(ask(address)).toBeUndefined()
})

test('what the server has given no start is not kept', () => {
  const address = newAddress()
  cacheResponse({ request: new Request(`http://localhost:3000${address}`), context: {} }, text)
  expect(ask(address)).toBeUndefined()
})

test('a query is part of the address only where the route says so', () => {
  const address = newAddress()
  cacheResponse(argsFor(`${address}?made-up=1`), text)
  cacheResponse(argsFor(`${address}?v=2`), { ...text, query: '?v=1' })
  cacheResponse(argsFor(`${address}?v=1`), { ...text, query: '?v=1' })
  const known = ['', '?made-up=1', '?v=2', '?v=1'].map((query) => ask(address + query)?.status)
  expect(known).toEqual([undefined, undefined, undefined, 200])
})
