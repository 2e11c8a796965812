import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import type { Readable } from 'node:stream'
import type { AppLoadContext } from '@remix-run/node'
import { sendCached, type CachedResponse, type FindCached } from '~/server/cache/cached-response.server'
import type { PageRead } from '~/lib/visits'
import { log } from '~/server/log.server'
import { internalError, sendAnswer } from './error-responses'
import '~/server/load-context'
import { checkBody, limitedBody, requestBodyLimit } from './middleware/body-limit'
import { applyForwardedHeaders } from './middleware/forwarded-headers'
import { createHostCheck } from './middleware/host'
import { checkMethod } from './middleware/method'
import { checkOrigin } from './middleware/origin'
import { redirectToCanonical } from './middleware/redirects'
import { checkFraming, checkTarget, refuseDataOfApi } from './middleware/target'
import { toRequestContext, type EarlyResponse, type Middleware, type RequestContext } from '~/server/request-context'
import { HookedResponse } from './server-response'

export interface ServerOptions {
  siteUrl: string
  /** True if all names below the site's are on https, too. */
  hstsSubdomains?: boolean
  trustedProxies: BlockList
  sessionCookie: string
  limits?: Partial<ServerLimits>
  findCached?: FindCached
  onPageRead?: (read: PageRead) => void
  onClosed?: () => void | Promise<void>
  exit?: (code: number) => void
}

export const defaultLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 120_000,
  keepAliveTimeoutMs: 10_000,
  idleTimeoutMs: 120_000,
  connectionsCheckingIntervalMs: 1_000,
  stalledBodyMs: 20_000,
  maxConnections: 2_000,
  maxConnectionsPerClient: 256,
  maxHeaderBytes: 16 * 1024,
  maxHeaders: 100,
  maxRequestsPerSocket: 1_000,
  /**
   * An early response drops as much input as the largest allowed body, because after a reset most clients forget the
   * response.
   */
  drainMs: 1_000,
  drainBytes: 64 * 1024 * 1024,
  hardEndMs: 15_000,
}

export type ServerLimits = typeof defaultLimits

/** The promise rejects if something fails later. Reads `body`, never the request itself. */
export type AppListener = (
  req: IncomingMessage,
  res: ServerResponse,
  context: AppLoadContext,
  body: Readable | undefined,
) => unknown

export function createRequestListener(
  options: ServerOptions,
  limits: ServerLimits,
  listener: AppListener,
): RequestListener {
  const { siteUrl, trustedProxies, sessionCookie, findCached } = options
  const middleware: readonly Middleware[] = [
    checkTarget,
    createHostCheck(siteUrl),
    checkMethod,
    refuseDataOfApi,
    (ctx) => checkOrigin(ctx, siteUrl),
    (ctx) => checkBody(ctx, sessionCookie),
    redirectToCanonical,
  ]

  function handle(ctx: RequestContext, context: AppLoadContext): unknown {
    const { req, res } = ctx
    const isReading = req.method === 'GET' || req.method === 'HEAD'
    const body = isReading ? undefined : limitedBody(req, res, requestBodyLimit(ctx, sessionCookie))
    if (expectsContinue(req)) res.writeContinue()
    return listener(req, res, context, body)
  }

  return (req, res) => {
    const ctx = toRequestContext(req, res)
    const fail = (error: unknown) => {
      const { path } = ctx
      const requestId = res instanceof HookedResponse ? res.info.requestId : undefined
      log.error('request failed', { requestId, method: req.method, path, error })
      answerFault(ctx)
    }
    try {
      const misframed = checkFraming(ctx, limits.maxHeaders)
      const client = misframed === undefined ? applyForwardedHeaders(req, trustedProxies) : ''
      const answer = misframed ?? firstResponse(middleware, ctx)
      if (answer !== undefined) {
        sendAnswer(ctx, answer)
        return
      }
      const context = toLoadContext(ctx, client)
      if (res instanceof HookedResponse) res.loadContext = context
      const answerWith = (cached: CachedResponse | undefined) => {
        const sending = cached === undefined ? handle(ctx, context) : sendCached(res, cached)
        if (sending instanceof Promise) sending.catch(fail)
      }
      const found = findCached?.(req, res, context)
      if (found instanceof Promise) found.then((cached) => res.destroyed || answerWith(cached)).catch(fail)
      else answerWith(found)
    } catch (error) {
      fail(error)
    }
  }
}

function toLoadContext({ path, res }: RequestContext, clientAddress: string): AppLoadContext {
  return {
    // Remix strips this suffix from the URL it passes on.
    isDocument: !path.endsWith('.data'),
    ...(clientAddress === '' ? {} : { clientAddress }),
    ...(res instanceof HookedResponse ? { requestId: res.info.requestId } : {}),
  }
}

function firstResponse(middleware: readonly Middleware[], ctx: RequestContext): EarlyResponse | undefined {
  for (const step of middleware) {
    const answer = step(ctx)
    if (answer !== undefined) return answer
  }
  return undefined
}

function answerFault(ctx: RequestContext): void {
  const { res } = ctx
  if (res.headersSent) {
    res.destroy()
    return
  }
  for (const name of res.getHeaderNames()) res.removeHeader(name)
  sendAnswer(ctx, internalError)
}

// Node has refused any other Expect, and HTTP/1.0 has none.
function expectsContinue(req: IncomingMessage): boolean {
  return req.headers.expect !== undefined && req.httpVersionMinor === 1
}
