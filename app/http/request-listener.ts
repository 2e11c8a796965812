/** The chain: what every request goes through, in this order, before the application sees it. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AppLoadContext } from '@remix-run/node'
import './load-context'
import { log } from '~/server/log.server'
import { redirectToCanonical } from './middleware/redirects'
import { checkFraming } from './middleware/framing'
import { createHostCheck } from './middleware/host'
import { checkMethod } from './middleware/method'
import { checkOrigin } from './middleware/origin'
import { checkTarget } from './middleware/target'
import { HookedResponse } from './server-response'
import { toRequestContext, type EarlyResponse, type RequestContext, type Middleware } from './request-context'
import { sendCached, type CachedResponse } from '~/cache/cached-response.server'
import { applyForwardedHeaders } from './middleware/forwarded-headers'
import { checkBody, countBody, requestBodyLimit } from './middleware/body-count'
import { serverLimits, type ServerOptions } from './options'
import { bodyTooLarge, internalError } from './error-responses'
import { refuseDataOfApi } from './middleware/api-data'
import { abortRequest } from './abort-request'
import { securityHeaders } from './middleware/security-headers'
import { sendAnswer } from './send-error'

/** What it promises, if it does, tells what goes wrong later. */
export type AppListener = (req: IncomingMessage, res: ServerResponse, context: AppLoadContext) => unknown

/** The listener for 'request' and for 'checkContinue', around the application's own. */
export function createRequestListener(options: ServerOptions, listener: AppListener): RequestListener {
  const { siteUrl, trustedProxies, sessionCookie, findCached } = options
  const midway = { security: securityHeaders(siteUrl), limits: serverLimits(options) }
  const middleware: readonly Middleware[] = [
    checkTarget,
    createHostCheck(siteUrl),
    checkMethod,
    refuseDataOfApi,
    (ctx) => checkOrigin(ctx, siteUrl),
    (ctx) => checkBody(ctx, sessionCookie),
    redirectToCanonical,
  ]

  function admit(ctx: RequestContext, context: AppLoadContext): unknown {
    const { req, res } = ctx
    countBody(req, requestBodyLimit(ctx, sessionCookie), () => {
      abortRequest(req, res, bodyTooLarge, midway)
    })
    if (expectsContinue(req)) res.writeContinue()
    return listener(req, res, context)
  }

  return (req, res) => {
    const ctx = toRequestContext(req, res)
    const fail = (error: unknown) => {
      const { path } = ctx
      const requestId = res instanceof HookedResponse ? res.asked.requestId : undefined
      log.error('request failed', { requestId, method: req.method, path, error })
      answerFault(ctx)
    }
    try {
      // As they were sent: the next line adds to them.
      const misframed = checkFraming(ctx, midway.limits.maxHeaders)
      const client = misframed === undefined ? applyForwardedHeaders(req, trustedProxies) : ''
      const answer = misframed ?? firstResponse(middleware, ctx)
      if (answer !== undefined) {
        sendAnswer(ctx, answer)
        return
      }
      const context = toLoadContext(ctx, client)
      const goOn = (finished: CachedResponse | undefined) => {
        // It reads no body; if one is on its way, the answer is the connection's last.
        const going = finished === undefined ? admit(ctx, context) : sendCached(res, finished)
        if (going instanceof Promise) going.catch(fail)
      }
      const found = findCached?.(req, res, context)
      if (found instanceof Promise) found.then((finished) => res.destroyed || goOn(finished)).catch(fail)
      else goOn(found)
    } catch (error) {
      fail(error)
    }
  }
}

function toLoadContext({ path, res }: RequestContext, clientAddress: string): AppLoadContext {
  return {
    // The application sees the address of a page's data without this ending.
    isDocument: !path.endsWith('.data'),
    ...(clientAddress === '' ? {} : { clientAddress }),
    ...(res instanceof HookedResponse ? { requestId: res.asked.requestId } : {}),
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

// Node has refused every other Expect by now, and HTTP/1.0 has none.
function expectsContinue(req: IncomingMessage): boolean {
  return req.headers.expect !== undefined && req.httpVersionMinor === 1
}
