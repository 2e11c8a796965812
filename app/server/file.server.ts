/** Files that are made from the content: asked for again each time, answered 304 while the content is the same. */
import type { RequestArgs } from '~/http/load-context'
import { readContentVersion, revalidation } from './content-version.server'
import { db } from './database.server'
import { cacheResponse } from '~/cache/file-cache.server'

interface ContentFile {
  type: string
  /** Undefined where there is no such file. */
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
