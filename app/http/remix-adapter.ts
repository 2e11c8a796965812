/** Node's request to a web `Request`, through Remix's request handler, and its `Response` back to the connection. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  createReadableStreamFromReadable,
  createRequestHandler,
  type AppLoadContext,
  type ServerBuild,
} from '@remix-run/node'
import { sendResponse } from './send-response'

export type RemixListener = (req: IncomingMessage, res: ServerResponse, context: AppLoadContext) => Promise<void>

export function createRemixListener(build: ServerBuild, mode = 'production'): RemixListener {
  const handle = createRequestHandler(build, mode)
  return async (req, res, context) => {
    const response = await handle(toRequest(req, res), context)
    // The client may have left meanwhile.
    if (!res.destroyed) await sendResponse(req, res, response)
  }
}

function toRequest(req: IncomingMessage, res: ServerResponse): Request {
  const { headers, method = 'GET', url = '' } = req
  const isReading = method === 'GET' || method === 'HEAD'
  return new Request(`http://${headers.host ?? ''}${url}`, {
    method,
    headers: toHeaders(req),
    signal: signalOf(res),
    ...(isReading ? {} : { body: createReadableStreamFromReadable(req), duplex: 'half' }),
  })
}

function toHeaders({ headers: given }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value ?? []) headers.append(name, one)
  }
  return headers
}

/** Aborts when the client leaves before the answer is out. */
function signalOf(res: ServerResponse): AbortSignal {
  const controller = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) controller.abort()
  })
  return controller.signal
}
