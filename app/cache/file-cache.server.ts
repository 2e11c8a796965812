/**
 * Cached files: what is the same for everybody and is no page, sent from memory by the server, whatever cookies a
 * client has. The files of the build are there from the start; uploaded pictures are read when they are asked for; what
 * a route makes is kept by the route (cacheResponse). What is not among them goes on to the application.
 */
import type { IncomingMessage } from 'node:http'
import type { RequestArgs } from '~/http/load-context'
import type { Compression } from './compression.server'
import { committedContentVersion } from '~/server/database.server'
import { answerFile, makeFile } from './encoded-file.server'
import { ResponseCache } from './response-cache.server'
import type { ImageCache } from './image-cache.server'
import type { StaticFiles } from './static-files.server'
import { versionReader } from './content-version.server'
import { pathOf } from '~/http/request-context'
import type { CachedResponse } from './cached-response.server'

const imageFolder = '/images/'

/** For the server. */
export function createFileFinder(
  siteFiles: Pick<StaticFiles, 'find'>,
  images: Pick<ImageCache, 'find'>,
): (req: IncomingMessage) => CachedResponse | undefined {
  return (req) => {
    const { method, url = '' } = req
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const file = siteFiles.find(url) ?? siteFiles.find(pathOf(url))
    if (file !== undefined) return answerFile(file, req)
    if (!url.startsWith(imageFolder)) return findStored(url, req)
    const image = images.find(url.slice(imageFolder.length))
    return image && answerFile(image, req)
  }
}

const answers = new ResponseCache()
const readVersion = versionReader(committedContentVersion)

function findStored(key: string, req: IncomingMessage): CachedResponse | undefined {
  const kept = answers.get(key)
  if (kept === undefined) return undefined
  const { file, version, validUntil = Infinity } = kept
  if (version !== undefined && version !== readVersion()) return undefined
  if (validUntil <= Date.now()) return undefined
  return answerFile(file, req, (coding: Compression) => {
    answers.compress(key, coding)
  })
}

export interface RouteFile {
  body: string | Uint8Array
  headers: Record<string, string>
  /** The content version that the file was made from; left out for what depends on no content. */
  version?: number
  /** In milliseconds since 1970, for what depends on the date. */
  validUntil?: number
  /** With its `?`, where it belongs to the address. Under any other query the file is the same, and not kept again. */
  query?: string
}

/** The answer of a route, kept under its address for everybody who asks for it. */
export function cacheResponse({ request, context }: RequestArgs, route: RouteFile): Response {
  const { body, version, validUntil, query = '' } = route
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(route.headers)
  const start = context.renderStart
  // The content may have changed since the middleware let the request in.
  const isSameContent = start !== undefined && (version === undefined || version === start.contentVersion)
  if (isSameContent && search === query) {
    const file = makeFile(bufferOf(body), Object.fromEntries(headers))
    answers.set(pathname + search, { file, version, validUntil })
  }
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers })
}

function bufferOf(body: string | Uint8Array): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength)
}
