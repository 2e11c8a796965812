/** Draws the range of an operator's own species from the regions that the address names. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseOwnRangeQuery } from '~/kinds/deer-types/ranges/own-range'
import { drawOwnRange, isOnRangeMap } from '~/kinds/deer-types/ranges/own-range-map.server'
import { plainAnswer } from '~/server/cache/content-file.server'
import { revalidation } from '~/server/cache/content-version.server'
import { svgPolicy } from '~/server/content-security-policy.server'

export function loader({ request }: LoaderFunctionArgs) {
  const regions = parseOwnRangeQuery(new URL(request.url).searchParams, isOnRangeMap)
  if (!regions) return plainAnswer(404, 'Not Found')
  // The picture depends only on the address and the build.
  const { headers, isFresh } = revalidation(request, 0)
  if (isFresh) return new Response(null, { status: 304, headers })
  headers['Content-Type'] = 'image/svg+xml; charset=utf-8'
  headers['Content-Security-Policy'] = svgPolicy
  return new Response(drawOwnRange(regions), { headers })
}
