import { canonicalPath } from '~/server/http/canonical-path'
import type { EarlyResponse, RequestContext } from '~/server/request-context'

export function redirectToCanonical({ req, path, search }: RequestContext): EarlyResponse | undefined {
  if (req.method !== 'GET' && req.method !== 'HEAD') return undefined
  const canonical = canonicalPath(path)
  if (canonical === path) return undefined
  // The redirect is permanent but revalidated, because addresses may change.
  return { status: 301, headers: { Location: canonical + search, 'Cache-Control': 'public, max-age=300' } }
}
