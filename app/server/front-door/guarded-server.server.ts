/** An http.Server with the front door in it: what `http.createServer` gives remix-serve in production. */
import http, { type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { logAnswer } from './access-line.server'
import { nameAllowedMethods } from './allow-header.server'
import { answerClientErrors } from './client-error.server'
import { createDoor } from './door.server'
import { toExchange } from './exchange.server'
import { finishedSender } from './finished-answer.server'
import { endAfterEarlyAnswer, isLeaving } from './linger.server'
import { isFromProxy } from './forwarded-headers.server'
import { oneAtATime } from './one-at-a-time.server'
import { OpenExchanges } from './open-exchanges.server'
import { doorLimits, type DoorLimits, type DoorOptions } from './options.server'
import { expectationFailed } from './refusals.server'
import { requestIdHeader, settleRequestId } from './request-id.server'
import { addSecurityHeaders, securityHeaders } from './security-headers.server'
import { sendAnswer } from './send-answer.server'
import { closePromptly } from './shutdown.server'
import { correctStaticCaching } from './static-caching.server'

export function createGuardedServer(options: DoorOptions, listener: RequestListener): Server {
  const limits = doorLimits(options)
  const security = securityHeaders(options.siteUrl)
  const exchanges = new OpenExchanges()

  const prepare = (res: ServerResponse) => {
    const { req } = res
    const { path } = toExchange(req, res)
    const requestId = settleRequestId(req, isFromProxy(req, options.trustedProxies))
    const asked = { requestId, path, startedAt: performance.now() }
    exchanges.add(req.socket, res, () => {
      logAnswer(res, asked)
      shutdown.afterAnswer(req.socket)
    })
    // Listeners run in reverse: the first one registered sees what everybody else has set.
    onHeaders(res, () => {
      correctStaticCaching(res, path)
      nameAllowedMethods(res)
      addSecurityHeaders(res, security)
      if (shutdown.isClosing()) res.setHeader('Connection', 'close')
      endAfterEarlyAnswer(req, res, limits)
      res.setHeader(requestIdHeader, requestId)
    })
  }

  const server = new http.Server(serverOptions(limits, prepare))
  // One more than that tells the door that there were too many.
  server.maxHeadersCount = limits.maxHeaders + 1
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket
  server.timeout = limits.idleTimeoutMs
  const shutdown = closePromptly(server, exchanges, {
    hardEndMs: limits.hardEndMs,
    onClosed: options.onClosed,
    exit: options.exit,
  })
  exchanges.watch(server)
  answerClientErrors(server, exchanges, { security, limits })

  const send = finishedSender(security, shutdown.isClosing)
  const door = oneAtATime(exchanges, createDoor(options, listener, send))
  server.on('request', door)
  server.on('checkContinue', door)
  server.on('checkExpectation', (req, res) => {
    if (!isLeaving(req.socket)) sendAnswer(toExchange(req, res), expectationFailed)
  })
  return server
}

function serverOptions(limits: DoorLimits, prepare: (res: ServerResponse) => void): http.ServerOptions {
  // Node answers some requests itself, before any event (a socket's last request, for one): its responses are ours too.
  class DoorResponse<Request extends IncomingMessage = IncomingMessage> extends http.ServerResponse<Request> {
    constructor(...args: ConstructorParameters<typeof http.ServerResponse<Request>>) {
      super(...args)
      prepare(this)
    }
  }
  return {
    ServerResponse: DoorResponse,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: limits.connectionsCheckingIntervalMs,
    maxHeaderSize: limits.maxHeaderBytes,
    // Refused by the door, with words.
    requireHostHeader: false,
  }
}
