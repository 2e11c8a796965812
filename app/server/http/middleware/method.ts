/** Refuses methods that `Request` or Remix cannot handle. Outside /api there are only GET, HEAD and POST. */
import type { ServerResponse } from 'node:http'
import { isApi, type EarlyResponse, type RequestContext } from '~/server/request-context'
import { badRequest, methodNotAllowed } from '~/server/http/error-responses'

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

/** Remix leaves Allow out of a 405. Call this before headers are written. */
export function nameAllowedMethods(res: ServerResponse): void {
  if (res.statusCode === 405 && !res.hasHeader('Allow')) res.setHeader('Allow', 'GET, HEAD')
}
