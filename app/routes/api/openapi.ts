import { createHash } from 'node:crypto'
import { knowsTag } from '~/server/cache/entity-tag'
import { apiRoute } from '~/server/api.server'
import { forEverybody } from '~/server/cache/cache-policy.server'
import { site } from '~/kinds/settings/site.server'
import type { Site } from '~/site'
import { readContentVersion } from '~/server/cache/content-version.server'
import { db } from '~/server/database.server'
import { cacheResponse } from '~/server/cache/file-cache.server'
import { bodyLimit } from '~/server/http/middleware/body-limit'
import { sessionCookieNames } from '~/server/auth/session.server'

const api = apiRoute({
  GET: async ({ request, context }) => {
    const version = await readContentVersion(db())
    const document = await writeDocument(await site())
    const headers = { ETag: document.etag, 'Cache-Control': forEverybody }
    const isFresh = knowsTag(request.headers.get('If-None-Match'), document.etag)
    if (isFresh) return new Response(null, { status: 304, headers })
    const file = {
      body: document.text,
      headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
      version,
    }
    return cacheResponse({ request, context }, file)
  },
})

export const loader = api.loader
export const action = api.action

async function writeDocument(own: Site) {
  const { apiRows } = await import('~/api/contract.data')
  const { toOpenApi } = await import('~/api/openapi')
  const text = JSON.stringify(toOpenApi(apiRows, { site: own, cookies: sessionCookieNames, bodyLimit }))
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` }
}
