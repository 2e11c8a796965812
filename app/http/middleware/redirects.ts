/** One address for one page: a link with a slash too many or in capitals leads to the one form, query and all. */
import { canonicalPath } from '~/lib/canonical-path'
import type { EarlyResponse, RequestContext } from '~/http/request-context'

export function redirectToCanonical({ req, path, search }: RequestContext): EarlyResponse | undefined {
  if (req.method !== 'GET' && req.method !== 'HEAD') return undefined
  const canonical = canonicalPath(path)
  if (canonical === path) return undefined
  // Permanent, but not so for a browser that was told yesterday of an address that has changed since.
  return { status: 301, headers: { Location: canonical + search, 'Cache-Control': 'public, max-age=300' } }
}
