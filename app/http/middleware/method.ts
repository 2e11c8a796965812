/**
 * Methods: those that no `Request` can carry are refused, and those that Remix does not know (it would answer them with
 * an empty promise of 405); outside /api there are only pages and their forms.
 */
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
