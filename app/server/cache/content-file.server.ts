import type { RequestArgs } from '~/server/load-context'
import { readContentVersion, revalidation } from '~/server/cache/content-version.server'
import { db } from '~/server/database.server'
import { cacheResponse } from '~/server/cache/file-cache.server'

interface ContentFile {
  type: string
  write: () => Promise<string | undefined>
}

export async function contentFile({ request, context }: RequestArgs, { type, write }: ContentFile): Promise<Response> {
  const version = await readContentVersion(db())
  const { headers, isFresh } = revalidation(request, version)
  if (isFresh) return new Response(null, { status: 304, headers })
  const text = await write()
  if (text === undefined) return new Response('Not Found', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  return cacheResponse({ request, context }, { body: text, headers: { ...headers, 'Content-Type': type }, version })
}

export function plainAnswer(status: 404 | 503, text: string, headers: Record<string, string> = {}): Response {
  const all = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers }
  return new Response(text, { status, headers: all })
}
