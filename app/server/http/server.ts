import http, { type IncomingMessage, type Server } from 'node:http'
import type { ServerBuild } from '@remix-run/node'
import { endWith } from '~/server/process-end.server'
import { answerClientErrors } from './client-error'
import { limitConnections } from './connection-limits'
import { abortRequest, closeAfterEarlyResponse, isDraining } from './early-response'
import { expectationFailed, requestTimeout, sendAnswer } from './error-responses'
import { logAnswer, requestIdHeader, toRequestId } from './middleware/access-log'
import { timeOutStalledBodies } from './middleware/body-timeout'
import { isFromProxy } from './middleware/forwarded-headers'
import { nameAllowedMethods } from './middleware/method'
import { addSecurityHeaders, securityHeaders } from './middleware/security-headers'
import { limitPipelining, OpenRequests } from './open-requests'
import { isPageRead, pagePathOf } from './page-reads'
import { createRemixListener } from './remix-adapter'
import { pathOf, toRequestContext } from '~/server/request-context'
import {
  createRequestListener,
  defaultLimits,
  type AppListener,
  type ServerLimits,
  type ServerOptions,
} from './request-listener'
import { HookedResponse, type ResponseHooks } from './server-response'
import { shutDownGracefully } from './shutdown'

interface HttpServer {
  server: Server
  close: () => void
}

interface ListenAddress {
  port: number
  host: string | undefined
}

export function serve(build: ServerBuild, address: ListenAddress, options: ServerOptions): Server {
  const { server, close } = createHttpServer(
    { ...options, exit: (code) => process.exit(code) },
    createRemixListener(build),
  )
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, close)
  server.once('error', (error) => {
    endWith(explainListenError(error, address))
  })
  server.listen({ port: address.port, host: address.host }, () => {
    process.stdout.write(`Listening on http://${address.host ?? 'localhost'}:${String(address.port)}\n`)
  })
  return server
}

export function createHttpServer(options: ServerOptions, listener: AppListener): HttpServer {
  const limits = { ...defaultLimits, ...options.limits }
  const security = securityHeaders(options.siteUrl, options.hstsSubdomains)
  const openRequests = new OpenRequests()

  const hooks: ResponseHooks = {
    begin: (res) => {
      const { req } = res
      openRequests.add(req.socket, res)
      const requestId = toRequestId(req, isFromProxy(req, options.trustedProxies))
      return { requestId, path: pathOf(req.url ?? ''), startedAt: performance.now() }
    },
    beforeHeaders: (res) => {
      nameAllowedMethods(res)
      addSecurityHeaders(res, security)
      if (shutdown.isClosing()) res.setHeader('Connection', 'close')
      closeAfterEarlyResponse(res.req, res)
      res.setHeader(requestIdHeader, res.info.requestId)
    },
    end: (res) => {
      const { socket } = res.req
      openRequests.delete(socket, res)
      logAnswer(res, res.info)
      tellOfPageRead(res, options.onPageRead)
      shutdown.afterAnswer(socket)
    },
    limits,
  }

  const server = http.createServer(nodeOptions(limits, hooks))
  // One more header tells the middleware that there were too many.
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
      abortRequest(res, requestTimeout)
    },
  })

  const listen = limitPipelining(openRequests, createRequestListener(options, limits, listener))
  server.on('request', listen)
  server.on('checkContinue', listen)
  server.on('checkExpectation', (req, res) => {
    if (!isDraining(req.socket)) sendAnswer(toRequestContext(req, res), expectationFailed)
  })
  return { server, close: shutdown.close }
}

function tellOfPageRead(res: HookedResponse, tell: ServerOptions['onPageRead']): void {
  const { path } = res.info
  const search = res.req.url?.slice(path.length) ?? ''
  if (tell === undefined || !isPageRead(res, path, search)) return
  tell({ path: pagePathOf(path), search, resultCount: res.loadContext?.resultCount })
}

function nodeOptions(limits: ServerLimits, hooks: ResponseHooks): http.ServerOptions {
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
    // middleware/host.ts refuses it with a message.
    requireHostHeader: false,
  }
}

function explainListenError(error: Error, { port, host }: ListenAddress): string {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${String(port)} is already in use. Stop the other program or start with PORT=…`
  }
  if (code === 'EACCES') return `This user may not listen on port ${String(port)}. Start with PORT=… (1024 or above).`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST ${String(host)} is no address of this machine.`
  }
  return error.message
}
