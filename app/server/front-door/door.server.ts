/** The chain: what every request goes through, in this order, before the application sees it. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { log } from '~/server/log.server'
import { redirectToCanonical } from './canonical-redirect.server'
import { checkFraming } from './check-framing.server'
import { checkHost } from './check-host.server'
import { checkMethod } from './check-method.server'
import { checkOrigin } from './check-origin.server'
import { checkTarget } from './check-target.server'
import { toExchange, type Answer, type Exchange, type Step } from './exchange.server'
import { numberExchange } from './exchange-number.server'
import type { SendFinished } from './finished-answer.server'
import { settleForwardedHeaders, tellClientAddress } from './forwarded-headers.server'
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
export function createDoor(options: DoorOptions, listener: RequestListener, send: SendFinished): RequestListener {
  const { siteUrl, trustedProxies, sessionCookie, findFinished } = options
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
      const client = misframed === undefined ? settleForwardedHeaders(req, trustedProxies) : ''
      const answer = misframed ?? firstAnswer(steps, exchange)
      if (answer !== undefined) {
        sendAnswer(exchange, answer)
        return
      }
      const finished = findFinished?.(req)
      if (finished !== undefined) {
        // It reads no body; if one is on its way, the answer is the connection's last.
        send(req, res, finished)
        return
      }
      tellClientAddress(req, client)
      countBody(req, exchangeBodyLimit(exchange, sessionCookie), () => {
        refuseMidway(req, res, bodyTooLarge, midway)
      })
      if (expectsContinue(req)) res.writeContinue()
      numberExchange(req, res)
      askForWholeAnswer(req)
      listener(req, res)
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
