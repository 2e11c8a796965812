/**
 * The server's entry. Documents are rendered whole, so the Content Security Policy can name our inline scripts by
 * their hash, and a finished page can be kept as it is.
 */
import { installFrontDoor } from '~/server/front-door.server'
import type { EntryContext } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'
import { stopImages, workOffImages } from '~/features/images/image-queue.server'
import { createFirstOperator } from '~/features/operators/first-operator.server'
import { deepestHead } from '~/features/seo/head'
import { searchableTools } from '~/features/tools/tool-list'
import { cacheControl } from '~/server/cache-control.server'
import { documentPolicy, scriptMark, settleScripts } from '~/server/content-security-policy.server'
import { closeDatabase, committedContentVersion, db } from '~/server/database.server'
import { catchRequestHandler } from '~/server/direct-page.server'
import { env, toBlockList } from '~/server/env.server'
import { createFinishedPages } from '~/server/finished-pages.server'
import { pagePath, readKeeping } from '~/server/finished-pages/keep-rule.server'
import { lightenCopies } from '~/server/light-copies.server'
import { log, ofRequest } from '~/server/log.server'
import { sessionCookieName } from '~/server/session-cookie.server'
import { encodeDataWhenRead } from '~/server/lazy-data-stream.server'
import { keepRouteMatches, routeHandles } from '~/server/route-matching.server'
import { shareSignals } from '~/server/shared-signals.server'
import { startSite } from '~/server/start.server'
import { lookForFilesAlone } from '~/server/static-lookups.server'
import { keepNodesWebClasses } from '~/server/web-classes.server'
import { finishedFinder } from './find-finished.server'
import { readAhead } from './read-ahead.server'
import { handlesOf, renderDocument } from './render-document.server'

await startSite(createFirstOperator, searchableTools)
void workOffImages(db(), log.error)
const finishedPages = createFinishedPages({
  readVersion: committedContentVersion,
  timeZone: env().SITE_TIME_ZONE,
})
// remix-serve makes its server after this module has run; in development Vite has made one long before.
if (import.meta.env.PROD) {
  void readAhead(log.error)
  keepNodesWebClasses()
  shareSignals()
  lightenCopies()
  keepRouteMatches()
  encodeDataWhenRead()
  lookForFilesAlone()
  catchRequestHandler()
  installFrontDoor({
    siteUrl: env().SITE_URL,
    trustedProxies: toBlockList(env().TRUST_PROXY),
    sessionCookie: sessionCookieName(),
    findFinished: finishedFinder(finishedPages.findFinished),
    onClosed: async () => {
      stopImages(db())
      await closeDatabase()
    },
  })
}

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const html = await renderDocument({ url: request.url, nonce: scriptMark, context })
  const { document, hashes } = settleScripts(html)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // In development Vite brings inline scripts of its own.
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', documentPolicy(hashes))
  if (status >= 400 || isForNoEngine(context)) headers.set('X-Robots-Tag', 'noindex')
  headers.set('Cache-Control', cacheControl(request, status))
  const keeping = readKeeping(handlesOf(context))
  return finishedPages.toResponse(request, { html: document, status, headers, keeping })
}

function isForNoEngine({ staticHandlerContext: { matches, loaderData } }: EntryContext): boolean {
  return deepestHead(matches.map(({ route }): unknown => loaderData[route.id]))?.noindex === true
}

export function handleDataRequest(response: Response, { request }: { request: Request }) {
  response.headers.set('Cache-Control', cacheControl(request, response.status))
  // A page's data is no page.
  response.headers.set('X-Robots-Tag', 'noindex')
  const handles = routeHandles(pagePath(request.url))
  return finishedPages.toDataResponse(request, response, handles && readKeeping(handles))
}

export function handleError(error: unknown, { request }: { request: Request }) {
  // A visitor who has gone away is no fault of the site.
  if (request.signal.aborted) return
  // Nor is a form sent to a page that takes none, or what else the router answers with a status of the client's fault: it
  // makes an error of it, or hands it on whole with its status where data was asked for.
  if (error instanceof Error && /^You made a \w+ request to /.test(error.message)) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  log.error('request failed', { ...ofRequest(request), error })
}
