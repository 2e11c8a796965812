/**
 * The server's entry. Documents are rendered whole, so the Content Security Policy can name our inline scripts by
 * their hash, and a finished page can be kept as it is.
 */
import { installFrontDoor } from '~/server/front-door.server'
import type { EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ScriptNonceContext } from '~/components/layout/script-nonce'
import { stopImages, workOffImages } from '~/features/images/image-queue.server'
import { createFirstOperator } from '~/features/operators/first-operator.server'
import { deepestHead } from '~/features/seo/head'
import { searchableTools } from '~/features/tools/tool-list'
import { cacheControl } from '~/server/cache-control.server'
import { documentPolicy, scriptMark, settleScripts } from '~/server/content-security-policy.server'
import { closeDatabase, committedContentVersion, db } from '~/server/database.server'
import { env, toBlockList } from '~/server/env.server'
import { createFinishedPages } from '~/server/finished-pages.server'
import { readKeeping } from '~/server/finished-pages/keep-rule.server'
import { log, ofRequest } from '~/server/log.server'
import { sessionCookieName } from '~/server/session-cookie.server'
import { startSite } from '~/server/start.server'

await startSite(createFirstOperator, searchableTools)
void workOffImages(db(), log.error)
const finishedPages = createFinishedPages({
  readVersion: committedContentVersion,
  timeZone: env().SITE_TIME_ZONE,
})
// remix-serve makes its server after this module has run; in development Vite has made one long before.
if (import.meta.env.PROD) {
  installFrontDoor({
    siteUrl: env().SITE_URL,
    trustedProxies: toBlockList(env().TRUST_PROXY),
    sessionCookie: sessionCookieName(),
    findFinished: finishedPages.findFinished,
    onClosed: async () => {
      stopImages(db())
      await closeDatabase()
    },
  })
}

const renderTimeoutMs = 5000

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { html, failed } = await renderDocument(request, context)
  const { document, hashes } = settleScripts(html)
  const finalStatus = failed ? 500 : status
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // In development Vite brings inline scripts of its own.
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', documentPolicy(hashes))
  if (finalStatus >= 400 || isForNoEngine(context)) headers.set('X-Robots-Tag', 'noindex')
  headers.set('Cache-Control', cacheControl(request, finalStatus))
  const keeping = readKeeping(handlesOf(context))
  return finishedPages.toResponse(request, { html: document, status: finalStatus, headers, keeping })
}

function isForNoEngine({ staticHandlerContext: { matches, loaderData } }: EntryContext): boolean {
  return deepestHead(matches.map(({ route }): unknown => loaderData[route.id]))?.noindex === true
}

function handlesOf({ staticHandlerContext, routeModules }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle)
}

export function handleDataRequest(response: Response, { request }: { request: Request }) {
  response.headers.set('Cache-Control', cacheControl(request, response.status))
  // A page's data is no page.
  response.headers.set('X-Robots-Tag', 'noindex')
  return response
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

function renderDocument(request: Request, context: EntryContext): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <ScriptNonceContext.Provider value={scriptMark}>
        <RemixServer context={context} url={request.url} abortDelay={renderTimeoutMs} nonce={scriptMark} />
      </ScriptNonceContext.Provider>,
      {
        onAllReady() {
          clearTimeout(timer)
          const chunks: Buffer[] = []
          const sink = new Writable({
            write(chunk: Buffer, _encoding, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              resolve({ html: Buffer.concat(chunks).toString('utf8'), failed })
              done()
            },
          })
          pipe(sink)
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error instanceof Error ? error : new Error('Rendering failed', { cause: error }))
        },
        onError(error) {
          failed = true
          log.error('rendering failed', { ...ofRequest(request), error })
        },
      },
    )
    const timer = setTimeout(abort, renderTimeoutMs + 1000)
  })
}
