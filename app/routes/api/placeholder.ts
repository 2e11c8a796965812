import { pickLandscape } from '~/content/pictures/art/art-files.server'
import { drawPlaceholder, placeholderSides } from '~/content/pictures/placeholder'
import { PlaceholderSize } from '~/content/pictures/placeholder.schema'
import { apiError, apiRoute } from '~/server/api.server'
import { revalidation } from '~/server/cache/content-version.server'
import { cacheResponse } from '~/server/cache/file-cache.server'

const message = `Width and height are whole numbers from ${String(placeholderSides.min)} to ${String(placeholderSides.max)}`

const api = apiRoute({
  GET: async ({ request, context, params }) => {
    const size = PlaceholderSize.safeParse(params)
    if (!size.success) return apiError(400, message)
    const { search, searchParams } = new URL(request.url)
    const text = searchParams.get('text') ?? ''
    // The picture depends only on the address and the build.
    const { headers, isFresh } = revalidation(request, 0)
    if (isFresh) return new Response(null, { status: 304, headers })
    headers['Content-Type'] = 'image/svg+xml; charset=utf-8'
    headers['Content-Security-Policy'] = "default-src 'none'; sandbox; frame-ancestors 'none'"
    const query = searchParams.has('text') && searchParams.size === 1 ? search : ''
    const body = drawPlaceholder({ ...size.data, text }, await pickLandscape(text))
    return cacheResponse({ request, context }, { body, headers, query })
  },
})

export const loader = api.loader
export const action = api.action
