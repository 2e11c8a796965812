/**
 * Posts that are answered without the application around them. A post of a few fields comes in one piece with its head;
 * express, the router and the streams between them cost several times as much as to store it. Where a route has handed
 * its action here, such a post goes to the action itself, and a `Response` goes out as it is. All else goes on as every
 * request does: a body that is still on its way, and an outcome that Remix has to render, which the action is not asked
 * for again.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ActionFunctionArgs } from '@remix-run/node'
import { LRUCache } from 'lru-cache'
import type { AppListener } from './front-door/door.server'
import { exchangeNumber } from './front-door/exchange-number.server'
import { ReceivedRequest } from './received-request.server'
import { sendResponse } from './send-response.server'

type Action<T> = (args: ActionFunctionArgs) => Promise<T>
type Params = Readonly<Record<string, string>>

interface Outcome {
  /** Undefined where Remix has to render. */
  response: Response | undefined
  /** For when Remix asks the action. */
  remember: () => void
}

interface DirectRoute {
  pattern: RegExp
  run: (args: ActionFunctionArgs) => Promise<Outcome>
}

const directRoutes = new Map<string, DirectRoute>()

/** Far more than are on their way at a time: an outcome is fetched within the same turn of the event loop. */
const mostOutcomes = 1000

/**
 * The action for a route to export. Every `Response` that it returns is the whole answer, without a page around it.
 * @param path as in the route table: `/products/:slug/quote`
 */
export function directAction<T>(path: string, action: Action<T>): Action<T> {
  // By number, not by response: it is over when the client has gone, and what was stored would be stored again.
  const outcomes = new LRUCache<string, Promise<T>>({ max: mostOutcomes })
  const run = async (args: ActionFunctionArgs) => {
    const outcome = action(args)
    // What it throws is thrown again to Remix.
    const answer: unknown = await outcome.catch(() => undefined)
    return {
      response: answer instanceof Response ? answer : undefined,
      remember: () => {
        outcomes.set(exchangeNumber(args.request), outcome)
      },
    }
  }
  directRoutes.set(path, { pattern: toPattern(path), run })
  return (args) => {
    const number = exchangeNumber(args.request)
    const outcome = outcomes.get(number)
    outcomes.delete(number)
    return outcome ?? action(args)
  }
}

/** The application's listener, after the one for direct actions. */
export function answerDirectly(listener: AppListener): AppListener {
  return (req, res) => {
    const found = req.method === 'POST' ? findRoute(req.url ?? '') : undefined
    return found === undefined ? listener(req, res) : answerOrHandOn(req, res, found, listener)
  }
}

interface Found extends DirectRoute {
  params: Params
}

async function answerOrHandOn(
  req: IncomingMessage,
  res: ServerResponse,
  { run, params }: Found,
  listener: AppListener,
): Promise<unknown> {
  // Node tells of a request at the end of its head, and of the rest of the same piece before this.
  await new Promise(setImmediate)
  if (res.destroyed) return undefined
  if (req.complete) {
    const body: unknown = req.read()
    const request = new ReceivedRequest(req, res, body instanceof Uint8Array ? body : null)
    const { response, remember } = await run({ request, params, context: {} })
    // Nobody answers a client who has gone.
    if (res.destroyed) return undefined
    if (response !== undefined) return sendResponse(request, response, res)
    remember()
  }
  return listener(req, res)
}

/** By the target as it was sent: another spelling of the address, a query or `.data` goes the way of all requests. */
function findRoute(target: string): Found | undefined {
  for (const route of directRoutes.values()) {
    const match = route.pattern.exec(target)
    if (match !== null) return { ...route, params: { ...match.groups } }
  }
  return undefined
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[a-z0-9-]+)')}$`)
}
