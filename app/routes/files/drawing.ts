/** `/art/{kind}/{name}.svg`. Fixed drawings are files in public/art. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { artVersion, isVersioned } from '~/components/ui/art-version'
import { findSvg } from '~/features/art/svg-cache.server'
import { svgPolicy } from '~/server/content-security-policy.server'
import { revalidation } from '~/cache/content-version.server'
import { cacheResponse } from '~/cache/file-cache.server'
import { foreverCaching } from '~/cache/cache-policy.server'
import { plainAnswer } from '~/cache/content-file.server'

export async function loader({ request, context, params: { kind = '', name = '' } }: LoaderFunctionArgs) {
  const svg = name.endsWith('.svg') ? await findSvg(kind, name.slice(0, -'.svg'.length)) : undefined
  if (svg === undefined) return plainAnswer(404, 'Not Found')
  // Depends only on the address and the build.
  const { headers, isFresh } = revalidation(request, 0)
  const isLasting = isVersioned && new URL(request.url).searchParams.get('v') === artVersion
  if (isLasting) headers['Cache-Control'] = foreverCaching
  if (isFresh) return new Response(null, { status: 304, headers })
  headers['Content-Type'] = 'image/svg+xml; charset=utf-8'
  headers['Content-Security-Policy'] = svgPolicy
  return cacheResponse({ request, context }, { body: svg, headers, query: isLasting ? `?v=${artVersion}` : '' })
}
