import { createHash } from 'node:crypto'
import { apiRows } from '~/features/api-contract/contract.data'
import { toOpenApi } from '~/features/api-contract/openapi'
import { knowsTag } from '~/lib/entity-tag'
import { apiRoute } from '~/server/api.server'
import { forEverybody } from '~/server/cache-control.server'
import { site } from '~/server/env.server'
import { keptResponse } from '~/server/finished-files.server'
import { bodyLimit } from '~/server/front-door/body-limit.server'
import { sessionCookieNames } from '~/server/session-cookie.server'

const api = apiRoute({
  GET: ({ request }) => {
    document ??= writeDocument()
    const headers = { ETag: document.etag, 'Cache-Control': forEverybody }
    const isFresh = knowsTag(request.headers.get('If-None-Match'), document.etag)
    if (isFresh) return Promise.resolve(new Response(null, { status: 304, headers }))
    const file = { body: document.text, headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } }
    return Promise.resolve(keptResponse(request, file))
  },
})

export const loader = api.loader
export const action = api.action

/** Made of code and configuration, it stays the same while the process runs. */
let document: { text: string; etag: string } | undefined

function writeDocument() {
  const text = JSON.stringify(toOpenApi(apiRows, { site: site(), cookies: sessionCookieNames, bodyLimit }))
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` }
}
