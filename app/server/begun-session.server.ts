/**
 * The session that a form has begun on its way through the gate. The page that answers the form is made in the same
 * request, whose cookies do not name it yet: without this a form with a fault would meet the gate a second time, and
 * what was typed would be gone.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const requests = new AsyncLocalStorage<{ begun: string | undefined }>()

/** Each request of its own: what one has begun, no other sees. */
export function inOneRequest(answer: () => void): void {
  requests.run({ begun: undefined }, answer)
}

/** Nothing to remember it by where there is no front door. */
export function rememberBegunSession(id: string): void {
  const request = requests.getStore()
  if (request) request.begun = id
}

/** The session's id, when this request has begun one. */
export function begunSession(): string | undefined {
  return requests.getStore()?.begun
}
