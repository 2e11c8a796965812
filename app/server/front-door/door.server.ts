/** The chain: what every request goes through, in this order, before the application sees it. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { inOneRequest } from '~/server/begun-session.server'
import { log } from '~/server/log.server'
import { redirectToCanonical } from './canonical-redirect.server'
import { checkFraming } from './check-framing.server'
import { checkHost } from './check-host.server'
import { checkMethod } from './check-method.server'
import { checkOrigin } from './check-origin.server'
import { checkTarget } from './check-target.server'
import { numberExchange } from './drain.server'
import { isApi, toExchange, type Answer, type Exchange, type Step } from './exchange.server'
import { settleForwardedHeaders } from './forwarded-headers.server'
import { checkBody, countBody, exchangeBodyLimit } from './limit-body.server'
import { doorLimits, type DoorOptions } from './options.server'
import { bodyTooLarge, internalError } from './refusals.server'
import { refuseDataOfApi } from './refuse-data-of-api.server'
import { refuseMidway } from './refuse-midway.server'
import { requestIdHeader } from './request-id.server'
import { securityHeaders } from './security-headers.server'
import { sendAnswer } from './send-answer.server'
import { askForWholeAnswer } from './whole-answers.server'

/** The listener for 'request' and for 'checkContinue', around the application's own. */
export function createDoor(options: DoorOptions, listener: RequestListener): RequestListener {
  const { siteUrl, trustedProxies, sessionCookie, servePage } = options
  const midway = { security: securityHeaders(siteUrl), limits: doorLimits(options) }
  const steps: readonly Step[] = [
    checkTarget,
    checkHost,
    checkMethod,
    refuseDataOfApi,
    (exchange) => checkOrigin(exchange, siteUrl),
    (exchange) => checkBody(exchange, exchangeBodyLimit(exchange, sessionCookie)),
    redirectToCanonical,
  ]

  return (req, res) => {
    const exchange = toExchange(req, res)
    try {
      // As they were sent: the next line adds to them.
      const misframed = checkFraming(exchange, midway.limits.maxHeaders)
      if (misframed === undefined) settleForwardedHeaders(req, trustedProxies)
      const answer = misframed ?? firstAnswer(steps, exchange)
      if (answer !== undefined) {
        sendAnswer(exchange, answer)
        return
      }
      // A page from memory reads no body; if one is on its way, the answer is the connection's last.
      if (servePage?.(req, res) === true) return
      countBody(req, exchangeBodyLimit(exchange, sessionCookie), () => {
        refuseMidway(req, res, bodyTooLarge, midway)
      })
      if (expectsContinue(req)) res.writeContinue()
      if (isApi(exchange)) numberExchange(req, res)
      askForWholeAnswer(req)
      inOneRequest(() => {
        listener(req, res)
      })
    } catch (error) {
      log.error('request failed', {
        requestId: req.headers[requestIdHeader],
        method: req.method,
        path: exchange.path,
        error,
      })
      answerFault(exchange)
    }
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
