/** `/art/{kind}/{name}.svg`: a picture that the site draws, the same for everybody. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { artVersion, isVersioned } from '~/components/ui/art-version'
import { findSvg } from '~/features/art/kept-svg.server'
import { revalidation } from '~/server/content-version.server'
import { keptResponse } from '~/server/finished-files.server'
import { plainAnswer } from '~/server/plain-answer.server'

export async function loader({ request, params: { kind = '', name = '' } }: LoaderFunctionArgs) {
  const svg = name.endsWith('.svg') ? await findSvg(kind, name.slice(0, -'.svg'.length)) : undefined
  if (svg === undefined) return plainAnswer(404, 'Not Found')
  // Drawn from the address alone: it stays the same until another build draws it.
  const { headers, isFresh } = revalidation(request, 0)
  const isLasting = isVersioned && new URL(request.url).searchParams.get('v') === artVersion
  if (isLasting) headers['Cache-Control'] = 'public, max-age=31536000, immutable'
  if (isFresh) return new Response(null, { status: 304, headers })
  headers['Content-Type'] = 'image/svg+xml; charset=utf-8'
  // Its colors are a style in it; nothing else runs or loads when it is opened by itself.
  headers['Content-Security-Policy'] = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
  return keptResponse(request, { body: svg, headers, query: isLasting ? `?v=${artVersion}` : '' })
}
