import type { IncomingMessage } from 'node:http'
import type { RequestArgs } from '~/server/load-context'
import { committedContentVersion } from '~/server/database.server'
import { answerFile, makeFile } from './encoded-file.server'
import { ResponseStore, type StoredResponse } from './response-store.server'
import type { StaticFiles } from './static-files.server'
import { versionReader } from './content-version.server'
import { pathOf } from '~/server/request-context'
import type { CachedResponse } from './cached-response.server'

export function createFileFinder(
  siteFiles: Pick<StaticFiles, 'find'>,
): (req: IncomingMessage) => CachedResponse | undefined {
  return (req) => {
    const { method, url = '' } = req
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const file = siteFiles.find(url) ?? siteFiles.find(pathOf(url))
    return file === undefined ? findStored(url, req) : answerFile(file, req)
  }
}

interface RouteResponse extends StoredResponse {
  validUntil: number | undefined
}

const mib = 1024 * 1024
const answers = new ResponseStore<RouteResponse>({ mostBytes: 32 * mib, mostEntryBytes: 8 * mib })
const readVersion = versionReader(committedContentVersion)

function findStored(key: string, req: IncomingMessage): CachedResponse | undefined {
  const kept = answers.get(key)
  if (kept === undefined) return undefined
  const { file, version, validUntil = Infinity } = kept
  if (version !== undefined && version !== readVersion()) return undefined
  if (validUntil <= Date.now()) return undefined
  return answerFile(file, req, (coding) => {
    answers.compress(key, coding)
  })
}

export interface RouteFile {
  body: string | Uint8Array
  headers: Record<string, string>
  version?: number
  validUntil?: number
  /** The query counts with its `?` if it is part of the cache key. Other queries share one entry. */
  query?: string
}

export function cacheResponse({ request, context }: RequestArgs, route: RouteFile): Response {
  const { body, version, validUntil, query = '' } = route
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(route.headers)
  const start = context.renderStart
  // The content may have changed since the request came in.
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
