/**
 * Methods: those that no `Request` can carry are refused, and those that Remix does not know (it would answer them with
 * an empty promise of 405); outside /api there are only pages and their forms.
 */
import type { ServerResponse } from 'node:http'
import { isApi, type EarlyResponse, type RequestContext } from '~/http/request-context'
import { badRequest, methodNotAllowed } from '~/http/error-responses'

const forbidden = new Set(['CONNECT', 'TRACE', 'TRACK'])
const pageMethods = new Set(['GET', 'HEAD', 'POST'])
const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const notAnApiMethod = { ...methodNotAllowed, headers: { Allow: apiMethods.join(', ') } } satisfies EarlyResponse

export function checkMethod({ req, pathname }: RequestContext): EarlyResponse | undefined {
  const method = req.method ?? ''
  if (forbidden.has(method)) return badRequest
  if (isApi({ pathname })) return apiMethods.includes(method) ? undefined : notAnApiMethod
  if (pageMethods.has(method)) return undefined
  return method === 'OPTIONS' ? { status: 204, headers: methodNotAllowed.headers } : methodNotAllowed
}

/**
 * To be called when the headers are about to be written: a 405 says what is allowed instead. Remix's own, for a form that
 * was sent to a page without one, does not.
 */
export function nameAllowedMethods(res: ServerResponse): void {
  if (res.statusCode === 405 && !res.hasHeader('Allow')) res.setHeader('Allow', 'GET, HEAD')
}
