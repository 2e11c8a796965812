/**
 * Pages that are rendered without express around them. What stands between the door and Remix in remix-serve looks for a
 * file, writes a log line that nobody reads, and sends each answer through streams. Here a page's request, and that for
 * its data, goes from the door to Remix's own handler, and the answer from there to the connection. All else goes on as
 * before: files, /api, whose lists are streams of any length, and every method but GET.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { createRequestHandler, RequestHandler } from '@remix-run/node'
import type { AppListener } from './front-door/door.server'
import { ReceivedRequest } from './received-request.server'
import { packageSeenFrom, replaceFunction } from './replaced-function.server'
import { sendResponse } from './send-response.server'
import { isFileName } from './static-lookups.server'

type CreateRequestHandler = typeof createRequestHandler

/** The one that remix-serve has made for itself. */
let handle: RequestHandler | undefined

/**
 * To be called before remix-serve makes its request handler, which it takes from this very module object.
 * @returns a function that puts Remix's own back, for tests.
 */
export function catchRequestHandler(): () => void {
  const remix = packageSeenFrom(['@remix-run/serve/package.json', '@remix-run/node', '@remix-run/server-runtime'])
  const putBack = replaceFunction(remix, 'createRequestHandler', (original: CreateRequestHandler) => {
    return (...args) => (handle = original(...args))
  })
  return () => {
    putBack()
    handle = undefined
  }
}

/** The application's listener, after the one for pages. */
export function answerPages(listener: AppListener): AppListener {
  return (req, res) => {
    return handle === undefined || !isForPage(req) ? listener(req, res) : answerPage(handle, req, res)
  }
}

async function answerPage(handler: RequestHandler, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const request = new ReceivedRequest(req, res, null)
  const response = await handler(request)
  // Nobody answers a client who has gone.
  if (!res.destroyed) await sendResponse(request, response, res)
}

function isForPage({ method, url = '' }: IncomingMessage): boolean {
  return method === 'GET' && !url.startsWith('/api/') && !isFileName(url)
}
