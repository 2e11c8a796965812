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
import { DoorResponse } from './server-response'
import { toExchange, type Answer, type Exchange, type Step } from './request-context'
import { sendFinished, type FinishedAnswer } from '~/cache/cached-response.server'
import { settleForwardedHeaders } from './middleware/forwarded-headers'
import { checkBody, countBody, exchangeBodyLimit } from './middleware/body-count'
import { doorLimits, type DoorOptions } from './options'
import { bodyTooLarge, internalError } from './error-responses'
import { refuseDataOfApi } from './middleware/api-data'
import { refuseMidway } from './abort-request'
import { securityHeaders } from './middleware/security-headers'
import { sendAnswer } from './send-error'

/** What it promises, if it does, tells what goes wrong later. */
export type AppListener = (req: IncomingMessage, res: ServerResponse, context: AppLoadContext) => unknown

/** The listener for 'request' and for 'checkContinue', around the application's own. */
export function createDoor(options: DoorOptions, listener: AppListener): RequestListener {
  const { siteUrl, trustedProxies, sessionCookie, findFinished } = options
  const midway = { security: securityHeaders(siteUrl), limits: doorLimits(options) }
  const steps: readonly Step[] = [
    checkTarget,
    createHostCheck(siteUrl),
    checkMethod,
    refuseDataOfApi,
    (exchange) => checkOrigin(exchange, siteUrl),
    (exchange) => checkBody(exchange, sessionCookie),
    redirectToCanonical,
  ]

  function admit(exchange: Exchange, context: AppLoadContext): unknown {
    const { req, res } = exchange
    countBody(req, exchangeBodyLimit(exchange, sessionCookie), () => {
      refuseMidway(req, res, bodyTooLarge, midway)
    })
    if (expectsContinue(req)) res.writeContinue()
    return listener(req, res, context)
  }

  return (req, res) => {
    const exchange = toExchange(req, res)
    const fail = (error: unknown) => {
      const { path } = exchange
      const requestId = res instanceof DoorResponse ? res.asked.requestId : undefined
      log.error('request failed', { requestId, method: req.method, path, error })
      answerFault(exchange)
    }
    try {
      // As they were sent: the next line adds to them.
      const misframed = checkFraming(exchange, midway.limits.maxHeaders)
      const client = misframed === undefined ? settleForwardedHeaders(req, trustedProxies) : ''
      const answer = misframed ?? firstAnswer(steps, exchange)
      if (answer !== undefined) {
        sendAnswer(exchange, answer)
        return
      }
      const context = toLoadContext(exchange, client)
      const goOn = (finished: FinishedAnswer | undefined) => {
        // It reads no body; if one is on its way, the answer is the connection's last.
        const going = finished === undefined ? admit(exchange, context) : sendFinished(res, finished)
        if (going instanceof Promise) going.catch(fail)
      }
      const found = findFinished?.(req, res, context)
      if (found instanceof Promise) found.then((finished) => res.destroyed || goOn(finished)).catch(fail)
      else goOn(found)
    } catch (error) {
      fail(error)
    }
  }
}

function toLoadContext({ path, res }: Exchange, clientAddress: string): AppLoadContext {
  return {
    // The application sees the address of a page's data without this ending.
    isDocument: !path.endsWith('.data'),
    ...(clientAddress === '' ? {} : { clientAddress }),
    ...(res instanceof DoorResponse ? { requestId: res.asked.requestId } : {}),
  }
}

function firstAnswer(steps: readonly Step[], exchange: Exchange): Answer | undefined {
  for (const step of steps) {
    const answer = step(exchange)
    if (answer !== undefined) return answer
  }
  return undefined
}

function answerFault(exchange: Exchange): void {
  const { res } = exchange
  if (res.headersSent) {
    res.destroy()
    return
  }
  for (const name of res.getHeaderNames()) res.removeHeader(name)
  sendAnswer(exchange, internalError)
}

// Node has refused every other Expect by now, and HTTP/1.0 has none.
function expectsContinue(req: IncomingMessage): boolean {
  return req.headers.expect !== undefined && req.httpVersionMinor === 1
}
