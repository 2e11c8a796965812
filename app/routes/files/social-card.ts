/** The address is `/art/cards/{type}/{slug}.png`. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { findDrawingAt, pickLandscape } from '~/content/pictures/art/art-files.server'
import type { Drawing } from '~/content/pictures/art/drawing'
import type { PageHead } from '~/seo/head'
import { findHead, isHeadType } from '~/api/find-head.server'
import { readContentVersion, revalidation } from '~/server/cache/content-version.server'
import { db } from '~/server/database.server'
import { site } from '~/kinds/settings/site.server'
import { cacheResponse } from '~/server/cache/file-cache.server'
import { plainAnswer } from '~/server/cache/content-file.server'

export async function loader({ request, context, params: { type = '', name = '' } }: LoaderFunctionArgs) {
  const version = await readContentVersion(db())
  const { headers, isFresh } = revalidation(request, version)
  const slug = name.endsWith('.png') ? name.slice(0, -'.png'.length) : ''
  const head = isHeadType(type) && slug !== '' ? await findHead(type, slug) : undefined
  if (!head?.card) return plainAnswer(404, 'Not Found')
  if (isFresh) return new Response(null, { status: 304, headers })
  const [section, record] = head.breadcrumbs ?? []
  const text = {
    title: (record ?? section)?.name ?? head.title,
    eyebrow: record && section?.name,
    siteName: (await site()).name,
  }
  const key = `${String(version)} ${head.path}`
  const { renderSocialCard } = await import('~/content/pictures/art/social-card.server')
  const png = await renderSocialCard({ key, text, draw: () => drawingOf(head) })
  if (!png) {
    return plainAnswer(503, 'Too many cards are asked for. Please try again in a moment.', { 'Retry-After': '5' })
  }
  return cacheResponse(
    { request, context },
    { body: png, headers: { ...headers, 'Content-Type': 'image/png' }, version },
  )
}

async function drawingOf({ card, path }: PageHead): Promise<Drawing> {
  return (await findDrawingAt(card?.drawing ?? '')) ?? pickLandscape(path)
}
