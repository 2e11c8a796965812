/** RFC 9116 describes the file. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { site } from '~/kinds/settings/site.server'
import { securityTxtPath } from '~/paths'
import { readContentVersion } from '~/server/cache/content-version.server'
import { db } from '~/server/database.server'
import { cacheResponse } from '~/server/cache/file-cache.server'
import type { Site } from '~/site'

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

/** The RFC recommends less than a year. */
const validDays = 180

function toSecurityTxt({ email, url }: Pick<Site, 'email' | 'url'>, now: Date): string {
  const expires = new Date(now)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', 'en'],
    ['Canonical', `${url}${securityTxtPath}`],
  ]
  return fields.map(([name = '', value = '']) => `${name}: ${value}\n`).join('')
}
