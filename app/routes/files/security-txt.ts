import type { LoaderFunctionArgs } from '@remix-run/node'
import { toSecurityTxt } from '~/seo/security-txt'
import { site } from '~/kinds/settings/site.server'
import { readContentVersion } from '~/server/cache/content-version.server'
import { db } from '~/server/database.server'
import { cacheResponse } from '~/server/cache/file-cache.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = new Date()
  // The version is read before the settings: an answer never counts for a later version than it was made from.
  const version = await readContentVersion(db())
  return cacheResponse(
    { request, context },
    {
      body: toSecurityTxt(await site(), now),
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
      version,
      // The file contains a date.
      validUntil: new Date(now).setUTCHours(24, 0, 0, 0),
    },
  )
}
