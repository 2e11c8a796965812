/**
 * Renders documents in one piece rather than streaming, so that the Content-Security-Policy can list the hashes of
 * inline scripts and pages can be cached.
 */
import { binKinds, pageStores } from '~/dashboard/kinds.server'
import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'
import { stopImages, workOffImages } from '~/content/pictures/image-queue.server'
import { deleteExpired } from '~/content/bin/bin.server'
import { createFirstOperator } from '~/server/auth/first-operator.server'
import { deleteEndedTokens } from '~/server/auth/api-tokens.server'
import { deleteEndedInvitations } from '~/server/auth/invitations.server'
import { deleteOldMails } from '~/inbox/mail/outbox-page.server'
import { startMail } from '~/inbox/mail/mail-worker.server'
import { deleteOldDrafts } from '~/content/revisions/drafts.server'
import { deleteOldVersions } from '~/content/revisions/old-versions.server'
import { applyRetention } from '~/people/retention.server'
import { deleteEndedPreviewLinks } from '~/content/publishing/preview-links.server'
import { startSchedule } from '~/content/publishing/schedule.server'
import { deepestHead } from '~/seo/head'
import { seedNewDatabase } from '~db/seed/new-database.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { indexSitePages } from '~/search/search.server'
import { cacheControl, readCacheRule } from '~/server/cache/cache-policy.server'
import { createQueryFilter } from '~/server/cache/known-query.server'
import { documentPolicy, scriptMark, settleScripts } from '~/server/content-security-policy.server'
import { closeDatabase, committedContentVersion, db } from '~/server/database.server'
import { env, toBlockList } from '~/server/env.server'
import { createPageCache } from './server/cache/page-cache.server'
import { log, ofRequest } from '~/server/log.server'
import { sessionCookieName } from '~/server/auth/session.server'
import { startSite } from '~/server/start.server'
import type { RequestArgs } from './server/load-context'
import { serve as listen } from './server/http/server'
import { visitCounter, writeVisitsNow, writeVisitsRegularly } from './dashboard/visits.server'
import { site } from './kinds/settings/site.server'
import { warmUp } from './document/warm-up.server'
import { handlesOf, renderDocument } from './document/render-document.server'
import path from 'node:path'
import { artVersion } from '~/components/ui/art-version'
import { createFileFinder } from '~/server/cache/file-cache.server'
import { readStaticFiles } from '~/server/cache/static-files.server'
import type { FindCached } from '~/server/cache/cached-response.server'

await startSite({
  seedNewDatabase,
  createFirstOperator,
  indexPages: indexSitePages,
  dailyWork: [
    deleteOldMails,
    applyRetention,
    (trx, now) => deleteExpired(trx, binKinds, now),
    deleteOldVersions,
    deleteOldDrafts,
    deleteEndedPreviewLinks,
    deleteEndedInvitations,
    deleteEndedTokens,
  ],
})
void workOffImages(db(), log.error)
const mail = await startMailIfSetUp()
const schedule = await startSchedule(db(), { publishers: pageStores, now: () => new Date(), report: log.error })
const pageCache = createPageCache({
  readVersion: committedContentVersion,
  timeZone: env().SITE_TIME_ZONE,
})

async function startMailIfSetUp() {
  const { SMTP_URL } = env()
  if (SMTP_URL === undefined) return undefined
  const { smtpSender } = await import('~/inbox/mail/smtp.server')
  return startMail(db(), {
    send: smtpSender(SMTP_URL, async () => (await site()).name),
    now: () => new Date(),
    report: log.warn,
  })
}

/** `npm start` calls this. In development and under remix-serve the routes run without it. */
export function serve(build: ServerBuild) {
  void warmUp(log.error)
  const withoutUnknown = createQueryFilter(build)
  writeVisitsRegularly()
  const { PORT: port, HOST: host, SITE_URL: siteUrl, HSTS_SUBDOMAINS: hstsSubdomains, TRUST_PROXY: proxies } = env()
  return listen(
    build,
    { port, host },
    {
      siteUrl,
      hstsSubdomains,
      trustedProxies: toBlockList(proxies),
      sessionCookie: sessionCookieName(),
      findCached: cachedResponseFinder((req, res, context) => {
        const { method, url = '' } = req
        if (method === 'GET' || method === 'HEAD') req.url = withoutUnknown(url)
        return pageCache.findCached(req, res, context)
      }),
      onPageRead: (read) => {
        visitCounter.count(read)
      },
      onClosed: async () => {
        await Promise.all([stopImages(db()), mail?.stop(), schedule.stop(), writeVisitsNow()])
        await closeDatabase()
      },
    },
  )
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
) {
  const html = await renderDocument({
    url: request.url,
    nonce: scriptMark,
    context,
    hiddenFields: loadContext.hiddenFields ?? '',
  })
  const { document, hashes } = settleScripts(html)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // In development Vite adds inline scripts.
  if (import.meta.env.PROD) headers.set('Content-Security-Policy', documentPolicy(hashes))
  if (status >= 400 || isForNoEngine(context)) headers.set('X-Robots-Tag', 'noindex')
  headers.set('Cache-Control', cacheControl(request, status, headers.get('Cache-Control')))
  const keeping = readCacheRule(handlesOf(context))
  return pageCache.toResponse({ request, context: loadContext }, { html: document, status, headers, keeping })
}

function isForNoEngine({ staticHandlerContext: { matches, loaderData } }: EntryContext): boolean {
  return deepestHead(matches.map(({ route }): unknown => loaderData[route.id]))?.noindex === true
}

export function handleDataRequest(response: Response, { request }: { request: Request }) {
  const { headers, status } = response
  headers.set('Cache-Control', cacheControl(request, status, headers.get('Cache-Control')))
  // Keeps `.data` responses out of search results.
  headers.set('X-Robots-Tag', 'noindex')
  return response
}

export function handleError(error: unknown, { request, context }: RequestArgs) {
  // The client left.
  if (request.signal.aborted) return
  // Client errors: a form posted to a page without an action, and the like. Remix turns some into errors and passes
  // others on as responses.
  if (error instanceof Error && /^You made a \w+ request to /.test(error.message)) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (error instanceof DatabaseWriteError) context.isUnavailable = true
  log.error('request failed', { ...ofRequest({ request, context }), error })
}

function cachedResponseFinder(findPage: FindCached): FindCached {
  // The folders are relative to the working directory, as in remix-serve.
  const folders = { files: path.resolve('build', 'client'), compressed: path.resolve('build', 'compressed') }
  const siteFiles = readStaticFiles(folders, { artVersion })
  log.info('the files of the site are in memory', { files: siteFiles.count, bytes: siteFiles.bytes })
  const findFile = createFileFinder(siteFiles)
  return (req, res, context) => {
    const found = findFile(req) ?? findPage(req, res, context)
    // A route may have cached a file meanwhile.
    return found instanceof Promise ? found.then((page) => page ?? findFile(req)) : found
  }
}
