/** An http.Server with the front door in it. */
import http, { type IncomingMessage, type Server } from 'node:http'
import { timeOutStalledBodies } from './middleware/body-timeout'
import { limitConnections } from './connection-limits'
import { logAnswer } from './middleware/access-log'
import { nameAllowedMethods } from './middleware/allow-header'
import { answerClientErrors } from './client-error'
import { createDoor, type AppListener } from './request-listener'
import { DoorResponse, type ResponseCare } from './server-response'
import { pathOf, toExchange } from './request-context'
import { endAfterEarlyAnswer, isLeaving } from './drain-socket'
import { isFromProxy } from './middleware/forwarded-headers'
import { oneAtATime } from './pipelining'
import { OpenExchanges } from './open-requests'
import { doorLimits, type DoorLimits, type DoorOptions } from './options'
import { expectationFailed, requestTimeout } from './error-responses'
import { refuseMidway } from './abort-request'
import { requestIdHeader, settleRequestId } from './middleware/request-id'
import { addSecurityHeaders, securityHeaders } from './middleware/security-headers'
import { sendAnswer } from './send-error'
import { closePromptly } from './shutdown'

export interface GuardedServer {
  server: Server
  /** Does what is open, then ends. */
  close: () => void
}

export function createGuardedServer(options: DoorOptions, listener: AppListener): GuardedServer {
  const limits = doorLimits(options)
  const security = securityHeaders(options.siteUrl)
  const exchanges = new OpenExchanges()

  const care: ResponseCare = {
    begin: (res) => {
      const { req } = res
      exchanges.add(req.socket, res)
      const requestId = settleRequestId(req, isFromProxy(req, options.trustedProxies))
      return { requestId, path: pathOf(req.url ?? ''), startedAt: performance.now() }
    },
    dress: (res) => {
      const { req, asked } = res
      nameAllowedMethods(res)
      addSecurityHeaders(res, security)
      if (shutdown.isClosing()) res.setHeader('Connection', 'close')
      endAfterEarlyAnswer(req, res, limits)
      res.setHeader(requestIdHeader, asked.requestId)
    },
    end: (res) => {
      const { socket } = res.req
      exchanges.delete(socket, res)
      logAnswer(res, res.asked)
      shutdown.afterAnswer(socket)
    },
  }

  const server = http.createServer(serverOptions(limits, care))
  // One more than that tells the door that there were too many.
  server.maxHeadersCount = limits.maxHeaders + 1
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket
  server.timeout = limits.idleTimeoutMs
  const shutdown = closePromptly(server, exchanges, {
    hardEndMs: limits.hardEndMs,
    onClosed: options.onClosed,
    exit: options.exit,
  })
  limitConnections(server, limits, options.trustedProxies)
  exchanges.watch(server)
  answerClientErrors(server, exchanges, { security, limits })
  timeOutStalledBodies(server, {
    stalledBodyMs: limits.stalledBodyMs,
    checkIntervalMs: limits.connectionsCheckingIntervalMs,
    due: () => exchanges.current(),
    onStalled: (res) => {
      refuseMidway(res.req, res, requestTimeout, { security, limits })
    },
  })

  const door = oneAtATime(exchanges, createDoor(options, listener))
  server.on('request', door)
  server.on('checkContinue', door)
  server.on('checkExpectation', (req, res) => {
    if (!isLeaving(req.socket)) sendAnswer(toExchange(req, res), expectationFailed)
  })
  return { server, close: shutdown.close }
}

function serverOptions(limits: DoorLimits, care: ResponseCare): http.ServerOptions {
  class CaredResponse<Request extends IncomingMessage = IncomingMessage> extends DoorResponse<Request> {
    constructor(...args: ConstructorParameters<typeof http.ServerResponse<Request>>) {
      super(care, ...args)
    }
  }
  return {
    ServerResponse: CaredResponse,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: limits.connectionsCheckingIntervalMs,
    maxHeaderSize: limits.maxHeaderBytes,
    // Refused by the door, with words.
    requireHostHeader: false,
  }
}
