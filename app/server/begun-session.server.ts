/**
 * The session that a form has begun on its way through the gate. The page that answers the form is made in the same
 * request, whose cookies do not name it yet: without this a form with a fault would meet the gate a second time, and
 * what was typed would be gone.
 */
import type { ServerResponse } from 'node:http'
import { responseTo } from './front-door/exchange-number.server'

const begun = new WeakMap<ServerResponse, string>()

/** Nothing to remember it by where there is no front door. */
export function rememberBegunSession(request: Request, id: string): void {
  const response = responseTo(request)
  if (response) begun.set(response, id)
}

/** The session's id, when this request has begun one. */
export function begunSession(request: Request): string | undefined {
  const response = responseTo(request)
  return response && begun.get(response)
}
