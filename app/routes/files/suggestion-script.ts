import type { LoaderFunctionArgs } from '@remix-run/node'
import { cacheResponse } from '~/server/cache/file-cache.server'
import script from '~/components/layout/suggestions-page-script.js?raw'

/** The first search field that somebody enters loads the script. An hour after a release, the old one is gone. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  return cacheResponse({ request, context }, { body: script, headers })
}
