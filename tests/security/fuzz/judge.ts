import { headerOf, type Answer } from '../ask'
import { generalFaults } from '../general-rules'
import { routeOf, rowsAt } from './addresses'
import type { Call } from './calls'
import { mark } from './wild'

const pageStatuses = [200, 301, 302, 303, 304, 400, 401, 403, 404, 405, 409, 413, 414, 415, 417, 429, 431]
const refusals = [400, 413, 414, 415, 431]

/**
 * Node's parser refuses headers that are too large before it knows the path: that refusal is a page everywhere.
 * @param statusesOf of an operation of the published document, by method and path as the route table writes it.
 */
export function faultsOf(call: Call, answer: Answer, statusesOf: DocumentedStatuses): string[] {
  const { status, body } = answer
  const type = headerOf(answer, 'content-type')
  const path = safeDecode(call.path)
  const isApi = /^\/api(?:\/|$)/i.test(path)
  const expected = isApi ? apiStatuses(call, statusesOf) : pageStatusesOf(call, path)
  const isAllowed = expected.includes(status) || (status === 503 && headerOf(answer, 'retry-after') !== '')
  const hasBody = call.method !== 'HEAD' && body !== '' && headerOf(answer, 'content-encoding') === ''
  return [
    ...(isAllowed ? [] : [`status ${String(status)}, and not ${expected.join(' ')}`]),
    ...generalFaults(answer),
    ...(isApi && status >= 400 && status !== 431 && hasBody ? failureFaults(type, body) : []),
    ...(type.startsWith('text/html') && hasBody ? documentFaults(body) : []),
    ...(/^(?:text\/html|image\/svg|application\/(?:\w+\+)?xml|text\/xml)/.test(type) && body.includes(mark)
      ? [`what was sent is a tag in the answer: ${around(body, mark)}`]
      : []),
  ]
}

export type DocumentedStatuses = (method: string, address: string) => readonly number[] | undefined

function apiStatuses({ method, who, path }: Call, statusesOf: DocumentedStatuses): readonly number[] {
  // The router's form of a response is not the API's.
  if (path.endsWith('.data')) return [404, 403, 405, ...refusals]
  const address = routeOf(path) ?? ''
  const documented = statusesOf(method === 'HEAD' ? 'GET' : method, address)
  if (documented) return [...documented, ...refusals]
  if (rowsAt(address).length === 0) return [404, 403, 405, 204, ...refusals]
  // A method that no row has tells a visitor nothing of an operator's path.
  return method === 'OPTIONS' ? [204, 401, ...refusals] : [405, 403, ...(who === 'visitor' ? [401] : []), ...refusals]
}

function pageStatusesOf({ method }: Call, path: string): readonly number[] {
  if (path.endsWith('.data')) return [...pageStatuses, 202, 204]
  return method === 'OPTIONS' ? [...pageStatuses, 204] : pageStatuses
}

function failureFaults(type: string, body: string): string[] {
  if (!type.startsWith('application/json')) return [`a failure of the API is ${type}`]
  const failure: unknown = JSON.parse(body)
  if (typeof failure !== 'object' || failure === null) return ['a failure of the API is no object']
  const { message, errors, ...more } = { message: undefined, errors: undefined, ...failure }
  return [
    ...(typeof message === 'string' && message !== '' ? [] : ['a failure of the API has no message']),
    ...(errors === undefined || isErrors(errors) ? [] : [`errors are ${JSON.stringify(errors)}`]),
    ...Object.keys(more).map((name) => `a failure of the API has "${name}"`),
  ]
}

function isErrors(errors: unknown): boolean {
  if (typeof errors !== 'object' || errors === null) return false
  return Object.values(errors).every(
    (messages: unknown) => Array.isArray(messages) && messages.every((message) => typeof message === 'string'),
  )
}

function documentFaults(body: string): string[] {
  return /^<!DOCTYPE html>/i.test(body) && body.includes('</html>') ? [] : ['the HTML is no whole document']
}

function around(text: string, part: string): string {
  const at = text.indexOf(part)
  return text.slice(Math.max(0, at - 80), at + 80)
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
