import { drawPlaceholder, placeholderSides } from '~/features/images/placeholder'
import { PlaceholderSize } from '~/features/images/placeholder.schema'
import { apiError, apiRoute } from '~/server/api.server'

const message = `Width and height are whole numbers from ${String(placeholderSides.min)} to ${String(placeholderSides.max)}`

const api = apiRoute({
  GET: ({ request, params }) => {
    const size = PlaceholderSize.safeParse(params)
    if (!size.success) return Promise.resolve(apiError(400, message))
    const text = new URL(request.url).searchParams.get('text') ?? ''
    const headers = {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      // Drawn from the address alone, so it is the same for a day; a new drawing shows the day after.
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    }
    return Promise.resolve(new Response(drawPlaceholder({ ...size.data, text }), { headers }))
  },
})

export const loader = api.loader
export const action = api.action
