/** An http.Server with the front door in it. */
import http, { type IncomingMessage, type Server } from 'node:http'
import { timeOutStalledBodies } from './middleware/body-timeout'
import { limitConnections } from './connection-limits'
import { logAnswer } from './middleware/access-log'
import { nameAllowedMethods } from './middleware/allow-header'
import { answerClientErrors } from './client-error'
import { createRequestListener, type AppListener } from './request-listener'
import { HookedResponse, type ResponseHooks } from './server-response'
import { pathOf, toRequestContext } from './request-context'
import { closeAfterEarlyResponse, isDraining } from './drain-socket'
import { isFromProxy } from './middleware/forwarded-headers'
import { limitPipelining } from './pipelining'
import { OpenRequests } from './open-requests'
import { serverLimits, type ServerLimits, type ServerOptions } from './options'
import { expectationFailed, requestTimeout } from './error-responses'
import { abortRequest } from './abort-request'
import { requestIdHeader, toRequestId } from './middleware/request-id'
import { addSecurityHeaders, securityHeaders } from './middleware/security-headers'
import { sendAnswer } from './send-error'
import { shutDownGracefully } from './shutdown'

export interface HttpServer {
  server: Server
  /** Does what is open, then ends. */
  close: () => void
}

export function createHttpServer(options: ServerOptions, listener: AppListener): HttpServer {
  const limits = serverLimits(options)
  const security = securityHeaders(options.siteUrl)
  const openRequests = new OpenRequests()

  const hooks: ResponseHooks = {
    begin: (res) => {
      const { req } = res
      openRequests.add(req.socket, res)
      const requestId = toRequestId(req, isFromProxy(req, options.trustedProxies))
      return { requestId, path: pathOf(req.url ?? ''), startedAt: performance.now() }
    },
    beforeHeaders: (res) => {
      const { req, asked } = res
      nameAllowedMethods(res)
      addSecurityHeaders(res, security)
      if (shutdown.isClosing()) res.setHeader('Connection', 'close')
      closeAfterEarlyResponse(req, res, limits)
      res.setHeader(requestIdHeader, asked.requestId)
    },
    end: (res) => {
      const { socket } = res.req
      openRequests.delete(socket, res)
      logAnswer(res, res.asked)
      shutdown.afterAnswer(socket)
    },
  }

  const server = http.createServer(serverOptions(limits, hooks))
  // One more than that tells the door that there were too many.
  server.maxHeadersCount = limits.maxHeaders + 1
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket
  server.timeout = limits.idleTimeoutMs
  const shutdown = shutDownGracefully(server, openRequests, {
    hardEndMs: limits.hardEndMs,
    onClosed: options.onClosed,
    exit: options.exit,
  })
  limitConnections(server, limits, options.trustedProxies)
  openRequests.watch(server)
  answerClientErrors(server, openRequests, { security, limits })
  timeOutStalledBodies(server, {
    stalledBodyMs: limits.stalledBodyMs,
    checkIntervalMs: limits.connectionsCheckingIntervalMs,
    due: () => openRequests.current(),
    onStalled: (res) => {
      abortRequest(res.req, res, requestTimeout, { security, limits })
    },
  })

  const listen = limitPipelining(openRequests, createRequestListener(options, listener))
  server.on('request', listen)
  server.on('checkContinue', listen)
  server.on('checkExpectation', (req, res) => {
    if (!isDraining(req.socket)) sendAnswer(toRequestContext(req, res), expectationFailed)
  })
  return { server, close: shutdown.close }
}

function serverOptions(limits: ServerLimits, hooks: ResponseHooks): http.ServerOptions {
  class ServerResponseWithHooks<Request extends IncomingMessage = IncomingMessage> extends HookedResponse<Request> {
    constructor(...args: ConstructorParameters<typeof http.ServerResponse<Request>>) {
      super(hooks, ...args)
    }
  }
  return {
    ServerResponse: ServerResponseWithHooks,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: limits.connectionsCheckingIntervalMs,
    maxHeaderSize: limits.maxHeaderBytes,
    // Refused by the door, with words.
    requireHostHeader: false,
  }
}
