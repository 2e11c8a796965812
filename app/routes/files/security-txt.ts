import type { LoaderFunctionArgs } from '@remix-run/node'
import { toSecurityTxt } from '~/features/seo/security-txt'
import { site } from '~/server/env.server'
import { cacheResponse } from '~/cache/file-cache.server'

export function loader({ request, context }: LoaderFunctionArgs) {
  const now = new Date()
  return cacheResponse(
    { request, context },
    {
      body: toSecurityTxt(site(), now),
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
      // It contains a date.
      validUntil: new Date(now).setUTCHours(24, 0, 0, 0),
    },
  )
}
